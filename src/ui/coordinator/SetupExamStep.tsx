import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Exam } from "#domain/exam/exam.ts";
import { coverOf } from "#domain/study/exam-cover.ts";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { useFieldError } from "#ui/coordinator/use-field-error.ts";
import { useSetupExam } from "#ui/coordinator/use-setup-exam.ts";
import { useSetupForm } from "#ui/coordinator/use-setup-form.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import form from "./MakeWorkbookForm.module.css";
import own from "./Setup.module.css";
import styles from "#ui/staff/staff-page.module.css";

/** Which exam it is, what the study is called, and how long it takes. */
export function SetupExamStep() {
  const { t } = useTranslation("setup");
  const { given } = useSetup();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <section className={styles.section} aria-labelledby="setup-exam">
        <h2 id="setup-exam">{t("exam.facts")}</h2>
        {given !== null && <ExamFacts exam={given.exam} />}
        {given === null || isChanging ? (
          <ExamIntake onTaken={() => setIsChanging(false)} />
        ) : (
          <p>
            <Button size="sm" variant="default" onClick={() => setIsChanging(true)}>
              {t("exam.other")}
            </Button>
          </p>
        )}
      </section>
      {given !== null && <StudyFacts key={given.exam.examHash} />}
    </>
  );
}

function ExamIntake({ onTaken }: { readonly onTaken: () => void }) {
  const { t } = useTranslation("setup");
  const { half, issues, strangers, isReading, take } = useSetupExam();
  return (
    <div className={styles.intake}>
      <DropZone
        label={t("exam.drop")}
        accept=".json"
        multiple
        isBusy={isReading}
        onFiles={(files) => void take(files).then((isTaken) => isTaken && onTaken())}
      />
      {half !== null && <p role="status">{t(`exam.half.${half}`)}</p>}
      {strangers.map((name) => (
        <Notice key={name} tone="warn" title={t("exam.unknown", { name })} />
      ))}
      {issues.length > 0 && (
        <Notice tone="bad" title={t("exam.refused")}>
          <IssueList issues={issues} />
        </Notice>
      )}
    </div>
  );
}

function ExamFacts({ exam }: { readonly exam: Exam }) {
  const { t } = useTranslation("setup");
  const local = useLocalText();
  const sections = coverOf(exam).sections.map(({ id, title, itemCount }) => `${id} ${local(title)} ${itemCount}`);
  const facts = [
    [t("exam.name"), local(exam.title)],
    [t("exam.version"), exam.version],
    [t("exam.items"), t("exam.itemsValue", { total: exam.items.length, sections: sections.join(" · ") })],
    [t("exam.review"), t(`exam.${exam.reviewStatus}`)],
    [t("exam.hash"), exam.examHash.slice(0, 16)],
  ];
  return (
    <dl className={own.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function StudyFacts() {
  const { t } = useTranslation("setup");
  const { draft, issues } = useSetup();
  const { studyId, title, durationMinutes } = draft.setup;
  const errorAt = useFieldError(issues.exam);
  const { register } = useSetupForm({ studyId, title, durationMinutes });
  return (
    <section className={styles.section} aria-labelledby="setup-study">
      <h2 id="setup-study">{t("exam.study")}</h2>
      <form className={form.form} noValidate onSubmit={(event) => event.preventDefault()}>
        <TextInput
          label={t("exam.titleZh")}
          description={t("exam.titleHint")}
          autoComplete="off"
          lang="zh-CN"
          error={errorAt("title.zh")}
          {...register("title.zh")}
        />
        <TextInput
          label={t("exam.titleEn")}
          description={t("exam.titleHint")}
          autoComplete="off"
          lang="en"
          error={errorAt("title.en")}
          {...register("title.en")}
        />
        <TextInput
          label={t("exam.id")}
          description={t("exam.idHint")}
          autoComplete="off"
          spellCheck={false}
          error={errorAt("studyId")}
          {...register("studyId", { setValueAs: (text: string) => text.trim() })}
        />
        <TextInput
          type="number"
          inputMode="numeric"
          label={t("exam.duration")}
          description={t("exam.durationHint")}
          error={errorAt("durationMinutes")}
          {...register("durationMinutes", { setValueAs: numberOrNull })}
        />
      </form>
    </section>
  );
}

function numberOrNull(value: unknown): number | null {
  const text = String(value ?? "").trim();
  return text === "" || Number.isNaN(Number(text)) ? null : Number(text);
}
