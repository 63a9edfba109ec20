import type { Response } from "#domain/exam/response.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";
import { writeCsv } from "#formats/csv.ts";
import { toIsoText } from "#formats/response-long.ts";
import { canonicalJson } from "#lib/json.ts";

/** One participant's sitting, whole. */
export interface RecordedSitting {
  readonly respondentId: string;
  readonly simulated: boolean;
  readonly source: ParticipantSource;
}

const COLUMNS = ["respondent", "seq", "at", "atMs", "elapsedMs", "pageEpoch", "event", "item", "detail", "simulated"];

/**
 * Every recorded event of the sittings given as CSV, one row each, in the order of the record: when by the machine's clock (UTC) and by
 * exam time, what, at which item, and the rest of the fact as JSON. Of a response it says what was chosen and how long the text was;
 * texts and codes that open something are not repeated here.
 */
export function writeProcessCsv(sittings: readonly RecordedSitting[]): Uint8Array {
  const rows = sittings.flatMap(({ respondentId, simulated, source }) =>
    source.events.map(({ seq, atMs, elapsedMs, epoch, fact }) => {
      const item = "itemId" in fact ? fact.itemId : null;
      const when = [toIsoText(atMs), atMs, elapsedMs, epoch];
      return [respondentId, seq, ...when, fact.type, item, detailOf(fact), simulated ? "true" : "false"];
    }),
  );
  return writeCsv([COLUMNS, ...rows]);
}

function detailOf(fact: ChainedEvent["fact"]): string {
  const told = Object.entries(fact).flatMap(([name, value]): (readonly [string, unknown])[] => {
    if (name === "type" || name === "itemId" || name === "code") return [];
    if (fact.type === "scratched") return [["length", fact.text.length]];
    return name === "response" && fact.type === "responded" ? Object.entries(shapeOf(fact.response)) : [[name, value]];
  });
  return told.length === 0 ? "" : canonicalJson(Object.fromEntries(told));
}

function shapeOf(response: Response): Readonly<Record<string, unknown>> {
  if (response.kind === "choice") return { letters: response.letters.join("") };
  const { errorTypes, noProblem, intervention } = response;
  return { errorTypes: errorTypes.join(";"), noProblem, interventionLength: intervention.length };
}
