import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import { Mark } from "#ui/components/Mark.tsx";
import { RemoveStudyDialog } from "#ui/coordinator/RemoveStudyDialog.tsx";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import type { StudySummary } from "#workflows/ports/workspace-store.ts";
import styles from "#ui/staff/staff-page.module.css";

interface StudyListProps {
  readonly studies: readonly StudySummary[];
  readonly onRemoved: () => void;
}

/** The studies held here; or, when there is none, what to do first. */
export function StudyList({ studies, onRemoved }: StudyListProps) {
  const { t } = useTranslation("coordinator");
  const [doomed, setDoomed] = useState<StudySummary | null>(null);
  const columns = useStudyColumns(setDoomed);
  if (studies.length === 0) {
    return (
      <p>
        <strong>{t("studies.emptyTitle")}</strong>
        <br />
        {t("studies.emptyDetail")}
      </p>
    );
  }
  return (
    <section className={styles.section} aria-label={t("studies.caption")}>
      <DataTable name="studies" caption={t("studies.caption")} columns={columns} rows={studies} rowId={(study) => study.studyId} />
      {doomed !== null && (
        <RemoveStudyDialog
          study={doomed}
          onClose={() => setDoomed(null)}
          onRemoved={() => {
            setDoomed(null);
            onRemoved();
          }}
        />
      )}
    </section>
  );
}

function useStudyColumns(onRemove: (study: StudySummary) => void): readonly DataColumn<StudySummary>[] {
  const { t } = useTranslation("coordinator");
  const local = useLocalText();
  return useMemo(
    () => [
      {
        id: "title",
        header: t("studies.column.title"),
        value: (study) => local(study.title),
        cell: (study) => (
          <span>
            <Link to={`/study/${study.studyId}/collect`}>{local(study.title)}</Link>{" "}
            {study.simulated && <Mark>{t("studies.simulated")}</Mark>}
          </span>
        ),
      },
      { id: "id", header: t("studies.column.id"), value: (study) => study.studyId },
      { id: "expected", header: t("studies.column.expected"), value: (study) => study.rosterCount, align: "end" },
      { id: "collected", header: t("studies.column.collected"), value: (study) => study.collectedCount, align: "end" },
      {
        id: "actions",
        header: t("studies.column.actions"),
        value: () => null,
        order: "fixed",
        cell: (study) => (
          <Button size="xs" aria-label={t("studies.removeNamed", { title: local(study.title) })} onClick={() => onRemove(study)}>
            {t("studies.remove")}
          </Button>
        ),
      },
    ],
    [t, local, onRemove],
  );
}
