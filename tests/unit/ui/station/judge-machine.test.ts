import { describe, expect, it } from "vitest";
import { cacheControl, SECURITY_HEADERS } from "../../../../scripts/headers.mjs";
import { judgeInput } from "#ui/station/judge-input.ts";
import { judgeHeaders } from "#ui/station/judge-host.ts";
import { CHECKS, HOST_CHECKS, judgeMachine, verdictOf, type MachineReport } from "#ui/station/judge-machine.ts";
import type { DropBoxCheck } from "#workflows/check-drop-boxes.ts";
import type { PutFailure } from "#workflows/ports/drop-box.ts";
import type { MachineFacts } from "#workflows/ports/machine.ts";

const MB = 1024 * 1024;
const AT_MS = 1_780_000_000_000;
const FIT: MachineFacts = {
  home: "host",
  isSecure: true,
  storage: { kind: "works", tookMs: 12.4, isStrict: true },
  room: { usedBytes: 10 * MB, quotaBytes: 5_010 * MB },
  isPersisted: true,
  seemsPrivate: false,
  tabLock: "works",
  app: { version: "abc", fileCount: 40, missing: [], isThisPage: true, isNewerWaiting: false },
  canFillScreen: true,
  canStayAwake: true,
  window: { widthPx: 1280, heightPx: 800 },
  browser: { name: "Chromium", major: 100 },
  hostHeaders: sentHeaders(),
  userAgent: "a browser",
  zone: "Asia/Shanghai",
  address: "https://exam.example/",
};
const APP = FIT.app ?? expect.fail("the fit machine has the app");

function report(change: Partial<MachineFacts>, offMs: number | null = 400): MachineReport {
  const hostTime = offMs === null ? null : { hostMs: AT_MS + offMs, wallMs: AT_MS, roundTripMs: 20 };
  return { facts: { ...FIT, ...change }, hostTime, dropBoxes: [], atMs: AT_MS };
}

describe("a machine that is fit", () => {
  it("passes every check, each once and in order", () => {
    const findings = judgeMachine(report({}));
    expect(findings.map(({ check }) => check)).toEqual(CHECKS);
    expect(findings.filter(({ state }) => state !== "ok")).toEqual([]);
    expect(verdictOf(findings)).toBe("ok");
  });

  it("is told how fast it stores, how much is free and how far its clock is off", () => {
    const paramsOf = new Map(judgeMachine(report({})).map(({ check, params }) => [check, params]));
    expect(paramsOf.get("storage")).toEqual({ ms: 12 });
    expect(paramsOf.get("room")).toEqual({ free: 5_000 });
    expect(paramsOf.get("clock")).toEqual({ seconds: 1 });
  });
});

describe("what is not as it might be", () => {
  it.each([
    ["insecure", { isSecure: false }, "blocked"],
    ["cannotStore", { storage: { kind: "failed", reason: "quota" } }, "blocked"],
    ["relaxed", { storage: { kind: "works", tookMs: 1, isStrict: false } }, "note"],
    ["tightRoom", { room: { usedBytes: 0, quotaBytes: 200 * MB - 1 } }, "note"],
    ["unknownRoom", { room: null }, "note"],
    ["notPersisted", { isPersisted: false }, "note"],
    ["notPersisted", { isPersisted: null }, "note"],
    ["privateWindow", { seemsPrivate: true }, "note"],
    ["noLock", { tabLock: "missing" }, "note"],
    ["brokenLock", { tabLock: "broken" }, "note"],
    ["notStored", { app: null }, "note"],
    ["unknownVersion", { app: null }, "note"],
    ["gaps", { app: { ...APP, missing: ["a.js"] } }, "note"],
    ["newerWaiting", { app: { ...APP, isNewerWaiting: true } }, "note"],
    ["otherVersion", { app: { ...APP, isThisPage: false } }, "note"],
    ["hostUnasked", { hostHeaders: null }, "note"],
    ["headersMissing", { hostHeaders: {} }, "note"],
    ["noFullScreen", { canFillScreen: false }, "note"],
    ["noWakeLock", { canStayAwake: false }, "note"],
    ["smallWindow", { window: { widthPx: 390, heightPx: 844 } }, "note"],
    ["oldBrowser", { browser: { name: "Chromium", major: 99 } }, "note"],
    ["oldBrowser", { browser: { name: "Safari", major: 15 } }, "note"],
    ["unknownBrowser", { browser: null }, "note"],
  ] as const)("is said to be %s", (flaw, change, state) => {
    const findings = judgeMachine(report(change));
    expect(findings).toContainEqual(expect.objectContaining({ flaw, state }));
    expect(verdictOf(findings)).toBe(state);
  });

  it.each([
    [119_000, undefined],
    [-121_000, "clockOff"],
    [23 * 3_600_000, "clockOff"],
    [-25 * 3_600_000, "clockWrong"],
    [null, "clockUnasked"],
  ])("a clock that is off by %s ms is %s", (offMs, flaw) => {
    const clock = judgeMachine(report({}, offMs)).find(({ check }) => check === "clock");
    expect(clock).toMatchObject(flaw === undefined ? { state: "ok" } : { state: "note", flaw });
  });
});

