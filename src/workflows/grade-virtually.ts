import type { TruePoints } from "#domain/simulation/true-points.ts";
import { fillCells, type FilledCell } from "#formats/fill-cells.ts";
import { readGradingWorkbook } from "#formats/read-grading-workbook.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Rng } from "#lib/rng.ts";
import type { GradingRound } from "#workflows/ports/workspace-store.ts";

/** Chance that the virtual grader marks a point wrongly. */
const ERROR_RATIO = 0.03;
/** A grader's ways to write yes and no; the first is what the drop-down offers. */
const YES = ["是", "是", "是", "1", "√"] as const;
const NO = ["否", "否", "否", "0", "×"] as const;

/**
 * A blinded workbook as a virtual grader sends it back: every point marked by what the texts truly hold, with a few errors, in the
 * habits of somebody who types. @throws RangeError when the workbook is not one of ours.
 */
export function gradeVirtually(
  workbook: NamedBytes,
  truth: { readonly round: GradingRound; readonly pointsBySubmission: ReadonlyMap<string, TruePoints> },
  rng: Rng,
): NamedBytes {
  const read = readGradingWorkbook(workbook);
  if (!read.ok) throw new RangeError(`gradeVirtually requires a grading workbook, got ${read.error[0]?.code ?? ""}`);
  const entries = new Map(truth.round.codebook.entries.map((entry) => [entry.code, entry]));
  const cells = read.value.rows.flatMap((row): readonly FilledCell[] => {
    const entry = entries.get(row.code);
    const held = entry === undefined ? [] : (truth.pointsBySubmission.get(entry.submissionId)?.get(entry.itemId) ?? []);
    return row.marks.map(({ pointId, place }) => {
      const isHit = held.includes(pointId) !== rng.next() < ERROR_RATIO;
      return { sheet: place.sheet ?? "", cell: place.cell ?? "", text: (isHit ? YES : NO)[rng.below(YES.length)] ?? "" };
    });
  });
  return { name: workbook.name, bytes: fillCells(workbook.bytes, cells) };
}
