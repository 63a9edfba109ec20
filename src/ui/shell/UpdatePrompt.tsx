import { useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useAddress } from "#ui/hooks/address.ts";
import { isSittingAddress } from "#ui/shell/routes.ts";
import { useComposition } from "#ui/shell/composition.ts";
import { useDevice } from "#ui/shell/use-device.ts";
import styles from "./UpdatePrompt.module.css";

/** Offers a stored new version. Never during a sitting, and refused while one on this device is not handed in. */
export function UpdatePrompt() {
  const { t } = useTranslation("shell");
  const { device, hasOpenSitting } = useComposition();
  const { update } = useDevice();
  const pathname = useAddress();
  const [answer, setAnswer] = useState<"open" | "later" | "refused">("open");
  if (update === "none" || answer === "later" || isSittingAddress(pathname)) return null;
  const apply = async (): Promise<void> => {
    if (await hasOpenSitting()) setAnswer("refused");
    else device.applyUpdate();
  };
  return (
    <aside className={styles.prompt} aria-label={t("update.label")}>
      <p role="status">{t(answer === "refused" ? "update.sittingOpen" : `update.${update}`)}</p>
      <p className={styles.actions}>
        {answer === "open" && (
          <button type="button" className="action primary" onClick={() => void apply()}>
            {t(update === "outdated" ? "update.reload" : "update.apply")}
          </button>
        )}
        <button type="button" className="action" onClick={() => setAnswer("later")}>
          {t("update.later")}
        </button>
      </p>
    </aside>
  );
}
