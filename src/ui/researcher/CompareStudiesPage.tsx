import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import { Mark } from "#ui/components/Mark.tsx";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { StaffFrame } from "#ui/staff/StaffFrame.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { StudySummary } from "#workflows/ports/workspace-store.ts";
import styles from "#ui/staff/staff-page.module.css";

/** The studies whose results can be looked at; or, when there is none, what to do first. */
export function CompareStudiesPage() {
  const { t } = useTranslation("researcher");
  const { store } = useStaffPorts();
  const [studies] = useLoaded("studies", store.list);
  return (
    <StaffFrame>
      <div className={styles.page}>
        <PageHead title={t("studies.title")} lede={t("studies.lede")} />
        {studies.kind === "loading" && <p role="status">{t("studies.loading")}</p>}
        {studies.kind === "failed" && <Notice tone="bad" title={t("studies.failed")} />}
        {studies.kind === "loaded" && (studies.value.length === 0 ? <NoStudy /> : <StudyTable studies={studies.value} />)}
      </div>
    </StaffFrame>
  );
}

function NoStudy() {
  const { t } = useTranslation("researcher");
  return (
    <section className={styles.section}>
      <h2>{t("studies.emptyTitle")}</h2>
      <p>{t("studies.emptyDetail")}</p>
      <p>
        <Link className="action primary" to="/study">
          {t("studies.toStudies")}
        </Link>
      </p>
    </section>
  );
}

function StudyTable({ studies }: { readonly studies: readonly StudySummary[] }) {
  const { t } = useTranslation(["researcher", "staff"]);
  const [language] = useLanguage();
  const columns = useMemo<readonly DataColumn<StudySummary>[]>(
    () => [
      {
        id: "title",
        header: t("studies.column.title"),
        value: (study) => study.title[language],
        cell: (study) => (
          <span>
            <Link to={`/compare/${study.studyId}`}>{study.title[language]}</Link>{" "}
            {study.simulated && <Mark>{t("staff:frame.simulated")}</Mark>}
          </span>
        ),
      },
      { id: "id", header: t("studies.column.id"), value: (study) => study.studyId },
      { id: "expected", header: t("studies.column.expected"), value: (study) => study.rosterCount, align: "end" },
      { id: "collected", header: t("studies.column.collected"), value: (study) => study.collectedCount, align: "end" },
    ],
    [t, language],
  );
  return (
    <section className={styles.section} aria-label={t("studies.caption")}>
      <DataTable name="studies" caption={t("studies.caption")} columns={columns} rows={studies} rowId={(study) => study.studyId} />
      <p>
        <Link to="/study">{t("studies.toStudies")}</Link>
      </p>
    </section>
  );
}
