import { Button, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Language } from "#lib/language.ts";
import { SegmentField } from "#ui/coordinator/SegmentField.tsx";
import { useMakingWorkbook, type WorkbookWish } from "#ui/coordinator/use-making-workbook.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import form from "./MakeWorkbookForm.module.css";
import styles from "#ui/staff/staff-page.module.css";

/** Asks who grades what, makes the blinded workbook, and hands it over to be saved. */
export function MakeWorkbookForm() {
  const { t } = useTranslation("coordinator");
  const { randomSeed } = useStaffPorts();
  const [language] = useLanguage();
  const { made, make } = useMakingWorkbook();
  const { register, handleSubmit, formState, setValue } = useForm<WorkbookWish>({
    defaultValues: { grader: "", scope: "ungraded", language, seed: randomSeed() },
  });
  const submit = handleSubmit(async (wish) => {
    if (await make(wish)) setValue("seed", randomSeed());
  });
  const languages: readonly { readonly value: Language; readonly label: string }[] = [
    { value: "en", label: t("grade.english") },
    { value: "zh", label: t("grade.chinese") },
  ];
  return (
    <section className={styles.section} aria-labelledby="make-workbook">
      <h2 id="make-workbook">{t("grade.makeTitle")}</h2>
      <form className={form.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={t("grade.grader")}
          description={t("grade.graderHint")}
          autoComplete="off"
          error={formState.errors.grader && t("grade.graderMissing")}
          {...register("grader", { validate: (text) => text.trim() !== "" })}
        />
        <TextInput
          label={t("grade.seed")}
          description={t("grade.seedHint")}
          autoComplete="off"
          spellCheck={false}
          error={formState.errors.seed && t("grade.seedMissing")}
          {...register("seed", { validate: (text) => text.trim() !== "" })}
        />
        <SegmentField
          legend={t("grade.scope")}
          options={[
            { value: "ungraded", label: t("grade.scopeUngraded") },
            { value: "all", label: t("grade.scopeAll") },
          ]}
          field={register("scope")}
        />
        <SegmentField legend={t("grade.language")} options={languages} field={register("language")} />
        <Button type="submit" variant="filled" loading={formState.isSubmitting}>
          {t("grade.make")}
        </Button>
      </form>
      {made.kind === "refused" && (
        <Notice tone="bad" title={t("grade.makeRefused")}>
          <IssueList issues={made.issues} />
        </Notice>
      )}
      {made.kind === "made" && (
        <Notice tone="good" title={t("grade.made", { count: made.rowCount, grader: made.grader })}>
          <SaveButton key={made.workbook.name} label={made.workbook.name} isPrimary makeFile={() => Promise.resolve(made.workbook)} />
        </Notice>
      )}
    </section>
  );
}
