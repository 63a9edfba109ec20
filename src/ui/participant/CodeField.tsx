import type { ReactNode, Ref } from "react";
import styles from "./StartPage.module.css";

/** What is wrong with a code as typed: nothing is there, or a character does not fit the others. */
export type CodeProblem = "missing" | "wrong";

interface CodeFieldProps {
  readonly id: string;
  readonly ref: Ref<HTMLInputElement>;
  readonly label: string;
  readonly hint: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** While true, the code is being used and stays as it is. */
  readonly isFixed: boolean;
  readonly isInvalid: boolean;
  /** What is wrong and what to do, said right below. */
  readonly children: ReactNode;
}

/** A code from a slip or the coordinator's mouth. */
export function CodeField({ id, ref, label, hint, typed, onType, isFixed, isInvalid, children }: CodeFieldProps) {
  return (
    <div className={styles.codeField}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        className={styles.code}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        readOnly={isFixed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-hint ${id}-problem`}
      />
      <p id={`${id}-hint`} className={styles.soft}>
        {hint}
      </p>
      <div id={`${id}-problem`} role="alert" className={styles.error}>
        {children}
      </div>
    </div>
  );
}

/** What is wrong with a normalised code; null when it is well formed. */
export function codeProblem(code: string, isWellFormed: (code: string) => boolean): CodeProblem | null {
  if (code === "") return "missing";
  return isWellFormed(code) ? null : "wrong";
}
