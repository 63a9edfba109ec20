import { Button } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "#ui/components/Dialog.tsx";
import { LeftTraces } from "#ui/coordinator/LeftTraces.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { participantTraces } from "#workflows/participant-traces.ts";

/** Asks before a withdrawal is recorded, and names what has left this machine already. */
export function WithdrawDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useTranslation("consent");
  const { store, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [hasFailed, setHasFailed] = useState(false);
  const withdraw = async (): Promise<void> => {
    try {
      await store.addWithdrawal(context.workspace.office.study.studyId, { code, atMs: nowMs() });
    } catch {
      setHasFailed(true); // the store's transaction failed: nothing is recorded, and the dialog says so
      return;
    }
    await reload();
    onClose();
  };
  return (
    <Dialog
      title={t("withdrawal.title", { code })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="filled" onClick={() => void withdraw()}>
            {t("withdrawal.confirm")}
          </Button>
        </>
      }
    >
      <p>{t("withdrawal.detail")}</p>
      <LeftTraces traces={participantTraces(context.workspace, code)} />
      {hasFailed && <Notice tone="bad" title={t("failed")} />}
    </Dialog>
  );
}
