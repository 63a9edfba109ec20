import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useDurationText } from "#ui/participant/use-duration-text.ts";

interface StartDialogProps {
  readonly code: string;
  readonly durationMs: number;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** The question before the clock starts. */
export function StartDialog({ code, durationMs, onCancel, onConfirm }: StartDialogProps) {
  const { t } = useTranslation("participant");
  const duration = useDurationText();
  return (
    <Dialog
      title={t("start.confirmTitle")}
      onClose={onCancel}
      actions={
        <>
          <button type="button" className="action" onClick={onCancel}>
            {t("start.notYet")}
          </button>
          <button type="button" className="action primary" onClick={onConfirm}>
            {t("start.startNow")}
          </button>
        </>
      }
    >
      <p>{t("start.confirmCode", { code })}</p>
      <p>{t("start.confirm", { time: duration(durationMs) })}</p>
    </Dialog>
  );
}
