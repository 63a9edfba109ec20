import { useTranslation } from "#ui/hooks/use-translation.ts";
import { LanguageChoice } from "#ui/components/LanguageSwitch.tsx";
import type { Language } from "#lib/language.ts";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import type { Loaded } from "#ui/hooks/use-loaded.ts";
import { CodeField } from "#ui/participant/CodeField.tsx";
import { EarlierSitting } from "#ui/participant/EarlierSitting.tsx";
import { isReady, type Readiness } from "#ui/participant/readiness.ts";
import { StartDialog } from "#ui/participant/StartDialog.tsx";
import { useOnlyLanguage } from "#ui/participant/use-only-language.ts";
import { useStartForm } from "#ui/participant/use-start-form.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";
import styles from "./StartPage.module.css";

interface StartFormProps {
  readonly offered: OfferedStudy;
  readonly readiness: Loaded<Readiness>;
  readonly sittings: readonly SittingSummary[];
}

type FormState = ReturnType<typeof useStartForm>;

/** Codes, language, start. The clock begins only after a second question. */
export function StartForm({ offered, readiness, sittings }: StartFormProps) {
  const form = useStartForm(offered, sittings);
  const { openedExam } = form;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void form.ask();
      }}
    >
      <ParticipantCode form={form} />
      <StartCode form={form} />
      <ExamLanguage languages={offered.study.policy.languages} />
      <StartButton form={form} canStart={readiness.kind === "loaded" && isReady(readiness.value)} />
      {openedExam !== null && (
        <StartDialog code={form.participant.code} study={offered.study} onCancel={form.cancel} onConfirm={() => form.begin(openedExam)} />
      )}
    </form>
  );
}

/** A study in one language is sat in it, whatever was read until here. */
function ExamLanguage({ languages }: { readonly languages: readonly Language[] }) {
  const { t } = useTranslation(["participant", "common"]);
  const only = useOnlyLanguage(languages);
  if (only !== null) return <p>{t("start.languageOnly", { language: t(`common:language.${only}`) })}</p>;
  return (
    <div>
      <LanguageChoice name="exam-language" legend={t("start.languageLabel")} />
      <p className={styles.soft}>{t("start.languageHint")}</p>
    </div>
  );
}

function ParticipantCode({ form: { participant, isBusy } }: { readonly form: FormState }) {
  const { t } = useTranslation("participant");
  const { field, typed, onType, problem, earlier } = participant;
  const texts = { id: "participant-code", label: t("start.codeLabel"), hint: t("start.codeHint") };
  return (
    <CodeField ref={field} {...texts} typed={typed} onType={onType} isFixed={isBusy} isInvalid={problem !== null}>
      {problem === "missing" && t("start.codeMissing")}
      {problem === "wrong" && t("start.codeWrong")}
      {earlier !== null && <EarlierSitting sitting={earlier} />}
    </CodeField>
  );
}

function StartCode({ form: { startCode, opening, isBusy } }: { readonly form: FormState }) {
  const { t } = useTranslation("participant");
  const { field, typed, onType, problem } = startCode;
  const isRefused = opening.problem === "wrong-code";
  const texts = { id: "start-code", label: t("start.startCodeLabel"), hint: t("start.startCodeHint") };
  return (
    <CodeField ref={field} {...texts} typed={typed} onType={onType} isFixed={isBusy} isInvalid={problem !== null || isRefused}>
      {problem === "missing" && t("start.startCodeMissing")}
      {problem === "wrong" && t("start.startCodeWrong")}
      {isRefused && t("start.startCodeRefused")}
    </CodeField>
  );
}

/** The button stays where it is and keeps the focus while the exam is opened; only a machine that is not ready disables it. */
function StartButton({ form, canStart }: { readonly form: FormState; readonly canStart: boolean }) {
  const { t } = useTranslation("participant");
  const { opening, start } = form;
  const [language] = useLanguage();
  return (
    <div>
      <button type="submit" className="action primary" disabled={!canStart} aria-disabled={form.isBusy}>
        {opening.isOpening && t("start.opening")}
        {start.stage === "running" && t("start.beginning")}
        {!form.isBusy && t("start.begin")}
      </button>
      <p role="status" className="visually-hidden">
        {opening.isOpening && t("start.openingStatus")}
      </p>
      <p role="alert" className={styles.error}>
        {start.stage === "failed" && t("start.beginFailed")}
        {form.refusal !== null && t(`start.${form.refusal.place}`, { now: formatDateTime(form.refusal.atMs, language) })}
        {opening.problem === "damaged" && t("start.packDamaged")}
        {opening.problem === "failed" && t("start.openFailed")}
      </p>
    </div>
  );
}
