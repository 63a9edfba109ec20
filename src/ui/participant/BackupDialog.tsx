import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useBackup } from "#ui/participant/use-backup.ts";

/** What a backup is for, and the way to one; from the exam's menu. */
export function BackupDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["backup", "common"]);
  const { stage, backUp } = useBackup();
  return (
    <Dialog
      title={t("backup:title")}
      onClose={onClose}
      actions={
        <>
          <button type="button" className="action" onClick={onClose}>
            {t("common:action.close")}
          </button>
          <button type="button" className="action primary" onClick={backUp}>
            {t("backup:save")}
          </button>
        </>
      }
    >
      <p>{t("backup:explain")}</p>
      <p role="status">
        {stage.kind === "making" && t("backup:making")}
        {stage.kind === "made" && t("backup:made", { fileName: stage.fileName })}
        {stage.kind === "failed" && t("backup:failed")}
      </p>
    </Dialog>
  );
}
