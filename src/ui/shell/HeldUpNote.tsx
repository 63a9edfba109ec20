import { useSyncExternalStore } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { HeldUp } from "#workflows/ports/held-up.ts";
import styles from "./HeldUpNote.module.css";

/** Says what to do while another window of an older version keeps this one from its data; goes away by itself. */
export function HeldUpNote({ heldUp }: { readonly heldUp: HeldUp }) {
  const { t } = useTranslation("shell");
  if (!useSyncExternalStore(heldUp.subscribe, heldUp.isAny)) return null;
  return (
    <p role="alert" className={styles.note}>
      {t("heldUp")}
    </p>
  );
}
