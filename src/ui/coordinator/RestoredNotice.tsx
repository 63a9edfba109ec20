import { Link } from "react-router";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import type { RestoredStudy, RestoredWorkspace } from "#workflows/restore-workspace.ts";
import styles from "#ui/staff/staff-page.module.css";

/** What a person asks for by name; all else is counted together. */
const NAMED = ["collected", "rounds", "gradeImports", "handedOut"] as const;

/** What came in with a workspace file, study by study, and what went because of it. */
export function RestoredNotice({ restored }: { readonly restored: RestoredWorkspace }) {
  const { t } = useTranslation("safety");
  const isNothingNew = restored.otherCount === 0 && restored.studies.every(isUnchanged);
  const isErased = restored.studies.some(({ erasedCodes }) => erasedCodes.length > 0);
  return (
    <Notice tone={isErased ? "warn" : "good"} title={t(isNothingNew ? "restore.nothingNew" : "restore.done")}>
      {restored.studies.map((study) => (
        <StudyLines key={study.studyId} study={study} />
      ))}
    </Notice>
  );
}

function StudyLines({ study }: { readonly study: RestoredStudy }) {
  const { t } = useTranslation("safety");
  const [language] = useLanguage();
  const title = useLocalText()(study.title);
  return (
    <>
      <p>{t(study.isNew ? "restore.newStudy" : isUnchanged(study) ? "restore.unchanged" : "restore.knownStudy", { title })}</p>
      <ul className={styles.bullets}>
        {linesOf(study).map(({ line, count }) => (
          <li key={line}>{t(`restore.${line}`, { count })}</li>
        ))}
        {study.erasedCodes.length > 0 && <li>{t("restore.erased", { codes: study.erasedCodes.join(language === "zh" ? "、" : ", ") })}</li>}
      </ul>
      <p>
        <Link to={`/study/${study.studyId}/collect`}>{t("restore.open", { title })}</Link>
      </p>
    </>
  );
}

/** What is to be said of the rows that are new or changed. Of the study's own row, which is no record of it, only the key can be. */
function linesOf({ addedByTable, updatedByTable }: RestoredStudy) {
  const lines = [
    ...NAMED.map((table) => ({ line: `tables.${table}`, count: addedByTable[table] ?? 0 }) as const),
    { line: "tables.others", count: countBut(["studies", ...NAMED], addedByTable) },
    { line: "keyCame", count: updatedByTable["studies"] ?? 0 },
    { line: "updated.collected", count: updatedByTable["collected"] ?? 0 },
    { line: "updated.others", count: countBut(["studies", "collected"], updatedByTable) },
  ] as const;
  return lines.filter(({ count }) => count > 0);
}

function countBut(tables: readonly string[], byTable: Readonly<Record<string, number>>): number {
  return Object.entries(byTable).reduce((sum, [table, count]) => (tables.includes(table) ? sum : sum + count), 0);
}

function isUnchanged({ addedByTable, updatedByTable, erasedCodes }: RestoredStudy): boolean {
  return countBut([], addedByTable) + countBut([], updatedByTable) + erasedCodes.length === 0;
}
