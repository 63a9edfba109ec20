import type { ChainedEvent, SittingFact } from "#domain/sitting/sitting-event.ts";

/** Events at the exam times given, a second of wall time ahead of them; unchained, for what reads verified records. */
export function timed(facts: readonly (readonly [elapsedMs: number, fact: SittingFact])[]): readonly ChainedEvent[] {
  return facts.map(([elapsedMs, fact], seq) => ({ seq, atMs: 1_000 + elapsedMs, elapsedMs, epoch: 1, fact, hash: "" }));
}

/** A response to a choice item. */
export function responded(itemId: string): SittingFact {
  return { type: "responded", itemId, response: { kind: "choice", letters: ["A"] }, composing: false };
}
