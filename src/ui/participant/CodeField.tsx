import type { Ref } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link } from "react-router";
import { itemPath, receiptPath } from "#ui/participant/paths.ts";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";
import styles from "./StartPage.module.css";

/** What is wrong with a code: nothing typed, or a character that does not fit the others. */
export type CodeProblem = "missing" | "wrong";

interface CodeFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly problem: CodeProblem | null;
  /** The sitting that already has this code. */
  readonly earlier: SittingSummary | null;
}

/** The participant's code, with what is wrong with it said right below. */
export function CodeField({ ref, typed, onType, problem, earlier }: CodeFieldProps) {
  const { t } = useTranslation("participant");
  return (
    <div className={styles.codeField}>
      <label htmlFor="participant-code">{t("start.codeLabel")}</label>
      <input
        ref={ref}
        id="participant-code"
        className={styles.code}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-invalid={problem !== null}
        aria-describedby="participant-code-hint participant-code-problem"
      />
      <p id="participant-code-hint" className={styles.soft}>
        {t("start.codeHint")}
      </p>
      <div id="participant-code-problem" role="alert" className={styles.error}>
        {problem === "missing" && t("start.codeMissing")}
        {problem === "wrong" && t("start.codeWrong")}
        {earlier !== null && <EarlierSitting sitting={earlier} />}
      </div>
    </div>
  );
}

function EarlierSitting({ sitting }: { readonly sitting: SittingSummary }) {
  const { t } = useTranslation("participant");
  const isOpen = sitting.status === "in-progress";
  return (
    <>
      {isOpen ? t("start.codeOpen") : t("start.codeDone")}{" "}
      <Link to={isOpen ? itemPath(sitting.sittingId, 1) : receiptPath(sitting.sittingId)}>
        {isOpen ? t("sittings.resume") : t("sittings.receipt")}
      </Link>
    </>
  );
}
