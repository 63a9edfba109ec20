import { ORDERINGS } from "#domain/exam/exam-order.ts";
import type { RulesForm } from "#ui/coordinator/rules-form.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "#ui/staff/staff-page.module.css";

/** Whether everyone meets items and options alike. */
export function SetupOrder({ form }: { readonly form: RulesForm }) {
  const { t } = useTranslation("setup");
  return (
    <section className={styles.section} aria-labelledby="setup-order">
      <h2 id="setup-order">{t("rules.order")}</h2>
      <p>{t("rules.orderDetail")}</p>
      {(["itemOrder", "optionOrder"] as const).map((rule) => (
        <fieldset key={rule} className="segments">
          <legend>{t(`rules.${rule}`)}</legend>
          {ORDERINGS.map((ordering) => (
            <label key={ordering}>
              <input type="radio" value={ordering} {...form.register(`policy.${rule}`)} />
              {t(`rules.${ordering}`)}
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}
