import { Button } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useUndoingImport } from "#ui/coordinator/use-undoing-import.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import type { GradeImport } from "#workflows/ports/workspace-store.ts";
import styles from "#ui/staff/staff-page.module.css";

/** The graded workbooks imported so far; each can be taken back whole. */
export function GradeImportTable() {
  const { t } = useTranslation("coordinator");
  const { workspace } = useOpenedStudy().context;
  const { undone, undo } = useUndoingImport();
  const columns = useImportColumns(undo);
  return (
    <section className={styles.section} aria-labelledby="imports">
      <h2 id="imports">{t("grade.importsTitle")}</h2>
      {undone.kind === "undone" && <Notice tone="good" title={t("grade.undone", { file: undone.fileName })} />}
      {undone.kind === "failed" && <Notice tone="bad" title={t("grade.undoFailed")} />}
      {workspace.gradeImports.length === 0 ? (
        <p className={styles.quiet}>{t("grade.importsEmpty")}</p>
      ) : (
        <DataTable
          name="imports"
          caption={t("grade.importsCaption")}
          columns={columns}
          rows={workspace.gradeImports}
          rowId={(row) => row.fileHash}
        />
      )}
    </section>
  );
}

function useImportColumns(undo: (row: GradeImport) => void): readonly DataColumn<GradeImport>[] {
  const { t } = useTranslation("coordinator");
  const [language] = useLanguage();
  const { rounds } = useOpenedStudy().context.workspace;
  return useMemo(
    () => [
      { id: "file", header: t("grade.importColumn.file"), value: (row) => row.fileName },
      {
        id: "grader",
        header: t("grade.importColumn.grader"),
        value: (row) => rounds.find((round) => round.roundId === row.roundId)?.grader ?? null,
      },
      {
        id: "imported",
        header: t("grade.importColumn.imported"),
        wrap: "never",
        value: (row) => row.importedAtMs,
        cell: (row) => formatShortTime(row.importedAtMs, language),
      },
      { id: "grades", header: t("grade.importColumn.grades"), value: (row) => row.grades.length, align: "end" },
      {
        id: "actions",
        header: t("grade.importColumn.actions"),
        value: () => null,
        order: "fixed",
        cell: (row) => (
          <Button size="xs" aria-label={t("grade.undoNamed", { file: row.fileName })} onClick={() => undo(row)}>
            {t("grade.undo")}
          </Button>
        ),
      },
    ],
    [t, language, rounds, undo],
  );
}
