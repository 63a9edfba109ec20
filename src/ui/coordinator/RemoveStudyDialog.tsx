import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { StudySummary, StudyWorkspace } from "#workflows/ports/workspace-store.ts";
import styles from "#ui/staff/staff-page.module.css";

interface RemoveStudyDialogProps {
  readonly study: StudySummary;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a study goes from this machine, and names what goes with it. */
export function RemoveStudyDialog({ study, onClose, onRemoved }: RemoveStudyDialogProps) {
  const { t } = useTranslation("removal");
  const local = useLocalText();
  const { store } = useStaffPorts();
  const [held] = useLoaded(study.studyId, () => store.load(study.studyId));
  const [failed, setFailed] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await store.removeStudy(study.studyId);
      onRemoved();
    } catch {
      setFailed(true); // the store's transaction failed: the study is whole, and the dialog says so
    }
  };
  return (
    <Dialog
      title={t("title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="filled" color="red" onClick={() => void remove()}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p>{t("lost", { title: local(study.title) })}</p>
      {held.kind === "loaded" && held.value !== null && <Losses workspace={held.value} />}
      <p>{t("kept")}</p>
      {failed && <Notice tone="bad" title={t("failed")} />}
    </Dialog>
  );
}

function Losses({ workspace }: { readonly workspace: StudyWorkspace }) {
  const { t } = useTranslation("removal");
  const paperCount = new Set(workspace.paperParts.map(({ code }) => code)).size;
  const wishCount = workspace.withdrawals.length + workspace.erasures.length;
  return (
    <ul className={styles.bullets}>
      <li>{t("lostCollected", { count: workspace.collected.length })}</li>
      {workspace.rounds.length > 0 && <li>{t("lostRounds", { count: workspace.rounds.length })}</li>}
      {workspace.backups.length > 0 && <li>{t("lostBackups", { count: workspace.backups.length })}</li>}
      {paperCount > 0 && <li>{t("lostPaper", { count: paperCount })}</li>}
      {workspace.proctorLog.length > 0 && <li>{t("lostLog", { count: workspace.proctorLog.length })}</li>}
      {wishCount > 0 && <li>{t("lostWishes", { count: wishCount })}</li>}
      {workspace.gradeImports.length > 0 && <li>{t("lostImports", { count: workspace.gradeImports.length })}</li>}
    </ul>
  );
}
