import { useTranslation } from "#ui/hooks/use-translation.ts";
import { ERROR_TYPE_WEIGHT, INTERVENTION_WEIGHT } from "#domain/scoring/settings.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import styles from "#ui/staff/staff-page.module.css";

const METHODS = ["wilson", "item-bootstrap", "crossed-components", "two-way-bootstrap"] as const;

/** What nobody chooses: the same for every comparison. */
export function FixedRules() {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  return (
    <section className={styles.section} aria-labelledby="fixed-rules">
      <h2 id="fixed-rules">{t("settings.fixedTitle")}</h2>
      <ul className={styles.bullets}>
        <li>{t("settings.fixed.weights", { f1: ERROR_TYPE_WEIGHT, recall: INTERVENTION_WEIGHT })}</li>
        <li>{t("settings.fixed.rank")}</li>
        <li>{t("settings.fixed.wrong")}</li>
        {METHODS.map((method) => (
          <li key={method}>
            <strong>{t("method.defined", { name: words.method[method].name })}</strong> {words.method[method].about}
          </li>
        ))}
      </ul>
    </section>
  );
}
