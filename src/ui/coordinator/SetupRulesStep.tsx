import { TextInput } from "@mantine/core";
import type { RulesForm } from "#ui/coordinator/rules-form.ts";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { SetupConsent } from "#ui/coordinator/SetupConsent.tsx";
import { SetupOrder } from "#ui/coordinator/SetupOrder.tsx";
import { SetupWindow } from "#ui/coordinator/SetupWindow.tsx";
import { useFieldError } from "#ui/coordinator/use-field-error.ts";
import { useSetupForm } from "#ui/coordinator/use-setup-form.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/staff/staff-page.module.css";

/** How the exam is sat, what is asked of participants, and where their submissions go by themselves. */
export function SetupRulesStep() {
  const { t } = useTranslation("setup");
  const { draft, issues } = useSetup();
  const { policy, consent, dropBox } = draft.setup;
  const problemOf = useFieldError(issues.rules);
  const form: RulesForm = useSetupForm({ policy, consent, dropBox });
  return (
    <>
      <SetupWindow form={form} error={problemOf("policy.window.closesAtMs")} />
      <SetupOrder form={form} />
      <section className={styles.section} aria-labelledby="setup-tools">
        <h2 id="setup-tools">{t("rules.tools")}</h2>
        <p>{t("rules.toolsHint")}</p>
        <fieldset className="segments">
          <legend className="visually-hidden">{t("rules.tools")}</legend>
          {(["calculator", "scratchPad", "fullScreen"] as const).map((tool) => (
            <label key={tool}>
              <input type="checkbox" {...form.register(`policy.${tool}`)} />
              {t(`rules.${tool}`)}
            </label>
          ))}
        </fieldset>
        <p className={styles.quiet}>{t("rules.fullScreenHint")}</p>
      </section>
      <SetupConsent form={form} problemOf={problemOf} />
      <section className={styles.section} aria-labelledby="setup-drop-box">
        <h2 id="setup-drop-box">{t("rules.dropBox")}</h2>
        <p>{t("rules.dropBoxDetail")}</p>
        <div className={styles.intake}>
          <TextInput
            label={t("rules.dropBoxAddress")}
            description={t("rules.dropBoxHint")}
            autoComplete="off"
            spellCheck={false}
            error={problemOf("dropBox")}
            {...form.register("dropBox", { setValueAs: (text: string) => text.trim() })}
          />
        </div>
      </section>
    </>
  );
}
