import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatExamples } from "#ui/researcher/format-examples.ts";
import { useComparedStudy } from "#ui/researcher/use-compared-study.ts";
import pageStyles from "#ui/staff/staff-page.module.css";
import styles from "./FormatExamples.module.css";

const FORMATS = ["list", "map", "wide", "long"] as const;

/** Each file form that is accepted, with a tiny example on this exam's own items. */
export function FormatExamples() {
  const { t } = useTranslation("researcher");
  const { context } = useComparedStudy();
  const examples = formatExamples(context.exam, {
    type: t("models.example.type"),
    intervention: t("models.example.intervention"),
  });
  return (
    <section className={pageStyles.section} aria-labelledby="formats">
      <h2 id="formats">{t("models.formatsTitle")}</h2>
      <p>{t("models.formatsLede")}</p>
      <ul className={styles.formats}>
        {FORMATS.map((format) => (
          <li key={format} className={styles.format}>
            <h3 id={`format-${format}`}>{t(`models.formats.${format}.name`)}</h3>
            <p>{t(`models.formats.${format}.about`)}</p>
            <pre className={styles.example} role="region" aria-labelledby={`format-${format}`} tabIndex={0}>
              {examples[format]}
            </pre>
          </li>
        ))}
      </ul>
    </section>
  );
}
