import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { useStudy, type StudyPhase } from "#ui/staff/use-study.ts";
import type { StudyContext } from "#workflows/load-study.ts";
import styles from "./StudyGate.module.css";

interface StudyGateProps {
  readonly studyId: string;
  readonly children: (context: StudyContext, reload: () => Promise<void>) => ReactNode;
}

/** Loads a study and shows the page on it; says what to do while it loads, when it is not here, and when it cannot be read. */
export function StudyGate({ studyId, children }: StudyGateProps) {
  const { study, reload } = useStudy(studyId);
  if (study.phase === "ready") return children(study.context, reload);
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <Waiting study={study} studyId={studyId} onRetry={() => void reload()} />
      </main>
    </>
  );
}

interface WaitingProps {
  readonly study: Exclude<StudyPhase, { phase: "ready" }>;
  readonly studyId: string;
  readonly onRetry: () => void;
}

function Waiting({ study, studyId, onRetry }: WaitingProps) {
  const { t } = useTranslation("staff");
  if (study.phase === "loading") return <p role="status">{t("frame.loading")}</p>;
  const isMissing = study.phase === "missing";
  return (
    <>
      <h1>{t(isMissing ? "frame.missingTitle" : "frame.failedTitle")}</h1>
      <p>{isMissing ? t("frame.missingDetail", { studyId }) : t("frame.failedDetail")}</p>
      {study.phase === "failed" && study.issues.length > 0 && <IssueList issues={study.issues} />}
      <p className={styles.actions}>
        <Link className="action primary" to="/study">
          {t("frame.toStudies")}
        </Link>
        {!isMissing && <Button onClick={onRetry}>{t("frame.retry")}</Button>}
      </p>
    </>
  );
}
