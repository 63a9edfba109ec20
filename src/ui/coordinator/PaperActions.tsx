import { Button } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "#ui/components/Dialog.tsx";
import type { PaperDeskState } from "#ui/coordinator/use-paper-desk.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "#ui/staff/staff-page.module.css";

interface PaperActionsProps {
  readonly code: string;
  readonly desk: PaperDeskState;
  /** null while the entries are not compared yet. */
  readonly canSubmit: boolean | null;
}

/** What can be done with a sheet as a whole: submit it, take that back, or begin again; the last two ask first. */
export function PaperActions({ code, desk, canSubmit }: PaperActionsProps) {
  const { t } = useTranslation("paper-entry");
  const [asked, setAsked] = useState<Asked | null>(null);
  const isHeld = desk.heldId !== null;
  return (
    <>
      {isHeld && (
        <Notice tone="good" title={t("submitted")}>
          <p>{t("submittedDetail")}</p>
        </Notice>
      )}
      {!isHeld && canSubmit !== null && <p className={styles.quiet}>{t("submitHint")}</p>}
      <div className={styles.actions}>
        {!isHeld && canSubmit !== null && (
          <Button variant="filled" disabled={!canSubmit} onClick={() => void desk.submit()}>
            {t("submit")}
          </Button>
        )}
        {isHeld && <Button onClick={() => setAsked("takeBack")}>{t("takeBack")}</Button>}
        {!isHeld && desk.sheet.first !== null && <Button onClick={() => setAsked("startOver")}>{t("startOver")}</Button>}
      </div>
      {asked !== null && <PaperDialog code={code} asked={asked} onConfirm={desk[asked]} onClose={() => setAsked(null)} />}
    </>
  );
}

type Asked = "startOver" | "takeBack";

interface PaperDialogProps {
  readonly code: string;
  readonly asked: Asked;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

function PaperDialog({ code, asked, onConfirm, onClose }: PaperDialogProps) {
  const { t } = useTranslation("paper-entry");
  const confirm = (): void => {
    onClose();
    void onConfirm();
  };
  return (
    <Dialog
      title={t(`${asked}Title`, { code })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button variant="filled" color="red" onClick={confirm}>
            {t(asked)}
          </Button>
        </>
      }
    >
      <p>{t(`${asked}Detail`)}</p>
    </Dialog>
  );
}
