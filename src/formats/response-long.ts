import type { Item } from "#domain/exam/exam.ts";
import { itemTraces, type ItemTrace } from "#domain/submission/item-traces.ts";
import type { RecordedResponse } from "#domain/submission/submission.ts";
import type { ExportedRespondent, ResponseExport } from "#formats/response-export.ts";

/** A row of the long table: everything recorded about one response. Empty text and null are empty cells. */
export interface LongRow {
  readonly respondent: string;
  readonly kind: string;
  readonly rank: string | null;
  readonly site: string | null;
  readonly verdict: string;
  readonly item: string;
  readonly section: string;
  readonly itemKind: string;
  readonly state: string;
  readonly letters: string;
  /** Codes joined by `;`. */
  readonly errorTypes: string;
  /** Labels joined by ` | `. */
  readonly unknownTypes: string;
  /** "yes" where it was stated; empty elsewhere. */
  readonly noProblem: string;
  readonly intervention: string;
  readonly raw: string | null;
  /** ISO 8601 text in UTC. */
  readonly firstSeen: string | null;
  readonly firstSeenMs: number | null;
  readonly lastChanged: string | null;
  readonly lastChangedMs: number | null;
  /** "yes", or "no" where the last change came in extra time. */
  readonly inStandardTime: string | null;
  readonly visitCount: number | null;
  readonly changeCount: number | null;
  readonly onScreenMs: number | null;
  readonly absentMs: number | null;
}

/** The columns of the long table in order. Their ids are the headers of the CSV file and the same in every language. */
export const LONG_COLUMNS = [
  { id: "respondent", width: 16 },
  { id: "kind", width: 11 },
  { id: "rank", width: 12 },
  { id: "site", width: 14 },
  { id: "verdict", width: 10 },
  { id: "item", width: 8 },
  { id: "section", width: 8 },
  { id: "itemKind", width: 17 },
  { id: "state", width: 15 },
  { id: "letters", width: 9 },
  { id: "errorTypes", width: 14 },
  { id: "unknownTypes", width: 18 },
  { id: "noProblem", width: 10 },
  { id: "intervention", width: 60 },
  { id: "raw", width: 60 },
  { id: "firstSeen", width: 23 },
  { id: "firstSeenMs", width: 15 },
  { id: "lastChanged", width: 23 },
  { id: "lastChangedMs", width: 15 },
  { id: "inStandardTime", width: 9 },
  { id: "visitCount", width: 9 },
  { id: "changeCount", width: 9 },
  { id: "onScreenMs", width: 12 },
  { id: "absentMs", width: 12 },
] as const satisfies readonly { readonly id: keyof LongRow; readonly width: number }[];

/** The long table: respondents in their order, items in the exam's. Submissions whose record is not at hand have no times. */
export function longRows({ exam, respondents }: Pick<ResponseExport, "exam" | "respondents">): readonly LongRow[] {
  return respondents.flatMap((respondent) => {
    const { source, responses } = respondent.submission;
    const traces = source.kind === "participant" ? itemTraces(source) : new Map<string, ItemTrace>();
    const recordedByItem = new Map(responses.map((recorded) => [recorded.itemId, recorded]));
    return exam.items.flatMap((item) => {
      const recorded = recordedByItem.get(item.id);
      return recorded === undefined ? [] : [toLongRow(respondent, { item, recorded, trace: traces.get(item.id) })];
    });
  });
}

interface Occurrence {
  readonly item: Item;
  readonly recorded: RecordedResponse;
  readonly trace: ItemTrace | undefined;
}

function toLongRow(respondent: ExportedRespondent, { item, recorded, trace }: Occurrence): LongRow {
  const { respondentId, kind, rankId, site, verdict } = respondent;
  return {
    respondent: respondentId,
    kind,
    rank: rankId,
    site,
    verdict,
    item: item.id,
    section: item.sectionId,
    itemKind: item.kind,
    state: recorded.state,
    ...responseCells(recorded),
    raw: recorded.raw,
    ...traceCells(trace),
  };
}

type TraceCells = Pick<LongRow, "firstSeen" | "firstSeenMs" | "lastChanged" | "lastChangedMs" | "inStandardTime" | TraceCounts>;
type TraceCounts = "visitCount" | "changeCount" | "onScreenMs" | "absentMs";

const NO_TRACE: TraceCells = {
  firstSeen: null,
  firstSeenMs: null,
  lastChanged: null,
  lastChangedMs: null,
  inStandardTime: null,
  visitCount: null,
  changeCount: null,
  onScreenMs: null,
  absentMs: null,
};

function traceCells(trace: ItemTrace | undefined): TraceCells {
  if (trace === undefined) return NO_TRACE;
  const { firstSeenAtMs, lastChangedAtMs, inStandardTime, visitCount, changeCount, onScreenMs, absentMs } = trace;
  return {
    firstSeen: toIsoText(firstSeenAtMs),
    firstSeenMs: firstSeenAtMs,
    lastChanged: toIsoText(lastChangedAtMs),
    lastChangedMs: lastChangedAtMs,
    inStandardTime: inStandardTime === null ? null : inStandardTime ? "yes" : "no",
    visitCount,
    changeCount,
    onScreenMs,
    absentMs,
  };
}

type ResponseCells = Pick<LongRow, "letters" | "errorTypes" | "unknownTypes" | "noProblem" | "intervention">;

function responseCells({ response }: RecordedResponse): ResponseCells {
  const none = { letters: "", errorTypes: "", unknownTypes: "", noProblem: "", intervention: "" };
  if (response === null) return none;
  if (response.kind === "choice") return { ...none, letters: response.letters.join("") };
  return {
    ...none,
    errorTypes: response.errorTypes.join(";"),
    unknownTypes: response.unknownTypes.join(" | "),
    noProblem: response.noProblem ? "yes" : "",
    intervention: response.intervention,
  };
}

/** A moment as ISO 8601 text in UTC; null for none. Never a date cell: those lose the zone and, in some programs, seconds. */
export function toIsoText(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
