import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";
import { settingValueWords } from "#ui/researcher/setting-words.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import { changedSettings, type ViewSettings } from "#ui/researcher/view-settings.ts";
import styles from "./SettingsInForce.module.css";

interface SettingsInForceProps {
  readonly view: ViewSettings;
  /** Settings to list whatever their value; by default those that were changed, and the seed. */
  readonly names?: readonly (keyof ScoringSettings)[];
}

/** The settings behind the numbers. */
export function SettingsInForce({ view, names }: SettingsInForceProps) {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  const listed = names ?? changedSettings(view.settings);
  return (
    <>
      {names === undefined && listed.length === 0 && <p>{t("inForce.allDefault")}</p>}
      <dl className={styles.settings}>
        {listed.map((name) => (
          <div key={name}>
            <dt>{words.setting[name].name}</dt>
            <dd>{settingValueWords(words, name, view.settings[name]).name}</dd>
          </div>
        ))}
        {names === undefined && (
          <div>
            <dt>{t("inForce.seed")}</dt>
            <dd className="numeric">{view.seed}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
