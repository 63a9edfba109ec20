import { INVALID_REASONS } from "#domain/cohort/validity.ts";
import type { Contender } from "#domain/comparison/comparison.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";
import type { ReportColumn, ReportTable } from "#domain/report/report-table.ts";
import type { SectionFrame } from "#domain/report/section-frame.ts";

const POINT_COLUMNS = ["gradedCount", "ungradedCount", "disputedCount"] as const;

/**
 * What the estimates of one section rest on: respondents, those left out and for which reasons, responses in each state that occurs, and
 * answer points graded. Baselines have none.
 */
export function responsesTable({ section, title, labels, words }: SectionFrame): ReportTable {
  const rows = section.contenders.map((contender, index) => ({ contender, label: labels[index] ?? contender.id }));
  const states = RESPONSE_STATES.filter((state) => section.contenders.some(({ stateCounts }) => (stateCounts[state] ?? 0) > 0));
  const reasons = INVALID_REASONS.filter((reason) =>
    section.contenders.some(({ excludedByReason }) => (excludedByReason[reason] ?? 0) > 0),
  );
  const points = section.kind === "short-answer" ? POINT_COLUMNS : [];
  const columns: readonly ReportColumn[] = [
    { id: "kind", kind: "text", title: words.column.kind },
    { id: "contender", kind: "text", title: words.column.contender },
    { id: "respondentCount", kind: "count", title: words.column.respondentCount },
    { id: "excludedCount", kind: "count", title: words.column.excludedCount },
    ...reasons.map((reason): ReportColumn => {
      return { id: `excluded-${reason}`, kind: "count", title: `${words.column.excludedCount}: ${words.reason[reason].name}` };
    }),
    ...states.map((state): ReportColumn => ({ id: state, kind: "count", title: words.state[state].name })),
    ...points.map((point): ReportColumn => ({ id: point, kind: "count", title: words.column[point] })),
  ];
  return {
    id: `responses-${section.sectionId}`,
    title: `${title}: ${words.table.responses.name}`,
    note: words.table.responses.about,
    columns,
    rows: rows
      .filter(hasResponses)
      .map(({ contender, label }) => [
        words.contender[contender.kind].name,
        label,
        contender.respondentCount,
        contender.excludedCount,
        ...reasons.map((reason) => contender.excludedByReason[reason] ?? 0),
        ...states.map((state) => contender.stateCounts[state] ?? 0),
        ...points.map((point) => contender.points[point]),
      ]),
  };
}

function hasResponses({ contender }: { readonly contender: Contender }): boolean {
  return contender.kind !== "baseline";
}
