import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { normaliseParticipantCode } from "#domain/study/participant-code.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { LeftTraces } from "#ui/coordinator/LeftTraces.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { participantTraces, type ParticipantTraces } from "#workflows/participant-traces.ts";
import styles from "#ui/staff/staff-page.module.css";

/** Names what would be lost for good, and erases it when the code has been typed. */
export function EraseDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const { t } = useTranslation("consent");
  const { store, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [hasFailed, setHasFailed] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { typed: "" } });
  const isCode = (typed: string): boolean => typed.trim() === code || normaliseParticipantCode(typed) === code;
  const erase = handleSubmit(async () => {
    try {
      await store.eraseParticipant(context.workspace.office.study.studyId, { code, atMs: nowMs() });
    } catch {
      setHasFailed(true); // the store's transaction failed: everything is still there, and the dialog says so
      return;
    }
    onClose();
    await reload();
  });
  const traces = participantTraces(context.workspace, code);
  return (
    <Dialog
      title={t("erasure.title", { code })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("cancel")}</Button>
          <Button variant="filled" color="red" type="submit" form="erase">
            {t("erasure.confirm")}
          </Button>
        </>
      }
    >
      <Losses traces={traces} />
      <LeftTraces traces={traces} />
      <p>{t("erasure.stays")}</p>
      <form id="erase" noValidate onSubmit={(event) => void erase(event)}>
        <TextInput
          label={t("erasure.typeCode", { code })}
          description={t("erasure.notice")}
          autoComplete="off"
          spellCheck={false}
          error={formState.errors.typed && t("erasure.mismatch")}
          {...register("typed", { validate: isCode })}
        />
      </form>
      {hasFailed && <Notice tone="bad" title={t("failed")} />}
    </Dialog>
  );
}

function Losses({ traces }: { readonly traces: ParticipantTraces }) {
  const { t } = useTranslation("consent");
  const { submissionCount, backupCount, gradeCount, handedOutCount, paperCount, logCount, isNamed } = traces;
  if (submissionCount + backupCount + gradeCount + handedOutCount + paperCount + logCount === 0 && !isNamed)
    return <p>{t("erasure.nothing")}</p>;
  return (
    <>
      <p>{t("erasure.detail")}</p>
      <ul className={styles.bullets}>
        {submissionCount > 0 && <li>{t("erasure.submissions", { count: submissionCount })}</li>}
        {backupCount > 0 && <li>{t("erasure.backups", { count: backupCount })}</li>}
        {gradeCount > 0 && <li>{t("erasure.grades", { count: gradeCount })}</li>}
        {handedOutCount > 0 && <li>{t("erasure.codes", { count: handedOutCount })}</li>}
        {paperCount > 0 && <li>{t("erasure.paper")}</li>}
        {isNamed && <li>{t("erasure.name")}</li>}
        {logCount > 0 && <li>{t("erasure.log", { count: logCount })}</li>}
      </ul>
    </>
  );
}
