import type { Contender } from "#domain/comparison/comparison.ts";
import type { ReportWords } from "#domain/report/report-words.ts";
import type { Language } from "#lib/language.ts";

/** What tables and charts call a contender: a rank's title, a model's name, a baseline's wording (its id if it has none). */
export function contenderLabel(
  { label, id }: Pick<Contender, "label" | "id">,
  words: Pick<ReportWords, "baseline">,
  language: Language,
): string {
  return label?.[language] ?? words.baseline[id]?.name ?? id;
}
