import { Button } from "@mantine/core";
import { useState } from "react";
import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";

/** Asks before an entry goes from the proctor log. */
export function RemoveEntryDialog({ entry, onClose }: { readonly entry: ProctorEntry; readonly onClose: () => void }) {
  const { t } = useTranslation("proctor");
  const [language] = useLanguage();
  const { store } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [hasFailed, setHasFailed] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await store.removeProctorEntry(context.workspace.office.study.studyId, entry.entryId);
    } catch {
      setHasFailed(true); // the store's transaction failed: the entry is still there, and the dialog says so
      return;
    }
    onClose();
    await reload();
  };
  return (
    <Dialog
      title={t("removeTitle")}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t("keep")}</Button>
          <Button variant="filled" color="red" onClick={() => void remove()}>
            {t("remove")}
          </Button>
        </>
      }
    >
      <p>
        {[formatShortTime(entry.atMs, language), entry.site, t(`kinds.${entry.kind}`), entry.note]
          .filter((part) => part !== "")
          .join(" · ")}
      </p>
      <p>{t("removeDetail")}</p>
      {hasFailed && <Notice tone="bad" title={t("removeFailed")} />}
    </Dialog>
  );
}
