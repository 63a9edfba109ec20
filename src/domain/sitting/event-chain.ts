import { advance, openSitting, type Sitting, type SittingStart } from "#domain/sitting/sitting.ts";
import type { ChainedEvent, SittingEvent } from "#domain/sitting/sitting-event.ts";
import { hashOf } from "#lib/hash.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** The first event of a record that does not follow from those before it. */
export interface ChainBreak {
  /** Index of the event in the record, which is the `seq` it should have. */
  readonly seq: number;
  /** "seq": out of order or missing · "hash": changed, or linked to another record · "elapsed": exam time fell. */
  readonly reason: "seq" | "hash" | "elapsed";
}

/** Hash that the first event of a sitting is linked to: it covers everything fixed at the start. 64 hex digits. */
export function startHashOf(start: SittingStart): string {
  return hashOf(start);
}

/** Links an event to the hash before it. The hash covers both, so that no event can be changed, dropped or moved unnoticed. */
export function chainEvent(prevHash: string, event: SittingEvent): ChainedEvent {
  const { seq, atMs, elapsedMs, epoch, fact } = event;
  return { seq, atMs, elapsedMs, epoch, fact, hash: hashOf({ prevHash, seq, atMs, elapsedMs, epoch, fact }) };
}

/** Recomputes a whole record. Gives the hash of its newest event (of the start when there is none), or the first event that breaks it. */
export function verifyChain(start: SittingStart, events: readonly ChainedEvent[]): Result<string, ChainBreak> {
  let head = startHashOf(start);
  let elapsedMs = 0;
  for (const [seq, event] of events.entries()) {
    const reason = breakOf(event, { seq, head, elapsedMs });
    if (reason !== null) return err({ seq, reason });
    head = event.hash;
    elapsedMs = event.elapsedMs;
  }
  return ok(head);
}

/** The sitting that a record leads to. @throws RangeError when `seq` has a gap; verify the chain of a record from outside first. */
export function replay(start: SittingStart, events: readonly ChainedEvent[]): Sitting {
  return events.reduce(advance, openSitting(start, startHashOf(start)));
}

interface Expected {
  readonly seq: number;
  readonly head: string;
  readonly elapsedMs: number;
}

function breakOf(event: ChainedEvent, expected: Expected): ChainBreak["reason"] | null {
  if (event.seq !== expected.seq) return "seq";
  if (event.hash !== chainEvent(expected.head, event).hash) return "hash";
  return event.elapsedMs < expected.elapsedMs ? "elapsed" : null;
}
