import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { itemTraces, type ItemTrace } from "#domain/submission/item-traces.ts";
import type { RecordedResponse, Submission } from "#domain/submission/submission.ts";
import { toCells, type Cell, type RowOf } from "#formats/response-columns.ts";
import { factsOf, invalidSectionsOfRespondent, yesNo, type ResponseExport } from "#formats/response-export.ts";

/**
 * The long table: one row a response with everything recorded about it, respondents in their order, items in the exam's; `position`
 * is where the respondent met the item. Submissions whose record is not at hand have no times.
 */
export function longRows({
  exam,
  study,
  respondents,
}: Pick<ResponseExport, "exam" | "study" | "respondents">): readonly (readonly Cell[])[] {
  return respondents.flatMap((respondent) => {
    const { source, responses } = respondent.submission;
    const traces = source.kind === "participant" ? itemTraces(source) : new Map<string, ItemTrace>();
    const recordedByItem = new Map(responses.map((recorded) => [recorded.itemId, recorded]));
    const invalid = new Set(invalidSectionsOfRespondent(respondent).map(({ sectionId }) => sectionId));
    const facts = factsOf(respondent, study);
    const placeOf = places(source);
    return exam.items.flatMap((item, index) => {
      const recorded = recordedByItem.get(item.id);
      if (recorded === undefined) return [];
      const place = { sectionValid: yesNo(!invalid.has(item.sectionId)), item, ...placeOf(item.id, index) };
      return [toCells("long", toRow({ facts, place, recorded, trace: traces.get(item.id) }))];
    });
  });
}

/** Where a respondent met an item, and its options from top to bottom by the exam's letters; null where those were the exam's. */
function places(source: Submission["source"]): (itemId: string, index: number) => Pick<Occurrence["place"], "position" | "optionsShown"> {
  const order = source.kind === "participant" ? source.start.order : undefined;
  if (order === undefined) return (_, index) => ({ position: index + 1, optionsShown: null });
  const positionById = new Map(order.items.map((itemId, index) => [itemId, index + 1]));
  const lettersById = new Map(order.options.map(({ itemId, letters }) => [itemId, letters.join("")]));
  return (itemId, index) => ({ position: positionById.get(itemId) ?? index + 1, optionsShown: lettersById.get(itemId) ?? null });
}

interface Occurrence {
  readonly facts: ReturnType<typeof factsOf>;
  readonly place: {
    readonly sectionValid: "yes" | "no";
    readonly item: ResponseExport["exam"]["items"][number];
    readonly position: number;
    readonly optionsShown: string | null;
  };
  readonly recorded: RecordedResponse;
  readonly trace: ItemTrace | undefined;
}

/** Written out, not spread together from its parts: there are a hundred thousand of these, and spreading them takes ten times as long. */
function toRow({ facts, place, recorded, trace }: Occurrence): RowOf<"long"> {
  const { response } = recorded;
  const { firstSeenAtMs, firstChangedAtMs, lastChangedAtMs, inStandardTime, ...counts } = trace ?? NO_TRACE;
  const review = response?.kind === "short-answer" ? response : NO_REVIEW;
  return {
    respondent: facts.respondent,
    kind: facts.kind,
    rank: facts.rank,
    verdict: facts.verdict,
    simulated: facts.simulated,
    sectionValid: place.sectionValid,
    item: place.item.id,
    section: place.item.sectionId,
    itemKind: place.item.kind,
    position: place.position,
    optionsShown: place.optionsShown,
    state: recorded.state,
    letters: response?.kind === "choice" ? response.letters.join("") : null,
    errorTypes: review.errorTypes.join(";"),
    unknownTypes: review.unknownTypes.join(" | "),
    noProblem: review.noProblem ? "yes" : null,
    intervention: review.intervention,
    raw: recorded.raw,
    firstSeen: toIsoText(firstSeenAtMs),
    firstSeenMs: firstSeenAtMs,
    firstChanged: toIsoText(firstChangedAtMs),
    firstChangedMs: firstChangedAtMs,
    lastChanged: toIsoText(lastChangedAtMs),
    lastChangedMs: lastChangedAtMs,
    inStandardTime: inStandardTime === null ? null : yesNo(inStandardTime),
    visitCount: counts.visitCount,
    changeCount: counts.changeCount,
    onScreenMs: counts.onScreenMs,
    absentMs: counts.absentMs,
  };
}

const NO_TRACE: { readonly [Fact in keyof ItemTrace]: ItemTrace[Fact] | null } = {
  firstSeenAtMs: null,
  firstChangedAtMs: null,
  lastChangedAtMs: null,
  inStandardTime: null,
  visitCount: null,
  changeCount: null,
  onScreenMs: null,
  absentMs: null,
};

const NO_REVIEW: Pick<ShortAnswerResponse, "errorTypes" | "unknownTypes" | "noProblem" | "intervention"> = {
  errorTypes: [],
  unknownTypes: [],
  noProblem: false,
  intervention: "",
};

/** A moment as ISO 8601 text in UTC; null for none. Never a date cell: those lose the zone and, in some programs, seconds. */
export function toIsoText(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
