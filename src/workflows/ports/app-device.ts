/** Whether this device can start the app without a network, and if not, why. */
export type OfflineState =
  { readonly kind: "checking" | "storing" | "ready" | "insecure" | "unsupported" } | { readonly kind: "failed"; readonly reason: string };

/** What the device knows of the app it runs. */
export interface DeviceState {
  readonly offline: OfflineState;
  /** "ready": a newer version is stored and waits; "outdated": another page switched to it, so this page must be reloaded. */
  readonly update: "none" | "ready" | "outdated";
}

/** The app as installed on this device. */
export interface AppDevice {
  /** The same object until something changes. */
  readonly state: () => DeviceState;
  /** Returns the way to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Switches to the newer version and reloads. Only on the user's wish, and never while a sitting is open. */
  readonly applyUpdate: () => void;
}