describe("the headers of a host", () => {
  it("that are not sent at all are named, with what each is for", () => {
    const { names, purposes } = judgeHeaders({ "content-type": "text/html" });
    expect(names).toEqual([...Object.keys(SECURITY_HEADERS), "Cache-Control"]);
    expect(purposes).toEqual(["scripts", "apart", "types", "private", "fresh"]);
  });

  it.each([
    ["content-security-policy", "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'", "scripts"],
    ["content-security-policy", "default-src 'none'; script-src 'self'", "scripts"],
    ["content-security-policy", "default-src *; script-src 'self'; frame-ancestors 'none'", "scripts"],
    ["cross-origin-opener-policy", "same-origin, same-origin", "apart"],
    ["cross-origin-embedder-policy", "unsafe-none", "apart"],
    ["cross-origin-resource-policy", "cross-origin", "apart"],
    ["referrer-policy", "origin", "private"],
    ["permissions-policy", "camera=*", "private"],
    ["cache-control", "public, max-age=600", "fresh"],
  ])("%s: %s is not what it should be", (name, value, purpose) => {
    const { names, purposes } = judgeHeaders({ ...sentHeaders(), [name]: value });
    expect(names.map((said) => said.toLowerCase())).toEqual([name]);
    expect(purposes).toEqual([purpose]);
  });

  it.each([
    [
      "content-security-policy",
      SECURITY_HEADERS["Content-Security-Policy"].replace("connect-src 'self'", "connect-src 'self' https://box.example"),
    ],
    ["content-security-policy", "frame-ancestors 'none'; default-src 'none'; script-src 'self'"],
    ["cross-origin-embedder-policy", "credentialless"],
    ["cache-control", "max-age=0, must-revalidate"],
  ])("%s: %s does as well", (name, value) => {
    expect(judgeHeaders({ ...sentHeaders(), [name]: value }).names).toEqual([]);
  });
});

/** What the project's own server sends with the start page, as a page reads it. */
function sentHeaders(): Record<string, string> {
  const headers = { ...SECURITY_HEADERS, "Cache-Control": cacheControl("/index.html") };
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

describe("a machine on which the app is a file", () => {
  it("is not blamed for what only a host could give, whatever the file's browser says of it", () => {
    const findings = judgeMachine(report({ home: "file", app: null, hostHeaders: null }, null));
    expect(findings.filter(({ state }) => state === "apart").map(({ check }) => check)).toEqual(HOST_CHECKS);
    expect(findings.find(({ check }) => check === "clock")?.params).toEqual({ atMs: AT_MS });
    expect(verdictOf(findings)).toBe("ok");
  });

  it("is judged by all the others", () => {
    const facts = { home: "file", storage: { kind: "failed", reason: "refused" }, tabLock: "missing", isPersisted: false } as const;
    const flaws = judgeMachine(report(facts, null)).flatMap((finding) => ("flaw" in finding ? [finding.flaw] : []));
    expect(flaws).toEqual(["cannotStore", "relaxed", "notPersisted", "noLock"]);
    expect(verdictOf(judgeMachine(report(facts, null)))).toBe("blocked");
  });
});

describe("the drop boxes", () => {
  const findingOf = (...outcomes: DropBoxCheck["outcome"][]) => {
    const dropBoxes = outcomes.map((outcome, index) => ({ url: `drop-${index}/`, outcome }));
    return judgeMachine({ ...report({}), dropBoxes }).find(({ check }) => check === "dropBox");
  };
  const failure = (kind: PutFailure["kind"], status: number | null): PutFailure => ({ kind, status, retryAfterMs: null });

  it("are counted where all work", () => {
    expect(findingOf()).toMatchObject({ state: "ok", params: { count: 0 } });
    expect(findingOf({ kind: "stored" }, { kind: "already-there" })).toMatchObject({ state: "ok", params: { count: 2 } });
  });

  it.each([
    ["boxBlocked", { kind: "blocked-by-csp" }, "–"],
    ["boxUnreachable", failure("unreachable", null), "–"],
    ["boxUnreachable", failure("timed-out", null), "–"],
    ["boxRefuses", failure("refused", 403), 403],
    ["boxRefuses", failure("too-large", 413), 413],
    ["boxRefuses", failure("full", 507), 507],
    ["boxFaulty", failure("server-error", 500), 500],
    ["boxFaulty", failure("implausible", null), "–"],
    ["boxOverwrites", { kind: "overwrites" }, "–"],
  ] as const)("the first that is %s is named, and does not keep the machine from an exam", (flaw, outcome, status) => {
    expect(findingOf({ kind: "already-there" }, outcome)).toEqual({
      check: "dropBox",
      state: "note",
      flaw,
      params: { url: "drop-1/", status },
    });
  });
});

describe("the attempt to write", () => {
  it.each([
    ["", 0, "untried"],
    ["  ", 3, "untried"],
    ["jianliang", 0, "note"],
    ["减量", 0, "ok"],
    ["reduce", 1, "ok"],
  ])("%j with %i compositions is %s", (text, compositionCount, outcome) => {
    expect(judgeInput({ text, compositionCount })).toBe(outcome);
  });
});
