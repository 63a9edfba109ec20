import { Input, Textarea } from "@mantine/core";
import type { RulesForm } from "#ui/coordinator/rules-form.ts";
import { LANGUAGES } from "#lib/language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/staff/staff-page.module.css";

interface SetupConsentProps {
  readonly form: RulesForm;
  readonly problemOf: (path: string) => string | null;
}

/** The languages of the exam, and what is agreed to in them. */
export function SetupConsent({ form, problemOf }: SetupConsentProps) {
  const { t } = useTranslation(["setup", "common"]);
  const problem = problemOf("policy.languages");
  return (
    <>
      <section className={styles.section} aria-labelledby="setup-languages">
        <h2 id="setup-languages">{t("rules.languages")}</h2>
        <p>{t("rules.languagesDetail")}</p>
        <fieldset className="segments" aria-describedby="setup-languages-error">
          <legend className="visually-hidden">{t("rules.languages")}</legend>
          {LANGUAGES.map((language) => (
            <label key={language} lang={language === "zh" ? "zh-CN" : "en"}>
              <input type="checkbox" value={language} {...form.register("policy.languages")} />
              {t(`common:language.${language}`)}
            </label>
          ))}
        </fieldset>
        <Input.Error id="setup-languages-error" role="alert">
          {problem}
        </Input.Error>
      </section>
      <section className={styles.section} aria-labelledby="setup-consent">
        <h2 id="setup-consent">{t("rules.consent")}</h2>
        <p>{t("rules.consentDetail")}</p>
        <div className={styles.intake}>
          {LANGUAGES.map((language) => (
            <Textarea
              key={language}
              label={t(`rules.consentIn.${language}`)}
              rows={6}
              maxLength={10_000}
              error={problemOf(`consent.${language}`)}
              {...form.register(`consent.${language}`)}
            />
          ))}
        </div>
      </section>
    </>
  );
}
