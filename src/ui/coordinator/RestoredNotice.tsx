import { Link } from "react-router";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import type { RestoredStudy, RestoredWorkspace } from "#workflows/restore-workspace.ts";
import styles from "#ui/staff/staff-page.module.css";

/** What a person asks for by name; all else is counted together. */
const NAMED = ["collected", "rounds", "gradeImports", "handedOut"] as const;

/** What came in with a workspace file, study by study. */
export function RestoredNotice({ restored }: { readonly restored: RestoredWorkspace }) {
  const { t } = useTranslation("safety");
  const isNothingNew = restored.otherCount === 0 && restored.studies.every((study) => countOf(study) === 0);
  return (
    <Notice tone="good" title={t(isNothingNew ? "restore.nothingNew" : "restore.done")}>
      {restored.studies.map((study) => (
        <StudyLines key={study.studyId} study={study} />
      ))}
    </Notice>
  );
}

function StudyLines({ study }: { readonly study: RestoredStudy }) {
  const { t } = useTranslation("safety");
  const title = useLocalText()(study.title);
  const named = NAMED.map((table) => ({ table, count: study.addedByTable[table] ?? 0 }));
  const others = countOf(study) - named.reduce((sum, { count }) => sum + count, 0) - (study.isNew ? 1 : 0);
  const lines = [...named, { table: "others" as const, count: others }].filter(({ count }) => count > 0);
  return (
    <>
      <p>{t(study.isNew ? "restore.newStudy" : countOf(study) === 0 ? "restore.unchanged" : "restore.knownStudy", { title })}</p>
      <ul className={styles.bullets}>
        {lines.map(({ table, count }) => (
          <li key={table}>{t(`restore.tables.${table}`, { count })}</li>
        ))}
      </ul>
      <p>
        <Link to={`/study/${study.studyId}/collect`}>{t("restore.open", { title })}</Link>
      </p>
    </>
  );
}

function countOf({ addedByTable }: RestoredStudy): number {
  return Object.values(addedByTable).reduce((sum, count) => sum + count, 0);
}
