import { useEffect, useId, useRef, useState, type SubmitEvent } from "react";
import { calculate } from "#lib/calculate.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { DoseCheck } from "#ui/participant/DoseCheck.tsx";
import { HANDS_OFF } from "#ui/participant/hands-off.ts";
import { useOpenSitting } from "#ui/participant/sitting-context.ts";
import styles from "./Calculator.module.css";

const KEYS = ["7", "8", "9", "÷", "(", "4", "5", "6", "×", ")", "1", "2", "3", "−", "%", "0", ".", "+"] as const;

/** Four functions on one line that can be typed or pressed, and the three sums a dose is checked with. Each result is recorded. */
export function Calculator() {
  const { t } = useTranslation("exam-tools");
  const { store } = useOpenSitting();
  const [output, setOutput] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const workOut = (event: SubmitEvent) => {
    event.preventDefault();
    const expression = field.current?.value ?? "";
    const result = calculate(expression);
    if (!result.ok) return setOutput(t(`calculator.problem.${result.error}`));
    const { text, isRounded } = result.value;
    store.getState().observe({ type: "calculated", expression: expression.trim(), result: text });
    setOutput(t(isRounded ? "calculator.rounded" : "calculator.exact", { value: text }));
  };
  return (
    <>
      <form className={styles.calculator} onSubmit={workOut}>
        <input
          ref={field}
          className={styles.expression}
          aria-label={t("calculator.expression")}
          aria-describedby={id}
          inputMode="text"
          maxLength={200}
          {...HANDS_OFF}
        />
        <output className={styles.output} aria-live="polite">
          {output}
        </output>
        <Keys
          onKey={(key) => type(field.current, key)}
          onErase={() => erase(field.current)}
          onClear={() => {
            if (field.current !== null) field.current.value = "";
            setOutput("");
          }}
        />
        <button type="submit" className="action primary">
          {t("calculator.equals")}
        </button>
        <p id={id} className={styles.hint}>
          {t("calculator.hint")}
        </p>
      </form>
      <DoseCheck />
    </>
  );
}

interface KeysProps {
  readonly onKey: (key: string) => void;
  readonly onErase: () => void;
  readonly onClear: () => void;
}

/** The same by pointer or touch. */
function Keys({ onKey, onErase, onClear }: KeysProps) {
  const { t } = useTranslation("exam-tools");
  return (
    <div role="group" aria-label={t("calculator.keys")} className={styles.keys}>
      {KEYS.map((key) => (
        <button key={key} type="button" className="action" onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      <button type="button" className="action" aria-label={t("calculator.back")} onClick={onErase}>
        ⌫
      </button>
      <button type="button" className="action" aria-label={t("calculator.clear")} onClick={onClear}>
        C
      </button>
    </div>
  );
}

/** Writes a key at the caret. */
function type(field: HTMLInputElement | null, text: string): void {
  if (field === null) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, "end");
}

function erase(field: HTMLInputElement | null): void {
  if (field === null) return;
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  field.setRangeText("", start === end ? Math.max(0, start - 1) : start, end, "end");
}
