import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import type { HeldModel } from "#ui/researcher/held-models.ts";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";

interface RemoveModelDialogProps {
  readonly held: HeldModel;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
}

/** Asks before a model goes from the study, and says what goes with it. */
export function RemoveModelDialog({ held, onClose, onRemoved }: RemoveModelDialogProps) {
  const { t } = useTranslation("researcher");
  const { store } = useStaffPorts();
  const { context, reload } = useComparedStudy();
  const [failed, setFailed] = useState(false);
  const { model } = held;
  const remove = async (): Promise<void> => {
    try {
      await store.removeCollected(context.workspace.office.study.studyId, [held.submissionId]);
      await reload();
      onRemoved();
    } catch {
      setFailed(true); // the store's transaction failed: the model is whole, and the dialog says so
    }
  };
  return (
    <Dialog
      title={t("models.removeTitle")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("models.removeCancel")}</Button>
          <Button variant="filled" color="red" onClick={() => void remove()}>
            {t("models.removeConfirm", { model })}
          </Button>
        </>
      }
    >
      <p>{t("models.removeDetail", { model })}</p>
      <p>{t("models.removeKept")}</p>
      {failed && <Notice tone="bad" title={t("models.removeFailed")} />}
    </Dialog>
  );
}
