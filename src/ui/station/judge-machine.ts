import type { DropBoxCheck } from "#workflows/check-drop-boxes.ts";
import type { HostTime } from "#workflows/ports/host-clock.ts";
import { judgeHeaders, type HeaderPurpose } from "#ui/station/judge-host.ts";
import type { MachineFacts } from "#workflows/ports/machine.ts";

/** What is looked at, in the order in which it is shown. */
export const CHECKS = [
  "secure",
  "storage",
  "durable",
  "room",
  "persisted",
  "private",
  "lock",
  "offline",
  "version",
  "clock",
  "host",
  "dropBox",
  "browser",
  "window",
  "fullScreen",
  "wakeLock",
] as const;
/** One of the checks of a machine. What is typed to try the input is judged apart: it comes later. */
export type MachineCheck = (typeof CHECKS)[number];

/** What is not as it might be: each has a meaning and something to do. */
export type Flaw =
  | ("insecure" | "cannotStore" | "relaxed" | "tightRoom" | "unknownRoom" | "notPersisted" | "privateWindow" | "noLock" | "brokenLock")
  | (
      | "notStored"
      | "gaps"
      | "newerWaiting"
      | "otherVersion"
      | "unknownVersion"
      | "clockOff"
      | "clockWrong"
      | "clockUnasked"
      | "headersMissing"
      | "hostUnasked"
    )
  | ("boxBlocked" | "boxUnreachable" | "boxRefuses" | "boxFaulty" | "boxOverwrites")
  | ("noFullScreen" | "noWakeLock" | "smallWindow" | "oldBrowser" | "unknownBrowser");

/** Values for a wording. */
export type Params = Readonly<Record<string, string | number>>;

/** Checks that ask the app's host. */
export const HOST_CHECKS = ["offline", "version", "clock", "host", "dropBox"] as const;

/** The outcome of one check. Only what truly keeps an exam from working blocks; "apart": the app is a file and has no host to be asked. */
export type Finding =
  | { readonly check: MachineCheck; readonly state: "ok"; readonly params: Params }
  | { readonly check: (typeof HOST_CHECKS)[number]; readonly state: "apart"; readonly params: Params }
  | {
      readonly check: MachineCheck;
      readonly state: "note" | "blocked";
      readonly flaw: Flaw;
      readonly params: Params;
      /** What headers are for that the host does not send. */
      readonly purposes?: readonly HeaderPurpose[];
    };

/** What a machine was found to be at a moment; `hostTime` null where the host could not be asked. */
export interface MachineReport {
  readonly facts: MachineFacts;
  readonly hostTime: HostTime | null;
  /** Of the studies at this address; empty where none names one. */
  readonly dropBoxes: readonly DropBoxCheck[];
  /** Wall clock, UTC epoch ms. */
  readonly atMs: number;
}

const MB = 1024 * 1024;
const TIGHT_BYTES = 200 * MB;
const CLOCK_NOTE_MS = 2 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
/** Below this the prescription folds above the response, CSS px. */
const WIDE_PX = 1000;
const OLDEST = { Chromium: 100, Firefox: 104, Safari: 16 } as const;

/** Every check's outcome, in the order of `CHECKS`. */
export function judgeMachine(report: MachineReport): readonly Finding[] {
  return CHECKS.map((check) => judgeApart(check, report) ?? JUDGES[check](report));
}

function judgeApart(check: MachineCheck, { facts, atMs }: MachineReport): Finding | null {
  const hostCheck = facts.home === "file" ? HOST_CHECKS.find((one) => one === check) : undefined;
  return hostCheck === undefined ? null : { check: hostCheck, state: "apart", params: { atMs } };
}

/** The worst of the findings. */
export function verdictOf(findings: readonly Finding[]): "ok" | "note" | "blocked" {
  if (findings.some(({ state }) => state === "blocked")) return "blocked";
  return findings.some(({ state }) => state === "note") ? "note" : "ok";
}

