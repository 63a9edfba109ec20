import { useState } from "react";
import { useForm } from "react-hook-form";
import { GRANT_REASONS, type GrantReason } from "#domain/study/grant.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { SegmentField } from "#ui/coordinator/SegmentField.tsx";
import { useGrantText } from "#ui/coordinator/use-grant-text.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { CodeRow } from "#workflows/code-board.ts";
import styles from "./CodesPage.module.css";

/** One code, large, with the question why it is read out; confirming records it. */
export function ReadOutDialog({ row, onClose }: { readonly row: CodeRow; readonly onClose: () => void }) {
  const { t } = useTranslation("codes");
  const { gives } = useGrantText();
  const { store, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [hasFailed, setHasFailed] = useState(false);
  const first: GrantReason = row.grant.kind === "unlock" ? "clock" : "accommodation";
  const { register, handleSubmit } = useForm<{ reason: GrantReason }>({ defaultValues: { reason: first } });
  const record = handleSubmit(async ({ reason }) => {
    try {
      await store.addHandedOut(context.workspace.office.study.studyId, { code: row.code, reason, atMs: nowMs() });
    } catch {
      setHasFailed(true); // the code was read out all the same: the page says what to do
      return;
    }
    await reload();
    onClose();
  });
  return (
    <Dialog
      title={t("dialog.title", { participant: row.participantCode })}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="action" onClick={onClose}>
            {t("dialog.cancel")}
          </button>
          <button type="submit" form="read-out" className="action primary">
            {t("dialog.confirm")}
          </button>
        </>
      }
    >
      <form id="read-out" className={styles.dialog} noValidate onSubmit={(event) => void record(event)}>
        <p className={styles.large}>{row.code}</p>
        <p>{t("dialog.gives", { gives: gives(row.grant) })}</p>
        <SegmentField
          legend={t("dialog.reason")}
          options={GRANT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          field={register("reason")}
        />
        <p role="alert" className={styles.failed}>
          {hasFailed && t("dialog.failed")}
        </p>
      </form>
    </Dialog>
  );
}
