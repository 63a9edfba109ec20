import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { Exam } from "#domain/exam/exam.ts";
import { isParticipantCode, normaliseParticipantCode } from "#domain/study/participant-code.ts";
import type { Study } from "#domain/study/study.ts";
import { LanguageChoice } from "#ui/components/LanguageSwitch.tsx";
import type { Loaded } from "#ui/hooks/use-loaded.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { itemPath, receiptPath } from "#ui/participant/paths.ts";
import { isReady, type Readiness } from "#ui/participant/readiness.ts";
import { StartDialog } from "#ui/participant/StartDialog.tsx";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";
import { startSitting } from "#workflows/start-sitting.ts";
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
  const [code, setCode] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const start = useStart(study, exam);
  const participantCode = normaliseParticipantCode(code);
  const earlier = sittings.find((sitting) => sitting.studyId === study.studyId && sitting.participantCode === participantCode);
  const error = !hasTried
    ? null
    : participantCode === ""
      ? t("start.codeMissing")
      : isParticipantCode(participantCode)
        ? null
        : t("start.codeWrong");
  const ask = () => {
    setHasTried(true);
    if (isParticipantCode(participantCode) && earlier === undefined) setIsAsking(true);
    else field.current?.focus();
  };
  const canStart = readiness.kind === "loaded" && isReady(readiness.value) && start.stage !== "running";
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <div className={styles.codeField}>
        <label htmlFor="participant-code">{t("start.codeLabel")}</label>
        <input
          ref={field}
          id="participant-code"
          className={styles.code}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby="participant-code-hint participant-code-error"
        />
        <p id="participant-code-hint" className={styles.soft}>
          {t("start.codeHint")}
        </p>
        <div id="participant-code-error" role="alert" className={styles.error}>
          {error ?? <EarlierSitting sitting={earlier} />}
        </div>
      </div>
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
      {isAsking && (
        <StartDialog
          code={participantCode}
          durationMs={study.durationMs}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            void start.run(participantCode);
          }}
        />
      )}
    </form>
  );
}

function EarlierSitting({ sitting }: { readonly sitting: SittingSummary | undefined }) {
  const { t } = useTranslation("participant");
  if (sitting === undefined) return null;
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

function useStart(study: Study, exam: Exam) {
  const ports = useParticipantPorts();
  const navigate = useNavigate();
  const [language] = useLanguage();
  const [stage, setStage] = useState<"idle" | "running" | "failed">("idle");
  const run = async (participantCode: string) => {
    setStage("running");
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      const sittingId = await startSitting(ports, { study, exam, participantCode, language, zone, appVersion: __APP_VERSION__ });
      await navigate(itemPath(sittingId, 1));
    } catch {
      setStage("failed");
    }
  };
  return { stage, run };
}
