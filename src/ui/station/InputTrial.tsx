import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { TypedInput } from "#ui/station/judge-input.ts";
import styles from "./StationPage.module.css";

interface InputTrialProps {
  readonly typed: TypedInput;
  readonly onType: (typed: TypedInput) => void;
}

/** A field to write in as the exam's are: uncontrolled, so that nothing interferes with an input method. */
export function InputTrial({ typed, onType }: InputTrialProps) {
  const { t } = useTranslation("station");
  return (
    <section className={`${styles.section} no-print`}>
      <label htmlFor="input-trial">{t("check.input.label")}</label>
      <textarea
        id="input-trial"
        className={styles.trial}
        rows={2}
        spellCheck={false}
        aria-describedby="input-trial-hint"
        onInput={({ currentTarget }) => onType({ ...typed, text: currentTarget.value })}
        onCompositionEnd={({ currentTarget }) => onType({ text: currentTarget.value, compositionCount: typed.compositionCount + 1 })}
      />
      <p id="input-trial-hint" className={styles.soft}>
        {t("check.input.hint")} <span role="status">{typed.text !== "" && t("check.input.events", { count: typed.compositionCount })}</span>
      </p>
    </section>
  );
}