const JUDGES: Readonly<Record<MachineCheck, (report: MachineReport) => Finding>> = {
  secure: ({ facts }) => (facts.isSecure ? ok("secure") : flaw("secure", "insecure", "blocked")),
  storage: ({ facts: { storage } }) =>
    storage.kind === "works"
      ? ok("storage", { ms: Math.round(storage.tookMs) })
      : { ...flaw("storage", "cannotStore", "blocked"), params: { reason: storage.reason } },
  durable: ({ facts: { storage } }) => (storage.kind === "works" && storage.isStrict ? ok("durable") : flaw("durable", "relaxed")),
  room: ({ facts: { room } }) => judgeRoom(room),
  persisted: ({ facts }) => (facts.isPersisted === true ? ok("persisted") : flaw("persisted", "notPersisted")),
  private: ({ facts }) => (facts.seemsPrivate ? flaw("private", "privateWindow") : ok("private")),
  lock: ({ facts: { tabLock } }) => {
    if (tabLock === "works") return ok("lock");
    return flaw("lock", tabLock === "missing" ? "noLock" : "brokenLock");
  },
  offline: ({ facts: { app } }) => judgeStored(app),
  version: ({ facts: { app } }) => judgeVersion(app),
  clock: ({ hostTime, atMs }) => judgeClock(hostTime, atMs),
  host: ({ facts: { hostHeaders } }) => judgeHost(hostHeaders),
  dropBox: ({ dropBoxes }) => judgeDropBoxes(dropBoxes),
  browser: ({ facts: { browser } }) => {
    if (browser === null) return flaw("browser", "unknownBrowser");
    return { ...(browser.major >= OLDEST[browser.name] ? ok("browser") : flaw("browser", "oldBrowser")), params: { ...browser } };
  },
  window: ({ facts }) => {
    const { widthPx: width, heightPx: height } = facts.window;
    return { ...(width >= WIDE_PX ? ok("window") : flaw("window", "smallWindow")), params: { width, height } };
  },
  fullScreen: ({ facts }) => (facts.canFillScreen ? ok("fullScreen") : flaw("fullScreen", "noFullScreen")),
  wakeLock: ({ facts }) => (facts.canStayAwake ? ok("wakeLock") : flaw("wakeLock", "noWakeLock")),
};

function judgeRoom(room: MachineFacts["room"]): Finding {
  if (room === null) return flaw("room", "unknownRoom");
  const freeBytes = room.quotaBytes - room.usedBytes;
  const params = { free: Math.max(0, Math.floor(freeBytes / MB)) };
  return { ...(freeBytes >= TIGHT_BYTES ? ok("room") : flaw("room", "tightRoom")), params };
}

function judgeStored(app: MachineFacts["app"]): Finding {
  if (app === null) return flaw("offline", "notStored");
  if (app.missing.length === 0) return ok("offline", { count: app.fileCount });
  return { ...flaw("offline", "gaps"), params: { missing: app.missing.length, count: app.fileCount } };
}

function judgeVersion(app: MachineFacts["app"]): Finding {
  if (app === null) return flaw("version", "unknownVersion");
  if (app.isNewerWaiting) return flaw("version", "newerWaiting");
  return app.isThisPage ? ok("version", { version: app.version }) : flaw("version", "otherVersion");
}

function judgeClock(hostTime: HostTime | null, atMs: number): Finding {
  if (hostTime === null) return { ...flaw("clock", "clockUnasked"), params: { atMs } };
  const offMs = Math.abs(hostTime.hostMs - hostTime.wallMs);
  if (offMs > DAY_MS) return { ...flaw("clock", "clockWrong"), params: { days: Math.round(offMs / DAY_MS) } };
  if (offMs > CLOCK_NOTE_MS) return { ...flaw("clock", "clockOff"), params: { minutes: Math.round(offMs / 60_000) } };
  return ok("clock", { seconds: Math.ceil(offMs / 1000) });
}

/** None of them keeps an exam from working or being sealed, so that none blocks. */
function judgeHost(headers: MachineFacts["hostHeaders"]): Finding {
  if (headers === null) return flaw("host", "hostUnasked");
  const { names, purposes } = judgeHeaders(headers);
  if (names.length === 0) return ok("host");
  return { check: "host", state: "note", flaw: "headersMissing", params: { names: names.join(", ") }, purposes };
}

/** The first box that is not as it might be speaks for all. The file can always be handed over, so nothing here blocks. */
function judgeDropBoxes(dropBoxes: readonly DropBoxCheck[]): Finding {
  for (const { url, outcome } of dropBoxes) {
    const name = BOX_FLAWS[outcome.kind];
    if (name === null) continue;
    const status = "status" in outcome ? (outcome.status ?? "–") : "–";
    return { ...flaw("dropBox", name), params: { url, status } };
  }
  return ok("dropBox", { count: dropBoxes.length });
}

/** Null: the box takes files. */
const BOX_FLAWS: Readonly<Record<DropBoxCheck["outcome"]["kind"], Flaw | null>> = {
  stored: null,
  "already-there": null,
  overwrites: "boxOverwrites",
  "blocked-by-csp": "boxBlocked",
  unreachable: "boxUnreachable",
  "timed-out": "boxUnreachable",
  refused: "boxRefuses",
  "too-large": "boxRefuses",
  full: "boxRefuses",
  "server-error": "boxFaulty",
  implausible: "boxFaulty",
};

function ok(check: MachineCheck, params: Params = {}): Finding {
  return { check, state: "ok", params };
}

function flaw(check: MachineCheck, name: Flaw, state: "note" | "blocked" = "note"): Finding {
  return { check, state, flaw: name, params: {} };
}
