import { useState } from "react";
import { Icon } from "#ui/components/Icon.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useStationPorts } from "#ui/station/station-ports.ts";
import { writeSebSettings } from "#ui/station/seb-settings.ts";
import styles from "./StationPage.module.css";

const FILE_NAME = "rxbaseline.seb";

/** The settings for Safe Exam Browser that fit this address. */
export function SettingsFile() {
  const { t } = useTranslation("station");
  const { saveFile } = useStationPorts();
  const [outcome, setOutcome] = useState<"saved" | "failed" | null>(null);
  const save = () => {
    try {
      saveFile({ name: FILE_NAME, bytes: new TextEncoder().encode(writeSebSettings(new URL(".", document.baseURI).href)) });
      setOutcome("saved");
    } catch {
      setOutcome("failed");
    }
  };
  return (
    <section className={`${styles.section} no-print`}>
      <h2>{t("check.settings.title")}</h2>
      <p className={styles.lede}>{t("check.settings.detail")}</p>
      <p className={styles.actions}>
        <button type="button" className="action" onClick={save}>
          <Icon name="save" />
          {t("check.settings.save")}
        </button>
        <span role="status">{outcome !== null && t(`check.settings.${outcome}`)}</span>
      </p>
    </section>
  );
}
