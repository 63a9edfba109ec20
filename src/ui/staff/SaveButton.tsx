import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import styles from "./SaveButton.module.css";

interface SaveButtonProps {
  /** The button's words. */
  readonly label: string;
  /** Longer name for a screen reader where several buttons say the same. */
  readonly accessibleName?: string;
  readonly disabled?: boolean;
  readonly isPrimary?: boolean;
  /** Said while the file is made, where that takes its time. */
  readonly waiting?: string;
  /** Makes the file, or gives the one already made. */
  readonly makeFile: () => Promise<NamedBytes>;
}

/** Makes a file when asked for and hands it to the browser to save; says whether that worked. */
export function SaveButton({ label, accessibleName, disabled = false, isPrimary = false, waiting = "", makeFile }: SaveButtonProps) {
  const { t } = useTranslation("staff");
  const { saveFile } = useStaffPorts();
  const [work, setWork] = useState<"idle" | "making" | "failed" | { readonly saved: string }>("idle");
  const save = async (): Promise<void> => {
    setWork("making");
    try {
      const file = await makeFile();
      saveFile(file);
      setWork({ saved: file.name });
    } catch {
      setWork("failed"); // the cause is the platform's or a bug's; what the user can do is the same: nothing is lost, try again
    }
  };
  return (
    <span className={styles.save}>
      <Button
        variant={isPrimary ? "filled" : "default"}
        leftSection={<Icon name="save" />}
        disabled={disabled}
        loading={work === "making"}
        {...(accessibleName === undefined ? {} : { "aria-label": accessibleName })}
        onClick={() => void save()}
      >
        {label}
      </Button>
      <span role="status" className={styles.outcome}>
        {work === "making" && waiting}
        {work === "failed" && t("files.saveFailed", { name: accessibleName ?? label })}
        {typeof work === "object" && t("files.saved", { name: work.saved })}
      </span>
    </span>
  );
}
