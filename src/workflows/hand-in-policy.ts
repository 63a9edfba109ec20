import { sha256Hex } from "#lib/hash.ts";
import type { PutOutcome } from "#workflows/ports/drop-box.ts";
import type { HandInFailure, HandInState, WaitingHandIn } from "#workflows/ports/hand-in-store.ts";

const FIRST_RETRY_MS = 5_000;
const LAST_RETRY_MS = 5 * 60_000;
/** No server and no clock set back can put a hand-in off for longer, ms. */
const LONGEST_WAIT_MS = 60 * 60_000;
const LEAST_LIMIT_MS = 30_000;
/** Slowest line that is still waited for, bytes per ms. */
const SLOWEST_BYTES_PER_MS = 4;

/** When something happened, and whose dice are thrown for the next try: every sitting has its own, so that a room's machines spread. */
export interface HandInMoment {
  /** Wall clock, UTC epoch ms. */
  readonly atMs: number;
  readonly seed: string;
}

/**
 * Where a hand-in stands after a try. After a failure the next one comes after 5 s, doubled each time, 5 min at most; at once 5 min where
 * somebody has to change something first (refused, too large, full); of each, a seeded share between a half and the whole. A server's
 * "Retry-After" is honoured up to an hour. It is never given up.
 */
export function afterTry({ tries }: WaitingHandIn, outcome: PutOutcome | HandInFailure, { atMs, seed }: HandInMoment): HandInState {
  if (outcome.kind === "stored" || outcome.kind === "already-there") {
    return { kind: "acknowledged", by: outcome.kind, atMs, tries: tries + 1 };
  }
  const isUpToPeople = outcome.kind === "refused" || outcome.kind === "too-large" || outcome.kind === "full";
  const fullMs = isUpToPeople ? LAST_RETRY_MS : Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(tries, 10));
  const spreadMs = Math.round((fullMs * (1 + drawnShare(`${seed} ${tries}`))) / 2);
  const delayMs = Math.min(LONGEST_WAIT_MS, Math.max(spreadMs, outcome.retryAfterMs ?? 0));
  return { kind: "waiting", tries: tries + 1, nextAtMs: atMs + delayMs, failure: outcome };
}

/** A number in [0, 1) that a text decides on: the generator of the statistics would be one more thing for an exam's page to carry. */
function drawnShare(seed: string): number {
  return Number.parseInt(sha256Hex(seed).slice(0, 8), 16) / 2 ** 32;
}

/** How long to wait before the next try, ms; none where its time has come, an hour at most whatever the clock says. */
export function waitMs({ nextAtMs }: WaitingHandIn, nowMs: number): number {
  return Math.min(LONGEST_WAIT_MS, Math.max(0, nextAtMs - nowMs));
}

/** How long to wait for an answer, ms: half a minute, and what a line of 4 kB/s takes for the file. */
export function putLimitMs(byteCount: number): number {
  return LEAST_LIMIT_MS + byteCount / SLOWEST_BYTES_PER_MS;
}
