import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Outlet, useParams } from "react-router";
import { KeyWarning } from "#ui/coordinator/KeyWarning.tsx";
import { NextStep } from "#ui/coordinator/NextStep.tsx";
import { useCopyText } from "#ui/coordinator/use-copy-text.ts";
import type { OpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { StaffFrame } from "#ui/staff/StaffFrame.tsx";
import { StepRail, type RailStep } from "#ui/staff/StepRail.tsx";
import { StudyGate } from "#ui/staff/StudyGate.tsx";
import type { StudyContext } from "#workflows/load-study.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import { isKeyAtRisk } from "#workflows/safe-copies.ts";
import { studyProgress, type StudyProgress } from "#workflows/study-progress.ts";

/** The frame of a study's steps: rail with states and counts, what comes next, and the step's page. */
export function StudyLayout() {
  const { studyId = "" } = useParams();
  return (
    <StudyGate key={studyId} studyId={studyId}>
      {(context, reload) => <OpenStudyFrame context={context} reload={reload} />}
    </StudyGate>
  );
}

function OpenStudyFrame({ context, reload }: { readonly context: StudyContext; readonly reload: () => Promise<void> }) {
  const local = useLocalText();
  const { study } = context.workspace.office;
  const progress = useMemo(() => studyProgress(context), [context]);
  const opened: OpenedStudy = { context, progress, reload };
  return (
    <StaffFrame
      studyTitle={local(study.title)}
      isSimulated={study.simulated}
      isDraft={context.exam.reviewStatus === "draft"}
      rail={<Rail workspace={context.workspace} progress={progress} />}
    >
      {isKeyAtRisk(context.workspace) && <KeyWarning studyId={study.studyId} />}
      <NextStep progress={progress} />
      <Outlet context={opened} />
    </StaffFrame>
  );
}

interface RailProps {
  readonly workspace: StudyWorkspace;
  readonly progress: StudyProgress;
}

function Rail({ workspace, progress }: RailProps) {
  const { t } = useTranslation(["coordinator", "codes", "exam-paper", "safety", "setup", "proctor"]);
  const copyText = useCopyText();
  const { studyId } = workspace.office.study;
  const handedOutCount = workspace.handedOut.length;
  const logCount = workspace.proctorLog.length;
  const { roster, pointCount, gradedPointCount, collectedCount, rounds } = progress;
  const collected = roster.handedIn;
  const state = (done: number, all: number): RailStep["state"] => {
    const kind = done === 0 ? "todo" : done < all ? "doing" : "done";
    return { kind, word: t(`steps.${kind}`) };
  };
  const steps: readonly RailStep[] = [
    { to: `/study/${studyId}/codes`, label: t("codes:rail.label"), state: null, detail: t("codes:rail.detail", { count: handedOutCount }) },
    { to: `/study/${studyId}/safety`, label: t("safety:rail.label"), state: null, detail: copyText(workspace) },
    {
      to: `/study/${studyId}/collect`,
      label: t("steps.collect"),
      state: state(collected, roster.expected),
      detail: t("steps.collectCount", { collected, expected: roster.expected }),
    },
    { to: `/study/${studyId}/log`, label: t("proctor:rail.label"), state: null, detail: t("proctor:rail.detail", { count: logCount }) },
    {
      to: `/study/${studyId}/grade`,
      label: t("steps.grade"),
      state: state(rounds.length === 0 ? 0 : Math.max(gradedPointCount, 0.5), pointCount),
      detail: rounds.length === 0 ? t("steps.gradeNone") : t("steps.roundCount", { graded: gradedPointCount, total: pointCount }),
    },
    {
      to: `/study/${studyId}/export`,
      label: t("steps.export"),
      state: null,
      detail: collectedCount === 0 ? t("steps.exportNone") : t("steps.exportReady", { count: collectedCount }),
    },
    {
      to: `/study/${studyId}/slips`,
      label: t("setup:slips.rail"),
      state: null,
      detail: t("setup:slips.railDetail", { count: roster.expected }),
    },
    { to: `/study/${studyId}/paper`, label: t("exam-paper:step"), state: null, detail: t("exam-paper:stepHint") },
    { to: `/compare/${studyId}`, label: t("steps.compare"), state: null, detail: t("steps.compareHint") },
  ];
  return <StepRail steps={steps} />;
}
