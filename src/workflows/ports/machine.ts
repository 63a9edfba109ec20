/** Where the app came from: an address with all its files, or one file that holds it whole, opened from a disk. */
export type AppHome = "host" | "file";

/** Whether a record can be written, read back and deleted on this machine. `isStrict`: the browser promises that a stored record is on the disk. */
export type StorageProbe =
  { readonly kind: "works"; readonly tookMs: number; readonly isStrict: boolean } | { readonly kind: "failed"; readonly reason: string };

/** The app as its service worker keeps it. */
export interface StoredApp {
  /** Tells one stored version from another. */
  readonly version: string;
  /** Files the app consists of. */
  readonly fileCount: number;
  /** Those that are not stored. */
  readonly missing: readonly string[];
  /** The page that asks is of the stored version. */
  readonly isThisPage: boolean;
  /** A newer version is stored beside it and waits. */
  readonly isNewerWaiting: boolean;
}

/** What a machine and its browser can do, as far as a page can find out. */
export interface MachineFacts {
  readonly home: AppHome;
  readonly isSecure: boolean;
  readonly storage: StorageProbe;
  /** Null where the browser does not say. */
  readonly room: { readonly usedBytes: number; readonly quotaBytes: number } | null;
  /** Whether the browser promised not to clear what is stored when the disk runs short; null where it cannot be asked. */
  readonly isPersisted: boolean | null;
  /** Signs of a private window, whose records end with it. No browser says so outright. */
  readonly seemsPrivate: boolean;
  readonly tabLock: "works" | "missing" | "broken";
  /** Null while no version is stored; a file has none. */
  readonly app: StoredApp | null;
  readonly canFillScreen: boolean;
  readonly canStayAwake: boolean;
  /** Of the window, CSS px. */
  readonly window: { readonly widthPx: number; readonly heightPx: number };
  /** Null where the browser's name is none that is known. */
  readonly browser: { readonly name: "Chromium" | "Firefox" | "Safari"; readonly major: number } | null;
  /** With which the host sends the start page, names in small letters; null where it cannot be asked. */
  readonly hostHeaders: Readonly<Record<string, string>> | null;
  readonly userAgent: string;
  readonly zone: string;
  readonly address: string;
}

/** Looks at the machine: takes up to a few seconds, never rejects. */
export interface MachineProbe {
  readonly storage: () => Promise<StorageProbe>;
  readonly app: () => Promise<StoredApp | null>;
  readonly look: () => Promise<MachineFacts>;
}
