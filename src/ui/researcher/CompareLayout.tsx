import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Outlet, useParams, useSearchParams } from "react-router";
import { CompareAside } from "#ui/researcher/CompareAside.tsx";
import { respondentCounts } from "#ui/researcher/respondent-counts.ts";
import type { ComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { changedSettings, DEFAULT_SEED, readViewSettings, viewSearch } from "#ui/researcher/view-settings.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { StaffFrame } from "#ui/staff/StaffFrame.tsx";
import { StepRail } from "#ui/staff/StepRail.tsx";
import { StudyGate } from "#ui/staff/StudyGate.tsx";
import type { StudyContext } from "#workflows/load-study.ts";
import styles from "./CompareLayout.module.css";

/** The frame of a study's comparison: its views and who is compared on the left, the view on the right. */
export function CompareLayout() {
  const { studyId = "" } = useParams();
  return (
    <StudyGate key={studyId} studyId={studyId}>
      {(context, reload) => <CompareFrame context={context} reload={reload} />}
    </StudyGate>
  );
}

function CompareFrame({ context, reload }: { readonly context: StudyContext; readonly reload: () => Promise<void> }) {
  const [language] = useLanguage();
  const [params] = useSearchParams();
  const address = viewSearch(readViewSettings(params));
  // The table's own order and filter live in the same address and change nothing here.
  const compared = useMemo<ComparedStudy>(
    () => ({ context, reload, search: address, view: readViewSettings(new URLSearchParams(address)) }),
    [context, reload, address],
  );
  const { study } = context.workspace.office;
  return (
    <StaffFrame
      studyTitle={study.title[language]}
      list="compare"
      isSimulated={study.simulated}
      isDraft={context.exam.reviewStatus === "draft"}
      rail={<Rail compared={compared} />}
    >
      <Outlet context={compared} />
    </StaffFrame>
  );
}

function Rail({ compared }: { readonly compared: ComparedStudy }) {
  const { t } = useTranslation("researcher");
  const { context, view, search } = compared;
  const { studyId } = context.workspace.office.study;
  const counts = useMemo(() => respondentCounts(context.workspace), [context]);
  const changed = changedSettings(view.settings).length + (view.seed === DEFAULT_SEED ? 0 : 1);
  const place = { state: null } as const;
  const views = [
    { ...place, to: `/compare/${studyId}${search}`, label: t("views.standings"), detail: t("views.standingsDetail") },
    {
      ...place,
      to: `/compare/${studyId}/models${search}`,
      label: t("views.models"),
      detail: t("views.modelsDetail", { count: counts.models.length }),
    },
    {
      ...place,
      to: `/compare/${studyId}/settings${search}`,
      label: t("views.settings"),
      detail: changed === 0 ? t("views.settingsDefault") : t("views.settingsChanged", { count: changed }),
    },
  ];
  return (
    <div className={styles.rail}>
      <StepRail steps={views} label={t("views.label")} />
      <CompareAside counts={counts} compared={compared} />
    </div>
  );
}
