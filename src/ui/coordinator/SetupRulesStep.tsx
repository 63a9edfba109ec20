import { useSetup } from "#ui/coordinator/setup-context.ts";
import { useSetupForm } from "#ui/coordinator/use-setup-form.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/staff/staff-page.module.css";

/** What participants may use. */
export function SetupRulesStep() {
  const { t } = useTranslation("setup");
  const { policy } = useSetup().draft.setup;
  const { register } = useSetupForm({ policy });
  return (
    <section className={styles.section} aria-labelledby="setup-tools">
      <h2 id="setup-tools">{t("rules.tools")}</h2>
      <p>{t("rules.toolsHint")}</p>
      <fieldset className="segments">
        <legend className="visually-hidden">{t("rules.tools")}</legend>
        {(["calculator", "scratchPad"] as const).map((tool) => (
          <label key={tool}>
            <input type="checkbox" {...register(`policy.${tool}`)} />
            {t(`rules.${tool}`)}
          </label>
        ))}
      </fieldset>
    </section>
  );
}
