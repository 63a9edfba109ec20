import { Button } from "@mantine/core";
import { Link } from "react-router";
import type { SetupIssues } from "#domain/study/study-setup.ts";
import { hasErrors } from "#lib/issue.ts";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { SiteRankTable } from "#ui/coordinator/SiteRankTable.tsx";
import { TrialList } from "#ui/coordinator/TrialList.tsx";
import { isSound, useMakingStudy, type MakingStudy } from "#ui/coordinator/use-making-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** What is still open, a dry run, and the making itself. */
export function SetupMakeStep() {
  const { t } = useTranslation("setup");
  const { draft, issues } = useSetup();
  const { making, tryOnly, keep } = useMakingStudy();
  const isBlocked = Object.values(issues).some(hasErrors);
  const isRunning = making.kind === "running";
  return (
    <>
      <OpenIssues issues={issues} draftId={draft.draftId} />
      {draft.setup.people.length > 0 && (
        <section className={styles.section} aria-labelledby="by-site">
          <h2 id="by-site">{t("people.bySite")}</h2>
          <SiteRankTable people={draft.setup.people} ranks={draft.setup.ranks} labelledBy="by-site" />
        </section>
      )}
      <section className={styles.section} aria-labelledby="make-study">
        <h2 id="make-study">{t("make.section")}</h2>
        <p>{t("make.keyNote")}</p>
        <p className={styles.actions}>
          <Button variant="default" disabled={isBlocked || isRunning} onClick={() => void tryOnly()}>
            {t("make.dryRun")}
          </Button>
          <Button variant="filled" disabled={isBlocked || isRunning} onClick={() => void keep()}>
            {t("make.make")}
          </Button>
        </p>
        <Outcome making={making} />
      </section>
    </>
  );
}

/** What was tried, and what came of it. */
function Outcome({ making }: { readonly making: MakingStudy }) {
  const { t } = useTranslation("setup");
  if (making.kind === "idle") return null;
  const isFailed = making.kind === "crashed" || (making.kind === "tried" && !isSound(making.results));
  return (
    <>
      <TrialList results={making.results} isRunning={making.kind === "running"} />
      {making.kind === "tried" && !isFailed && <Notice tone="good" title={t("make.passed")} />}
      {isFailed && (
        <Notice tone="bad" title={t("make.failedTrial")}>
          {t("make.failedTrialDetail")}
        </Notice>
      )}
      {making.kind === "outdated" && <Notice tone="bad" title={t("make.outdated")} />}
      {making.kind === "unsaved" && <Notice tone="bad" title={t("make.saveFailed")} />}
    </>
  );
}

function OpenIssues({ issues, draftId }: { readonly issues: SetupIssues; readonly draftId: string }) {
  const { t } = useTranslation("setup");
  const steps = (["exam", "people", "rules"] as const).filter((step) => issues[step].length > 0);
  if (steps.length === 0) return <Notice tone="good" title={t("make.ready")} />;
  return (
    <section className={styles.section} aria-labelledby="setup-open">
      <h2 id="setup-open">{t("make.open")}</h2>
      {steps.map((step) => (
        <Notice key={step} tone={hasErrors(issues[step]) ? "bad" : "warn"} title={t(`step.${step}`)}>
          <IssueList issues={issues[step].map((issue) => ({ ...issue, place: {} }))} />
          <Link to={`/study/setup/${draftId}/${step}`}>{t("make.goTo", { step: t(`step.${step}`) })}</Link>
        </Notice>
      ))}
    </section>
  );
}
