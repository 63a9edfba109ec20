import { useTranslation } from "#ui/hooks/use-translation.ts";
import { WorkProgress } from "#ui/staff/WorkProgress.tsx";
import { TRIALS, type TrialResult } from "#workflows/try-study.ts";
import own from "./Setup.module.css";

/** What was tried so far and what became of it. */
export function TrialList({ results, isRunning }: { readonly results: readonly TrialResult[]; readonly isRunning: boolean }) {
  const { t } = useTranslation("setup");
  return (
    <>
      {isRunning && (
        <WorkProgress label={t("make.running")} done={results.length} total={TRIALS.length} onCancel={null} isCancelling={false} />
      )}
      <ul className={own.trials} aria-label={t("make.results")}>
        {results.map(({ trial, isPassed, count }) => (
          <li key={trial}>
            <span>{t(`make.trial.${trial}`, { count })}</span>
            <span className={isPassed ? undefined : own.failed}>{t(isPassed ? "make.pass" : "make.fail")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
