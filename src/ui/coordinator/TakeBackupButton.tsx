import { Button } from "@mantine/core";
import { useState } from "react";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { CollectedBackup } from "#workflows/ports/workspace-store.ts";
import { takeLostSitting } from "#workflows/take-lost-sitting.ts";

/**
 * Takes a backup as the last state of a lost machine. It is doubtful, and gives way to the sitting's own file: nothing needs to be asked.
 */
export function TakeBackupButton({ backup }: { readonly backup: CollectedBackup }) {
  const { t } = useTranslation("coordinator");
  const { store, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [hasFailed, setHasFailed] = useState(false);
  const { sittingId, participantCode } = backup.content.start;
  const take = async (): Promise<void> => {
    const request = { studyId: context.workspace.office.study.studyId, sittingId, nowMs: nowMs() };
    const hasTaken = await takeLostSitting(request, store).then(
      ({ ok }) => ok,
      () => false, // the store refused: nothing was changed, and the page says so
    );
    setHasFailed(!hasTaken);
    await reload();
  };
  return (
    <>
      <Button size="compact-sm" aria-label={t("collect.takeBackupNamed", { code: participantCode })} onClick={() => void take()}>
        {t("collect.takeBackup")}
      </Button>
      {hasFailed && <Notice tone="bad" title={t("collect.takeBackupFailed")} />}
    </>
  );
}
