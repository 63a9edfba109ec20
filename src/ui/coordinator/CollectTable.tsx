import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useRosterPlace } from "#ui/coordinator/use-roster-place.ts";
import { StateWord, type StateTone } from "#ui/coordinator/StateWord.tsx";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { collectKind } from "#workflows/collect-kind.ts";
import type { CollectRow } from "#workflows/collect-row.ts";
import styles from "./CollectTable.module.css";

const OUTCOME_TONES: Readonly<Record<CollectRow["outcome"], StateTone>> = {
  accepted: "good",
  kept: "warn",
  duplicate: "plain",
  refused: "bad",
};

/** What became of each file of a batch, what is wrong with it and what to do. */
export function CollectTable({ rows }: { readonly rows: readonly CollectRow[] }) {
  const { t } = useTranslation("coordinator");
  const place = useRosterPlace();
  const columns = useMemo<readonly DataColumn<CollectRow>[]>(
    () => [
      { id: "file", header: t("collect.column.file"), value: (row) => row.fileName },
      {
        id: "outcome",
        header: t("collect.column.outcome"),
        value: (row) => t(`collect.outcome.${row.outcome}`),
        cell: (row) => <StateWord tone={OUTCOME_TONES[row.outcome]}>{t(`collect.outcome.${row.outcome}`)}</StateWord>,
      },
      { id: "code", header: t("collect.column.code"), value: (row) => row.participantCode, wrap: "never" },
      { id: "rank", header: t("collect.column.rank"), value: (row) => place(row.participantCode).rank },
      { id: "site", header: t("collect.column.site"), value: (row) => place(row.participantCode).site },
      {
        id: "verdict",
        header: t("collect.column.verdict"),
        value: (row) => (row.verdict === null ? null : t(`collect.verdict.${row.verdict}`)),
        cell: (row) =>
          row.verdict === null ? (
            t("collect.verdict.none")
          ) : (
            <StateWord tone={row.verdict === "sound" ? "good" : "warn"}>{t(`collect.verdict.${row.verdict}`)}</StateWord>
          ),
      },
      {
        id: "what",
        header: t("collect.column.what"),
        value: (row) => t(`collect.kind.${collectKind(row)}`),
        cell: (row) => <WhatToDo row={row} />,
      },
    ],
    [t, place],
  );
  const numbered = useMemo(() => rows.map((row, index) => ({ ...row, index })), [rows]);
  return <DataTable name="files" caption={t("collect.batchCaption")} columns={columns} rows={numbered} rowId={rowId} />;
}

/** Two files of a batch may have one name. */
function rowId(row: CollectRow & { readonly index?: number }): string {
  return `${row.index ?? 0}`;
}

function WhatToDo({ row }: { readonly row: CollectRow }) {
  const { t } = useTranslation("coordinator");
  const issues = row.issues.map((issue) => ({ ...issue, place: withoutFile(issue.place) }));
  const kind = collectKind(row);
  return (
    <div className={styles.what}>
      <p className={styles.kind}>{t(`collect.kind.${kind}`)}</p>
      {issues.length > 0 && <IssueList issues={issues} />}
      <p className={styles.advice}>{t(`collect.advice.${kind}`)}</p>
    </div>
  );
}

/** The row names the file already. */
function withoutFile({ sheet, cell, path }: CollectRow["issues"][number]["place"]): CollectRow["issues"][number]["place"] {
  return { ...(sheet === undefined ? {} : { sheet }), ...(cell === undefined ? {} : { cell }), ...(path === undefined ? {} : { path }) };
}
