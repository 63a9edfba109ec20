import { Button } from "@mantine/core";
import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import { respondentCounts } from "#ui/researcher/respondent-counts.ts";
import { StandingsReport } from "#ui/researcher/StandingsReport.tsx";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { useComparison } from "#ui/researcher/use-comparison.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { WorkProgress } from "#ui/staff/WorkProgress.tsx";
import styles from "#ui/staff/staff-page.module.css";
import own from "./StandingsPage.module.css";

/** Standings and figures of a study; or what to do first, as long as there is nobody to compare. */
export function StandingsPage() {
  const { t } = useTranslation("researcher");
  const { context } = useComparedStudy();
  const counts = useMemo(() => respondentCounts(context.workspace), [context]);
  return (
    <div className={styles.page}>
      <PageHead title={t("standings.title")} lede={t("standings.lede")} />
      {counts.personCount + counts.models.length === 0 ? <NothingYet /> : <Compared />}
    </div>
  );
}

function NothingYet() {
  const { t } = useTranslation("researcher");
  const { context, search } = useComparedStudy();
  const { studyId } = context.workspace.office.study;
  return (
    <section className={styles.section}>
      <h2>{t("standings.emptyTitle")}</h2>
      <p>{t("standings.emptyDetail")}</p>
      <p className={styles.actions}>
        <Link className="action primary" to={`/study/${studyId}/collect`}>
          {t("standings.toCollect")}
        </Link>
        <Link className="action" to={`/compare/${studyId}/models${search}`}>
          {t("standings.toModels")}
        </Link>
      </p>
    </section>
  );
}

function Compared() {
  const { t } = useTranslation("researcher");
  const { context, view } = useComparedStudy();
  const { comparing, stop, again } = useComparison(context, view);
  if (comparing.kind === "done") return <StandingsReport comparison={comparing.comparison} />;
  const retry = <Button onClick={again}>{t("standings.again")}</Button>;
  return (
    <div className={own.waiting}>
      {comparing.kind === "running" && (
        <>
          <WorkProgress
            label={t("standings.running")}
            done={comparing.doneCount}
            total={comparing.totalCount}
            onCancel={stop}
            isCancelling={false}
          />
          <p className={styles.quiet}>{t("standings.runningDetail")}</p>
        </>
      )}
      {comparing.kind === "stopped" && (
        <Notice tone="warn" title={t("standings.stopped")}>
          <p>{retry}</p>
        </Notice>
      )}
      {comparing.kind === "failed" && (
        <Notice tone="bad" title={t("standings.failed", { message: comparing.message })}>
          <p>{retry}</p>
        </Notice>
      )}
    </div>
  );
}
