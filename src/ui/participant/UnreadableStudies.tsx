import type { Issue } from "#lib/issue.ts";
import { issueLine } from "#ui/hooks/issue-line.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./StartPage.module.css";

interface UnreadableStudiesProps {
  readonly issues: readonly Issue[];
  readonly onRetry: () => void;
}

/** Why an exam that this address names is not on offer, for the coordinator. */
export function UnreadableStudies({ issues, onRetry }: UnreadableStudiesProps) {
  const { t } = useTranslation(["participant", "common"]);
  return (
    <section className={styles.section} role="alert">
      <p>{t("start.examFailed")}</p>
      <ul>
        {issues.map((issue, index) => (
          <li key={index}>{issueLine(issue)}</li>
        ))}
      </ul>
      <p>
        <button type="button" className="action" onClick={onRetry}>
          {t("common:action.retry")}
        </button>
      </p>
    </section>
  );
}
