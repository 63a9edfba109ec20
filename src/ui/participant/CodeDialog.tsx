import { Dialog } from "#ui/components/Dialog.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { CodeForm } from "#ui/participant/CodeForm.tsx";

/** Where a code the coordinator has read out is entered. Stays open so that what became of it can be read. */
export function CodeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(["exam-tools", "common"]);
  return (
    <Dialog
      title={t("code.title")}
      onClose={onClose}
      actions={
        <button type="button" className="action" onClick={onClose}>
          {t("common:action.close")}
        </button>
      }
    >
      <CodeForm />
    </Dialog>
  );
}
