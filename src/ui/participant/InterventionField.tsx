import { useId } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { HANDS_OFF } from "#ui/participant/hands-off.ts";
import { useOpenSitting } from "#ui/participant/sitting-context.ts";
import styles from "./InterventionField.module.css";

interface InterventionFieldProps {
  readonly itemId: string;
  readonly response: ShortAnswerResponse;
  readonly isLocked: boolean;
}

/** The text the participant writes. The browser owns it while it is edited: setting it from outside would break an open composition. */
export function InterventionField({ itemId, response, isLocked }: InterventionFieldProps) {
  const { t } = useTranslation("participant");
  const { store } = useOpenSitting();
  const id = useId();
  const { typeIntervention, flush } = store.getState();
  const content = isLocked ? { value: response.intervention, readOnly: true } : { defaultValue: response.intervention };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {t("short.intervention")}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {response.noProblem ? t("short.interventionIdle") : t("short.interventionHint")}
      </p>
      <textarea
        id={id}
        className={styles.text}
        rows={5}
        aria-describedby={`${id}-hint`}
        {...HANDS_OFF}
        {...content}
        onInput={({ currentTarget, nativeEvent }) => typeIntervention(itemId, currentTarget.value, isComposing(nativeEvent))}
        onCompositionEnd={({ currentTarget }) => typeIntervention(itemId, currentTarget.value, false)}
        onBlur={() => void flush()}
      />
    </div>
  );
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
