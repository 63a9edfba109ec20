import { Link, useParams } from "react-router";
import { SETUP_STEPS, type SetupStep } from "#domain/study/study-setup.ts";
import { hasErrors } from "#lib/issue.ts";
import { SetupContext, type OpenSetup } from "#ui/coordinator/setup-context.ts";
import { SetupExamStep } from "#ui/coordinator/SetupExamStep.tsx";
import { SetupMakeStep } from "#ui/coordinator/SetupMakeStep.tsx";
import { SetupPeopleStep } from "#ui/coordinator/SetupPeopleStep.tsx";
import { SetupRulesStep } from "#ui/coordinator/SetupRulesStep.tsx";
import { useSetupDraft } from "#ui/coordinator/use-setup-draft.ts";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { StaffFrame } from "#ui/staff/StaffFrame.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { StepRail, type RailStep } from "#ui/staff/StepRail.tsx";
import type { SetupDraft } from "#workflows/ports/workspace-store.ts";
import styles from "#ui/staff/staff-page.module.css";

const STEP_PAGES = { exam: SetupExamStep, people: SetupPeopleStep, rules: SetupRulesStep, make: SetupMakeStep };

/** One step of setting up a study. What was entered is kept with every change, so that the page may be left at any time. */
export function SetupPage() {
  const { draftId = "" } = useParams();
  const { t } = useTranslation(["setup", "staff"]);
  const { store } = useStaffPorts();
  const [draft] = useLoaded(draftId, () => store.loadDraft(draftId));
  if (draft.kind === "loaded" && draft.value !== null) return <OpenSetupPage key={draftId} stored={draft.value} />;
  return (
    <StaffFrame>
      {draft.kind === "loading" && (
        <>
          <h1 className="visually-hidden">{t("frame.title")}</h1>
          <p role="status">{t("frame.loading")}</p>
        </>
      )}
      {draft.kind === "failed" && <PageHead title={t("frame.title")} lede={t("panel.failed")} />}
      {draft.kind === "loaded" && (
        <div className={styles.page}>
          <PageHead title={t("frame.missingTitle")} lede={t("frame.missingDetail")} />
          <p>
            <Link className="action primary" to="/study">
              {t("staff:frame.toStudies")}
            </Link>
          </p>
        </div>
      )}
    </StaffFrame>
  );
}

function OpenSetupPage({ stored }: { readonly stored: SetupDraft }) {
  const { t } = useTranslation("setup");
  const local = useLocalText();
  const { setup, isKept } = useSetupDraft(stored);
  const { step = "exam" } = useParams();
  const current = SETUP_STEPS.find((known) => known === step) ?? "exam";
  const Step = STEP_PAGES[current];
  return (
    <SetupContext value={setup}>
      <StaffFrame studyTitle={local(setup.draft.setup.title) || t("panel.untitled")} rail={<SetupRail setup={setup} />}>
        <div className={styles.page}>
          <PageHead title={t(`${current}.title`)} lede={t(`${current}.lede`)} />
          {!isKept && <Notice tone="bad" title={t("frame.saveFailed")} />}
          <Step />
          <Onward current={current} draftId={setup.draft.draftId} isKept={isKept} />
        </div>
      </StaffFrame>
    </SetupContext>
  );
}

function SetupRail({ setup }: { readonly setup: OpenSetup }) {
  const { t } = useTranslation("setup");
  const { draft, given, issues } = setup;
  const details: Readonly<Record<SetupStep, string>> = {
    exam: given === null ? t("stepDetail.examNone") : given.exam.examId,
    people: t("stepDetail.people", { count: draft.setup.people.length }),
    rules: t("stepDetail.rules"),
    make: t("stepDetail.make"),
  };
  const stateOf = (step: SetupStep): RailStep["state"] => {
    if (step === "make") return null;
    const isBegun = step === "exam" ? given !== null : step === "rules" || draft.setup.people.length > 0;
    const kind = !isBegun ? "todo" : hasErrors(issues[step]) ? "doing" : "done";
    return { kind, word: t(`state.${kind}`) };
  };
  const steps = SETUP_STEPS.map((step) => ({
    to: `/study/setup/${draft.draftId}/${step}`,
    label: t(`step.${step}`),
    state: stateOf(step),
    detail: details[step],
  }));
  return <StepRail steps={steps} label={t("frame.steps")} />;
}

interface OnwardProps {
  readonly current: SetupStep;
  readonly draftId: string;
  readonly isKept: boolean;
}

/** To the step before and the next. */
function Onward({ current, draftId, isKept }: OnwardProps) {
  const { t } = useTranslation("setup");
  const index = SETUP_STEPS.indexOf(current);
  const [before, next] = [SETUP_STEPS[index - 1], SETUP_STEPS[index + 1]];
  return (
    <p className={styles.actions}>
      {before !== undefined && (
        <Link className="action" to={`/study/setup/${draftId}/${before}`}>
          {t("frame.back")}
        </Link>
      )}
      {next !== undefined && (
        <Link className="action primary" to={`/study/setup/${draftId}/${next}`}>
          {t("frame.next", { step: t(`step.${next}`) })}
        </Link>
      )}
      {isKept && <span className={styles.quiet}>{t("frame.saved")}</span>}
    </p>
  );
}
