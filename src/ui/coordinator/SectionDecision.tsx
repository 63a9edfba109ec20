import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { decisionInForce, INVALID_REASONS, MAX_NOTE_LENGTH, noteProblem } from "#domain/cohort/validity.ts";
import type { Section } from "#domain/exam/exam.ts";
import { StateWord } from "#ui/coordinator/StateWord.tsx";
import { useDecidingValidity, type DecisionWish } from "#ui/coordinator/use-deciding-validity.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import styles from "./SectionValidity.module.css";

interface SectionDecisionProps {
  readonly section: Section;
  readonly submissionId: string;
}

/** One section of a sitting: what is decided, and a form to decide otherwise. */
export function SectionDecision({ section, submissionId }: SectionDecisionProps) {
  const { t } = useTranslation("validity");
  const { t: tReason } = useTranslation("reasons");
  const local = useLocalText();
  const { context } = useOpenedStudy();
  const inForce = decisionInForce(context.workspace.validity, { submissionId, sectionId: section.id });
  const reason = inForce?.reason ?? null;
  const { result, decide } = useDecidingValidity({ submissionId, sectionId: section.id });
  const { register, handleSubmit, formState, getValues } = useForm<DecisionWish>({
    defaultValues: { decision: reason ?? "valid", note: inForce?.note ?? "" },
  });
  const noteIssue = (note: string): string | true => {
    const { decision } = getValues();
    const problem = noteProblem({ reason: decision === "valid" ? null : decision, note: note.trim() });
    if (problem === null) return true;
    return problem === "missing" ? t("noteMissing") : t("noteLong", { count: MAX_NOTE_LENGTH });
  };
  const options = [
    { value: "valid", label: t("counts") },
    ...INVALID_REASONS.map((value) => ({ value, label: t("countsNot", { reason: tReason(`${value}.name`) }) })),
  ];
  return (
    <li className={styles.section}>
      <h3>{t("section", { section: section.id, title: local(section.title) })}</h3>
      <p className={styles.state}>
        <StateWord tone={reason === null ? "good" : "warn"}>
          {reason === null ? t("counts") : t("countsNot", { reason: tReason(`${reason}.name`) })}
        </StateWord>
        <DecisionFacts section={section} submissionId={submissionId} />
      </p>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(decide)(event)}>
        <NativeSelect label={t("decision")} data={options} {...register("decision")} />
        <TextInput
          label={t("note")}
          description={t("noteHint", { count: MAX_NOTE_LENGTH })}
          autoComplete="off"
          error={formState.errors.note?.message}
          {...register("note", { validate: noteIssue })}
        />
        <Button type="submit" loading={formState.isSubmitting} aria-label={t("recordNamed", { section: section.id })}>
          {t("record")}
        </Button>
      </form>
      <p role="status" className={styles.result} data-result={result}>
        {result !== "none" && t(result)}
      </p>
    </li>
  );
}

/** When it was decided, how often, and what was noted. */
function DecisionFacts({ section, submissionId }: SectionDecisionProps) {
  const { t } = useTranslation("validity");
  const [language] = useLanguage();
  const { validity } = useOpenedStudy().context.workspace;
  const own = validity.filter((decision) => decision.submissionId === submissionId && decision.sectionId === section.id);
  const last = own.at(-1);
  if (last === undefined) return <span className={styles.facts}>{t("undecided")}</span>;
  const facts = [
    t("decidedAt", { time: formatShortTime(last.decidedAtMs, language) }),
    t("decisionCount", { count: own.length }),
    last.note,
  ];
  return <span className={styles.facts}>{facts.filter((fact) => fact !== "").join(" · ")}</span>;
}
