import type { AppHome, MachineProbe } from "#workflows/ports/machine.ts";

/** What must be true of a machine before an exam starts on it. */
export const CHECKS = ["secure", "storage", "lock", "offline"] as const;
/** One of the checks. */
export type Check = (typeof CHECKS)[number];
/** "note": the exam can start, but the participant should know. "blocked": it must not. */
export type CheckState = "ok" | "note" | "blocked";
/** The outcome of all checks. */
export type Readiness = Readonly<Record<Check, CheckState>>;

/** Tries out what the exam needs: a secure address, a record written, read and deleted, locks between tabs, the app kept offline, as a file is. */
export async function checkReadiness(probeStorage: MachineProbe["storage"], home: AppHome): Promise<Readiness> {
  const [storage, isOffline] = await Promise.all([probeStorage(), home === "file" || isKeptOffline()]);
  return {
    secure: window.isSecureContext ? "ok" : "blocked",
    storage: storage.kind === "works" ? "ok" : "blocked",
    lock: "locks" in navigator ? "ok" : "note",
    offline: isOffline ? "ok" : "note",
  };
}

/** True when nothing blocks the start. */
export function isReady(readiness: Readiness): boolean {
  return CHECKS.every((check) => readiness[check] !== "blocked");
}

async function isKeptOffline(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active?.state === "activated";
}
