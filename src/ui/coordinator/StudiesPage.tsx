import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { DemoStudyPanel } from "#ui/coordinator/DemoStudyPanel.tsx";
import { MachinesPanel } from "#ui/coordinator/MachinesPanel.tsx";
import { OpenStudyPanel } from "#ui/coordinator/OpenStudyPanel.tsx";
import { PageHead } from "#ui/staff/PageHead.tsx";
import { SetupPanel } from "#ui/coordinator/SetupPanel.tsx";
import { RestorePanel } from "#ui/coordinator/RestorePanel.tsx";
import { StudyList } from "#ui/coordinator/StudyList.tsx";
import { useLoaded, type Loaded } from "#ui/hooks/use-loaded.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { StaffFrame } from "#ui/staff/StaffFrame.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import styles from "#ui/staff/staff-page.module.css";

/** The studies on this machine, and the ways to bring one here. */
export function StudiesPage() {
  const { t } = useTranslation("coordinator");
  const { store } = useStaffPorts();
  const [studies, reloadStudies] = useKept(useLoaded("studies", store.list));
  const [drafts, reloadDrafts] = useKept(useLoaded("drafts", store.listDrafts));
  const isLoading = studies.kind === "loading" || drafts.kind === "loading";
  const reload = (): void => {
    reloadStudies();
    reloadDrafts();
  };
  return (
    <StaffFrame>
      <div className={styles.page}>
        <PageHead title={t("studies.title")} lede={t("studies.lede")} />
        {isLoading && <p role="status">{t("studies.loading")}</p>}
        {studies.kind === "failed" && <Notice tone="bad" title={t("studies.failed")} />}
        {!isLoading && studies.kind === "loaded" && <StudyList studies={studies.value} onRemoved={reloadStudies} />}
        {/* Not before the lists have their height: nothing that can be pressed may move. */}
        {!isLoading && (
          <>
            <SetupPanel drafts={drafts} onDiscarded={reloadDrafts} />
            <OpenStudyPanel />
            <RestorePanel onRestored={reload} />
            <MachinesPanel />
            <DemoStudyPanel />
          </>
        )}
      </div>
    </StaffFrame>
  );
}

/** While a list is read again, the one before stands: what is below it neither moves nor forgets what it said. */
function useKept<T>([found, reload]: readonly [Loaded<T>, () => void]): readonly [Loaded<T>, () => void] {
  const [kept, setKept] = useState(found);
  if (found.kind !== "loading" && found !== kept) setKept(found);
  return [kept, reload];
}
