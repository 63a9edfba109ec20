import { useRef, useState } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { isParticipantCode, normaliseParticipantCode } from "#domain/study/participant-code.ts";
import type { Study } from "#domain/study/study.ts";
import { LanguageChoice } from "#ui/components/LanguageSwitch.tsx";
import type { Loaded } from "#ui/hooks/use-loaded.ts";
import { CodeField, type CodeProblem } from "#ui/participant/CodeField.tsx";
import { isReady, type Readiness } from "#ui/participant/readiness.ts";
import { StartDialog } from "#ui/participant/StartDialog.tsx";
import { useStart } from "#ui/participant/use-start.ts";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";
import styles from "./StartPage.module.css";

interface StartFormProps {
  readonly study: Study;
  readonly exam: Exam;
  readonly readiness: Loaded<Readiness>;
  readonly sittings: readonly SittingSummary[];
}

/** Code, language, start. The clock begins only after a second question. */
export function StartForm({ study, exam, readiness, sittings }: StartFormProps) {
  const { t } = useTranslation("participant");
  const [typed, setTyped] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const start = useStart(study, exam);
  const code = normaliseParticipantCode(typed);
  const earlier = sittings.find((sitting) => sitting.studyId === study.studyId && sitting.participantCode === code) ?? null;
  const canStart = readiness.kind === "loaded" && isReady(readiness.value) && start.stage !== "running";
  const ask = () => {
    setHasTried(true);
    if (problemOf(code) === null && earlier === null) setIsAsking(true);
    else field.current?.focus();
  };
  const begin = () => {
    setIsAsking(false);
    void start.run(code);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <CodeField ref={field} typed={typed} onType={setTyped} problem={hasTried ? problemOf(code) : null} earlier={earlier} />
      <div>
        <LanguageChoice name="exam-language" legend={t("start.languageLabel")} />
        <p className={styles.soft}>{t("start.languageHint")}</p>
      </div>
      <div>
        <button type="submit" className="action primary" disabled={!canStart}>
          {start.stage === "running" ? t("start.beginning") : t("start.begin")}
        </button>
        <p role="alert" className={styles.error}>
          {start.stage === "failed" && t("start.beginFailed")}
        </p>
      </div>
      {isAsking && <StartDialog code={code} durationMs={study.durationMs} onCancel={() => setIsAsking(false)} onConfirm={begin} />}
    </form>
  );
}

function problemOf(code: string): CodeProblem | null {
  if (code === "") return "missing";
  return isParticipantCode(code) ? null : "wrong";
}
