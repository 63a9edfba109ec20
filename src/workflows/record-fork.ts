import { compareRecords } from "#domain/sitting/compare-records.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { Issue } from "#lib/issue.ts";

const MINUTE_MS = 60_000;

/**
 * Where a record parts from one that is held, as an issue's place and parameters: `held` names the file held, `event` counts from 1,
 * `minutes` is exam time. null where one goes on from the other, and where they share no beginning: then they are no record of one sitting.
 */
export function forkOf(
  record: readonly ChainedEvent[],
  held: { readonly events: readonly ChainedEvent[]; readonly fileName: string },
): Pick<Issue, "place" | "params"> | null {
  const relation = compareRecords(record, held.events);
  if (relation.kind !== "fork" || relation.seq === 0) return null;
  const minutes = wholeMinutes(record[relation.seq]?.elapsedMs ?? 0);
  return { place: { path: `events[${relation.seq}]` }, params: { held: held.fileName, event: relation.seq + 1, minutes } };
}

/** Milliseconds as whole minutes, rounded down. */
export function wholeMinutes(ms: number): number {
  return Math.floor(ms / MINUTE_MS);
}
