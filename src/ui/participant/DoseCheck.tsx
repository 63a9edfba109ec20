import { useId, useState, type SubmitEvent } from "react";
import { DOSE_FORMULAS, filledExpression, type DoseFormula, type DoseInput } from "#domain/sitting/dose-formulas.ts";
import { calculate } from "#lib/calculate.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { HANDS_OFF } from "#ui/participant/hands-off.ts";
import { useOpenSitting } from "#ui/participant/sitting-context.ts";
import styles from "./Calculator.module.css";

/** The sums of a dose check, each with its own fields. */
export function DoseCheck() {
  const { t } = useTranslation("exam-tools");
  const { store } = useOpenSitting();
  const [formula, setFormula] = useState(DOSE_FORMULAS[0]);
  const [given, setGiven] = useState<Readonly<Partial<Record<DoseInput, string>>>>({});
  const [lines, setLines] = useState<readonly string[]>([]);
  const id = useId();
  if (formula === undefined) return null;
  const workOut = (event: SubmitEvent) => {
    event.preventDefault();
    const worked = formula.results.flatMap((result) => {
      const expression = filledExpression(result, given);
      const value = expression === null ? null : calculate(expression, result.digits);
      if (expression === null || value?.ok !== true) return [];
      store.getState().observe({ type: "calculated", expression, result: value.value.text });
      return [t(`dose.${result.id}`, { value: value.value.text })];
    });
    setLines(worked.length > 0 ? worked : [t("dose.missing")]);
  };
  return (
    <details className={styles.dose}>
      <summary>{t("calculator.dose")}</summary>
      <form onSubmit={workOut}>
        <FormulaChoice
          chosen={formula}
          onChoose={(chosen) => {
            setFormula(chosen);
            setLines([]);
          }}
        />
        {formula.inputs.map((input) => (
          <div key={input} className={styles.field}>
            <label htmlFor={`${id}-${input}`}>{t(`dose.${input}`)}</label>
            <input
              id={`${id}-${input}`}
              inputMode="decimal"
              value={given[input] ?? ""}
              onChange={({ target }) => setGiven({ ...given, [input]: target.value })}
              {...HANDS_OFF}
            />
          </div>
        ))}
        <button type="submit" className="action">
          {t("calculator.equals")}
        </button>
        <div role="status">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </form>
    </details>
  );
}

interface FormulaChoiceProps {
  readonly chosen: DoseFormula;
  readonly onChoose: (formula: DoseFormula | undefined) => void;
}

function FormulaChoice({ chosen, onChoose }: FormulaChoiceProps) {
  const { t } = useTranslation("exam-tools");
  return (
    <select
      className={styles.formula}
      aria-label={t("dose.formula")}
      value={chosen.id}
      onChange={({ target }) => onChoose(DOSE_FORMULAS.find((one) => one.id === target.value))}
    >
      {DOSE_FORMULAS.map((one) => (
        <option key={one.id} value={one.id}>
          {t(`dose.${one.id}`)}
        </option>
      ))}
    </select>
  );
}
