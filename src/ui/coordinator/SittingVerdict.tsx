import { Button, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { MAX_NOTE_LENGTH } from "#domain/cohort/validity.ts";
import { StateWord } from "#ui/coordinator/StateWord.tsx";
import { useDecidingVerdict } from "#ui/coordinator/use-deciding-verdict.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import { IssueList } from "#ui/staff/IssueList.tsx";
import page from "#ui/staff/staff-page.module.css";
import { countBar, reasonProblem } from "#workflows/decide-verdict.ts";
import type { CollectedSubmission } from "#workflows/ports/workspace-store.ts";
import styles from "./SectionValidity.module.css";

/** Whether a submission counts, what was found about it, and the way to decide otherwise. */
export function SittingVerdict({ entry }: { readonly entry: CollectedSubmission }) {
  const { t } = useTranslation("validity");
  const { context } = useOpenedStudy();
  const isSound = entry.verdict === "sound";
  const bar = isSound ? null : countBar(entry, context);
  return (
    <section className={page.section} aria-labelledby="verdict">
      <h2 id="verdict">{t("verdict.title")}</h2>
      <p>{t("verdict.lede")}</p>
      {entry.issues.length > 0 && <IssueList issues={entry.issues.map((issue) => ({ ...issue, place: {} }))} />}
      <p className={styles.state}>
        <StateWord tone={isSound ? "good" : "warn"}>{t(isSound ? "counts" : "verdict.doubtful")}</StateWord>
        <DecisionFacts decisions={entry.decisions ?? []} />
      </p>
      {bar === null ? <DecisionForm key={entry.verdict} entry={entry} /> : <p>{t(`verdict.bar.${bar}`)}</p>}
    </section>
  );
}

function DecisionForm({ entry: { verdict, submission } }: { readonly entry: CollectedSubmission }) {
  const { t } = useTranslation("validity");
  const { result, decide } = useDecidingVerdict(submission.submissionId);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: "" } });
  const submit = handleSubmit(({ reason }) => decide({ verdict: verdict === "sound" ? "doubtful" : "sound", reason }));
  const reasonIssue = (reason: string): string | true => {
    const problem = reasonProblem(reason);
    if (problem === null) return true;
    return problem === "missing" ? t("verdict.reasonMissing") : t("noteLong", { count: MAX_NOTE_LENGTH });
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        className={styles.wide}
        label={t("verdict.reason")}
        description={t("noteHint", { count: MAX_NOTE_LENGTH })}
        autoComplete="off"
        error={formState.errors.reason?.message}
        {...register("reason", { validate: reasonIssue })}
      />
      <Button type="submit" loading={formState.isSubmitting}>
        {t(verdict === "sound" ? "verdict.leaveOut" : "verdict.count")}
      </Button>
      <p role="status" className={styles.result} data-result={result}>
        {result === "failed" && t("failed")}
      </p>
    </form>
  );
}

/** When it was decided, how often, and why; nothing where nothing was. */
function DecisionFacts({ decisions }: { readonly decisions: NonNullable<CollectedSubmission["decisions"]> }) {
  const { t } = useTranslation("validity");
  const [language] = useLanguage();
  const last = decisions.at(-1);
  if (last === undefined) return null;
  const facts = [
    t("decidedAt", { time: formatShortTime(last.decidedAtMs, language) }),
    t("decisionCount", { count: decisions.length }),
    last.reason,
  ];
  return <span className={styles.facts}>{facts.join(" · ")}</span>;
}
