import { Button } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { SetupDraft } from "#workflows/ports/workspace-store.ts";

interface DiscardDraftDialogProps {
  readonly draft: SetupDraft;
  readonly onClose: () => void;
  readonly onDiscarded: () => void;
}

/** Asks before a set-up under way is thrown away, and names what goes with it. */
export function DiscardDraftDialog({ draft, onClose, onDiscarded }: DiscardDraftDialogProps) {
  const { t } = useTranslation("setup");
  const local = useLocalText();
  const { store } = useStaffPorts();
  const [hasFailed, setHasFailed] = useState(false);
  const discard = async (): Promise<void> => {
    try {
      await store.removeDraft(draft.draftId);
      onDiscarded();
    } catch {
      setHasFailed(true); // the database refused: the set-up is whole, and the dialog says so
    }
  };
  const title = local(draft.setup.title) || t("panel.untitled");
  return (
    <Dialog
      title={t("discard.title")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("discard.cancel")}</Button>
          <Button variant="filled" color="red" onClick={() => void discard()}>
            {t("discard.confirm")}
          </Button>
        </>
      }
    >
      <p>{t("discard.lost", { title, count: draft.setup.people.length })}</p>
      {hasFailed && <Notice tone="bad" title={t("discard.failed")} />}
    </Dialog>
  );
}
