import type { ParticipantSource } from "#domain/submission/submission.ts";

/** What the record of a sitting tells of one item. */
export interface ItemTrace {
  /** Wall time of the first visit, UTC epoch ms; null when it was never seen. */
  readonly firstSeenAtMs: number | null;
  /** Wall time of the last response; null when there was none. */
  readonly lastChangedAtMs: number | null;
  /** Responses stored, the first included; typing is stored in pauses, so this counts pauses, not key strokes. */
  readonly changeCount: number;
  /** Exam time from each visit to the next visit of another item or the end; the review page counts to the item before it. */
  readonly onScreenMs: number;
}

const UNSEEN: ItemTrace = { firstSeenAtMs: null, lastChangedAtMs: null, changeCount: 0, onScreenMs: 0 };

/** Traces of every item visited or responded to. Empty when the record is not at hand. */
export function itemTraces(source: Pick<ParticipantSource, "events" | "elapsedMs">): ReadonlyMap<string, ItemTrace> {
  const traces = new Map<string, ItemTrace>();
  const update = (itemId: string, change: (trace: ItemTrace) => Partial<ItemTrace>): void => {
    const trace = traces.get(itemId) ?? UNSEEN;
    traces.set(itemId, { ...trace, ...change(trace) });
  };
  let onScreen: { readonly itemId: string; readonly sinceMs: number } | null = null;
  const leave = (elapsedMs: number): void => {
    const left = onScreen;
    if (left !== null) update(left.itemId, (trace) => ({ onScreenMs: trace.onScreenMs + Math.max(0, elapsedMs - left.sinceMs) }));
  };
  for (const { fact, atMs, elapsedMs } of source.events) {
    if (fact.type === "visited") {
      leave(elapsedMs);
      onScreen = { itemId: fact.itemId, sinceMs: elapsedMs };
      update(fact.itemId, (trace) => ({ firstSeenAtMs: trace.firstSeenAtMs ?? atMs }));
    }
    if (fact.type === "responded") update(fact.itemId, (trace) => ({ lastChangedAtMs: atMs, changeCount: trace.changeCount + 1 }));
  }
  leave(source.elapsedMs);
  return traces;
}
