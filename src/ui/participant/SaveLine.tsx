import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Icon } from "#ui/components/Icon.tsx";
import { formatTimeOfDay } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useSitting } from "#ui/participant/sitting-context.ts";
import styles from "./SaveLine.module.css";

/** Whether what was given is stored. Says "saved" only when the store has said so. */
export function SaveLine() {
  const { t } = useTranslation("participant");
  const [language] = useLanguage();
  const save = useSitting((state) => state.save);
  switch (save.kind) {
    case "idle":
      return <p className={styles.line}>{t("save.idle")}</p>;
    case "saving":
      return <p className={styles.line}>{t("save.saving")}</p>;
    case "saved":
      return (
        <p className={styles.line}>
          <Icon name="check" />
          {t("save.saved", { time: formatTimeOfDay(save.atMs, language) })}
        </p>
      );
    case "failing":
      return (
        <p className={`${styles.line} ${styles.failing}`}>
          <Icon name="warning" />
          {t("save.failing")}
        </p>
      );
  }
}
