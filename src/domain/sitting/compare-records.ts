import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";

/**
 * How one record of a sitting stands to another. "same" · "beginning": the other goes on where it ends · "continuation": it goes on
 * where the other ends · "fork": they part at event `seq`, which both have and which differs; 0 when nothing is shared.
 */
export type RecordRelation = { readonly kind: "same" | "beginning" | "continuation" } | { readonly kind: "fork"; readonly seq: number };

/** Compares records by the hashes of their events, each of which covers all before it. The chains must have been verified. */
export function compareRecords(record: readonly ChainedEvent[], other: readonly ChainedEvent[]): RecordRelation {
  const seq = record.findIndex((event, index) => index < other.length && other[index]?.hash !== event.hash);
  if (seq !== -1) return { kind: "fork", seq };
  if (record.length === other.length) return { kind: "same" };
  return { kind: record.length < other.length ? "beginning" : "continuation" };
}
