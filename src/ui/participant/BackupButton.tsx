import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { BackupDialog } from "#ui/participant/BackupDialog.tsx";

/** The exam menu's way to a backup. */
export function BackupButton() {
  const { t } = useTranslation("backup");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="action plain" onClick={() => setIsOpen(true)}>
        {t("title")}
      </button>
      {isOpen && <BackupDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
