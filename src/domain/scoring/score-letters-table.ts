import { ok, type Result } from "#lib/result.ts";
import { toSignificant12 } from "#lib/significant.ts";
import { precisionRecallF1, sumConfusions, type PrecisionRecallF1 } from "#domain/scoring/confusion.ts";
import { readLettersTable, type TextTable } from "#domain/scoring/letters-table.ts";
import type { Confusion } from "#domain/scoring/scorecard.ts";
import { scoreSelection } from "#domain/scoring/selection-metrics.ts";

/** Choice scores of a wide table of letters, at 12 significant digits. */
export interface LettersTableScore {
  /** Respondents × items; blank cells are in it and count as wrong. */
  readonly cells: number;
  readonly blankCells: number;
  readonly exactCorrect: number;
  /** exactCorrect / cells, 0–1. */
  readonly exactMatch: number;
  /** Counts over all cells and options; as many options an item as the highest letter in use. */
  readonly counts: Confusion;
  readonly micro: PrecisionRecallF1;
  readonly perRespondent: readonly LettersRespondentScore[];
  readonly ignoredColumns: readonly string[];
}

/** One respondent's scores. */
export interface LettersRespondentScore {
  readonly respondentId: string;
  readonly exactCorrect: number;
  readonly exactMatch: number;
  readonly micro: PrecisionRecallF1;
}

/**
 * Scores a wide table of letters against a key, item by item as sets. Issues: those of `readLettersTable`.
 * Checked: the gradings published with ShinyItemAnalysis (300 people × 100 items), exact and by option.
 */
export function scoreLettersTable(input: { readonly key: TextTable; readonly wide: TextTable }): Result<LettersTableScore> {
  const table = readLettersTable(input.key, input.wide);
  if (!table.ok) return table;
  const { keys, respondents, optionCount, ignoredColumns } = table.value;
  const scored = respondents.map(({ respondentId, selections }) => {
    const scores = [...keys].map(([item, letters]) => scoreSelection({ letters, acceptAny: [] }, selections.get(item) ?? [], optionCount));
    const exactCorrect = scores.reduce((sum, score) => sum + score.exactMatch, 0);
    return { respondentId, exactCorrect, counts: sumConfusions(scores.map((score) => score.confusion)) };
  });
  const cells = respondents.length * keys.size;
  const counts = sumConfusions(scored.map((one) => one.counts));
  const exactCorrect = scored.reduce((sum, one) => sum + one.exactCorrect, 0);
  return ok({
    cells,
    blankCells: respondents.flatMap(({ selections }) => [...selections.values()]).filter((letters) => letters.length === 0).length,
    exactCorrect,
    exactMatch: toSignificant12(exactCorrect / cells),
    counts,
    micro: rounded(counts),
    perRespondent: scored.map((one) => ({
      respondentId: one.respondentId,
      exactCorrect: one.exactCorrect,
      exactMatch: toSignificant12(one.exactCorrect / keys.size),
      micro: rounded(one.counts),
    })),
    ignoredColumns,
  });
}

function rounded(counts: Confusion): PrecisionRecallF1 {
  const { precision, recall, f1 } = precisionRecallF1(counts);
  return { precision: toSignificant12(precision), recall: toSignificant12(recall), f1: toSignificant12(f1) };
}
