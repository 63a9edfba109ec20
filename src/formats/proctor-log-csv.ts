import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import { writeCsv } from "#formats/csv.ts";
import { toIsoText } from "#formats/response-long.ts";

const COLUMNS = ["at", "atMs", "site", "kind", "participant", "note", "written", "writtenMs", "simulated"];

/** The proctor log as CSV, one row an entry in the order given; times by the clock of the machine it was written on, in UTC. */
export function writeProctorLogCsv(entries: readonly ProctorEntry[], { simulated }: { readonly simulated: boolean }): Uint8Array {
  const rows = entries.map(({ atMs, site, kind, participantCode, note, writtenAtMs }) => {
    return [toIsoText(atMs), atMs, site, kind, participantCode, note, toIsoText(writtenAtMs), writtenAtMs, String(simulated)];
  });
  return writeCsv([COLUMNS, ...rows]);
}
