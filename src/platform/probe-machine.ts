import { probeStorage } from "#platform/probe-storage.ts";
import type { AppHome, MachineFacts, MachineProbe } from "#workflows/ports/machine.ts";

const PROBE_LOCK = "rxbaseline-probe";

/** What is known of the app's host: what is stored of the app, and the headers its start page is sent with. */
interface HostReaders {
  readonly app: MachineProbe["app"];
  readonly headers: () => Promise<MachineFacts["hostHeaders"]>;
}

/** Looks at this machine and its browser, for an app of that home. */
export function machineProbe(home: AppHome, host: HostReaders): MachineProbe {
  return { storage: probeStorage, app: host.app, look: () => look(home, host) };
}

async function look(home: AppHome, { app: readApp, headers }: HostReaders): Promise<MachineFacts> {
  const [storage, app, isPersisted, tabLock, hostHeaders] = await Promise.all([
    probeStorage(),
    readApp(),
    askToPersist(),
    tryLock(),
    headers(),
  ]);
  const room = await readRoom();
  return {
    home,
    isSecure: isSecureContext,
    storage,
    room,
    isPersisted,
    seemsPrivate: await seemsPrivate(home, room?.quotaBytes ?? null),
    tabLock,
    app,
    canFillScreen: document.fullscreenEnabled,
    canStayAwake: "wakeLock" in navigator,
    window: { widthPx: innerWidth, heightPx: innerHeight },
    browser: browserOf(navigator.userAgent),
    hostHeaders,
    userAgent: navigator.userAgent,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    address: new URL(".", document.baseURI).href,
  };
}

/** Browsers of which the oldest that are served are known; the others that stand on Chromium name it. */
const BROWSERS = [
  ["Chromium", /(?:Chrome|Chromium)\/(\d+)/],
  ["Firefox", /\bFirefox\/(\d+)/],
  ["Safari", /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
] as const;

/** Name and main version from the text browsers send of themselves. */
export function browserOf(userAgent: string): MachineFacts["browser"] {
  for (const [name, pattern] of BROWSERS) {
    const major = pattern.exec(userAgent)?.[1];
    if (major !== undefined) return { name, major: Number(major) };
  }
  return null;
}

async function readRoom(): Promise<MachineFacts["room"]> {
  try {
    const { usage, quota } = await navigator.storage.estimate();
    return usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota };
  } catch {
    return null; // insecure addresses have no storage manager
  }
}

async function askToPersist(): Promise<boolean | null> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return null;
  }
}

/** Two wishes for one lock: the second must be refused while the first is held. */
async function tryLock(): Promise<MachineFacts["tabLock"]> {
  if (!("locks" in navigator)) return "missing";
  try {
    return await navigator.locks.request(PROBE_LOCK, async (first) => {
      const isRefused = await navigator.locks.request(PROBE_LOCK, { ifAvailable: true }, (second) => second === null);
      return first !== null && isRefused ? "works" : "broken";
    });
  } catch {
    return "broken";
  }
}

/**
 * Chromium gives a private window a share of the memory where others get a share of the disk; Safari refuses it the file system; Firefox
 * hides its service workers from it. From a file the last two are refused in any window.
 */
async function seemsPrivate(home: AppHome, quotaBytes: number | null): Promise<boolean> {
  const { memory } = performance as Performance & { readonly memory?: { readonly jsHeapSizeLimit: number } }; // Chromium only
  if (memory !== undefined) return quotaBytes !== null && quotaBytes < 2 * memory.jsHeapSizeLimit;
  if (home === "file" || !isSecureContext) return false;
  if (!("serviceWorker" in navigator)) return true;
  try {
    await navigator.storage.getDirectory();
    return false;
  } catch {
    return true;
  }
}
