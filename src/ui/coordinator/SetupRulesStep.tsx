import { TextInput } from "@mantine/core";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { useFieldError } from "#ui/coordinator/use-field-error.ts";
import { useSetupForm } from "#ui/coordinator/use-setup-form.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/staff/staff-page.module.css";

/** What participants may use, and where their submissions go by themselves. */
export function SetupRulesStep() {
  const { t } = useTranslation("setup");
  const { draft, issues } = useSetup();
  const { policy, dropBox } = draft.setup;
  const errorAt = useFieldError(issues.rules);
  const { register } = useSetupForm({ policy, dropBox });
  return (
    <>
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
      <section className={styles.section} aria-labelledby="setup-drop-box">
        <h2 id="setup-drop-box">{t("rules.dropBox")}</h2>
        <p>{t("rules.dropBoxDetail")}</p>
        <div className={styles.intake}>
          <TextInput
            label={t("rules.dropBoxAddress")}
            description={t("rules.dropBoxHint")}
            autoComplete="off"
            spellCheck={false}
            error={errorAt("dropBox")}
            {...register("dropBox", { setValueAs: (text: string) => text.trim() })}
          />
        </div>
      </section>
    </>
  );
}
