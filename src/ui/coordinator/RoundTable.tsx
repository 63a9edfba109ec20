import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { StateWord, type StateTone } from "#ui/coordinator/StateWord.tsx";
import { useLanguage } from "#ui/hooks/use-language.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import type { RoundProgress } from "#workflows/study-progress.ts";

const TONES = { out: "plain", part: "warn", whole: "good" } as const satisfies Record<string, StateTone>;

/** The grading workbooks that went out, with what has come back of each. */
export function RoundTable({ rounds }: { readonly rounds: readonly RoundProgress[] }) {
  const { t } = useTranslation("coordinator");
  const [language] = useLanguage();
  const columns = useMemo<readonly DataColumn<RoundProgress>[]>(
    () => [
      { id: "grader", header: t("grade.roundColumn.grader"), value: ({ round }) => round.grader },
      {
        id: "made",
        header: t("grade.roundColumn.made"),
        wrap: "never",
        value: ({ round }) => round.madeAtMs,
        cell: ({ round }) => formatShortTime(round.madeAtMs, language),
      },
      { id: "rows", header: t("grade.roundColumn.rows"), value: (row) => row.rowCount, align: "end" },
      {
        id: "graded",
        header: t("grade.roundColumn.graded"),
        value: (row) => row.gradedPointCount,
        cell: (row) => t("grade.gradedOf", { graded: row.gradedPointCount, total: row.pointCount }),
        align: "end",
      },
      {
        id: "state",
        header: t("grade.roundColumn.state"),
        value: (row) => t(`grade.roundState.${stateOf(row)}`),
        cell: (row) => <StateWord tone={TONES[stateOf(row)]}>{t(`grade.roundState.${stateOf(row)}`)}</StateWord>,
      },
      { id: "seed", header: t("grade.roundColumn.seed"), value: ({ round }) => round.seed },
    ],
    [t, language],
  );
  return (
    <DataTable name="rounds" caption={t("grade.roundsCaption")} columns={columns} rows={rounds} rowId={({ round }) => round.roundId} />
  );
}

function stateOf({ gradedPointCount, pointCount }: RoundProgress): keyof typeof TONES {
  if (gradedPointCount === 0) return "out";
  return gradedPointCount < pointCount ? "part" : "whole";
}
