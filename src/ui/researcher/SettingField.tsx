import type { UseFormRegisterReturn } from "react-hook-form";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { DEFAULT_SCORING_SETTINGS, SCORING_SETTING_VALUES, type ScoringSettings } from "#domain/scoring/settings.ts";
import { settingValueWords } from "#ui/researcher/setting-words.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import styles from "./SettingsForm.module.css";

interface SettingFieldProps {
  readonly name: keyof ScoringSettings;
  /** What react-hook-form's `register` gave for this field. */
  readonly field: UseFormRegisterReturn;
}

/** One setting: what it decides, and each value with its meaning; the default says so. */
export function SettingField({ name, field }: SettingFieldProps) {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  const values: readonly string[] = SCORING_SETTING_VALUES[name];
  const aboutId = `about-${name}`;
  return (
    <fieldset className={styles.setting} aria-describedby={aboutId}>
      <legend>{words.setting[name].name}</legend>
      <div id={aboutId} className={styles.about}>
        <p>{words.setting[name].about}</p>
        {name === "zeroRule" && <p>{t("settings.zeroRuleNote")}</p>}
        {(name === "acceptedAlternates" || name === "neutralTypes") && <p>{t("settings.alternatesNote")}</p>}
      </div>
      <div className={styles.values}>
        {values.map((value) => {
          const { name: title, about } = settingValueWords(words, name, value);
          return (
            <label key={value} className={styles.value}>
              <input type="radio" value={value} {...field} />
              <span>
                <span className={styles.name}>{title}</span>
                {value === DEFAULT_SCORING_SETTINGS[name] && <span className={styles.default}> {t("settings.default")}</span>}
                <span className={styles.meaning}>{about}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
