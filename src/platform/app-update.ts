import type { AppDevice, DeviceState, OfflineState } from "#workflows/ports/app-device.ts";

/** What the registration needs to know from outside. */
export interface AppUpdateOptions {
  /** Address of the service worker's script. */
  readonly scriptUrl: string;
  /** True while this page shows a sitting: then nothing is registered anew, since registering looks for updates. */
  readonly isSittingOpen: () => boolean;
}

/**
 * Registers the service worker in prompt mode: a new version is fetched and stored, then waits until the user asks for it.
 * Nothing is registered while a sitting is open on this page, unless the app is not stored on this device at all.
 */
export function startAppUpdate(options: AppUpdateOptions): AppDevice {
  const listeners = new Set<() => void>();
  let state: DeviceState = { offline: { kind: "checking" }, update: "none" };
  let waiting: ServiceWorker | null = null;
  const change = (next: Partial<DeviceState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const impediment = whyNotOffline();
  if (impediment !== null) state = { ...state, offline: impediment };
  else {
    void watch(options, change, (worker) => {
      waiting = worker;
      change({ update: "ready" });
    });
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    applyUpdate: () => {
      if (waiting === null || state.update === "outdated") return location.reload();
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage({ type: "SKIP_WAITING" });
    },
  };
}

function whyNotOffline(): OfflineState | null {
  if (!isSecureContext) return { kind: "insecure" };
  return "serviceWorker" in navigator ? null : { kind: "unsupported" };
}

async function watch(
  options: AppUpdateOptions,
  change: (next: Partial<DeviceState>) => void,
  onWaiting: (worker: ServiceWorker) => void,
): Promise<void> {
  const hadController = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (hadController) change({ update: "outdated" });
  });
  try {
    const stored = await navigator.serviceWorker.getRegistration();
    if (stored?.active) change({ offline: { kind: "ready" } });
    if (stored) await sittingEnd(options.isSittingOpen);
    const registration = await navigator.serviceWorker.register(options.scriptUrl, { type: "classic" });
    if (registration.waiting && registration.active) onWaiting(registration.waiting);
    if (registration.installing) follow(registration.installing, change, onWaiting);
    registration.addEventListener("updatefound", () => {
      if (registration.installing) follow(registration.installing, change, onWaiting);
    });
    await navigator.serviceWorker.ready;
    change({ offline: { kind: "ready" } });
  } catch (cause) {
    change({ offline: { kind: "failed", reason: cause instanceof Error ? cause.message : String(cause) } });
  }
}

/** Resolves at once when no sitting is open on this page, else when its user has left it. */
function sittingEnd(isSittingOpen: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = (): void => {
      if (isSittingOpen()) return;
      removeEventListener("hashchange", check);
      resolve();
    };
    addEventListener("hashchange", check);
    check();
  });
}

function follow(worker: ServiceWorker, change: (next: Partial<DeviceState>) => void, onWaiting: (worker: ServiceWorker) => void): void {
  const isFirst = navigator.serviceWorker.controller === null;
  if (isFirst) change({ offline: { kind: "storing" } });
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && !isFirst) onWaiting(worker);
    if (worker.state === "redundant" && isFirst) change({ offline: { kind: "failed", reason: "install" } });
  });
}
