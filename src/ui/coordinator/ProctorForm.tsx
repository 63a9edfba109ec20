import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { PROCTOR_KINDS } from "#domain/study/proctor-entry.ts";
import { useWritingEntry } from "#ui/coordinator/use-writing-entry.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import styles from "./MakeWorkbookForm.module.css";

/** Writes one entry of the proctor log. */
export function ProctorForm() {
  const { t } = useTranslation("proctor");
  const { form, sites, isOfSite, add, outcome } = useWritingEntry();
  const { register, getValues } = form;
  const { errors, isSubmitting } = form.formState;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={(event) => void add(event)}>
        <TextInput
          label={t("at")}
          description={t("atHint")}
          type="datetime-local"
          error={errors.at && t("atMissing")}
          {...register("at", { required: true })}
        />
        <NativeSelect label={t("site")} data={[...sites]} {...register("site")} />
        <NativeSelect
          label={t("kind")}
          data={PROCTOR_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          {...register("kind")}
        />
        <TextInput
          label={t("participant")}
          description={t("participantHint")}
          autoComplete="off"
          spellCheck={false}
          error={errors.code && t("participantUnknown", { site: getValues("site") })}
          {...register("code", { validate: isOfSite })}
        />
        <Textarea
          label={t("note")}
          description={t("noteHint")}
          rows={2}
          error={errors.note && t("noteMissing")}
          {...register("note", { validate: (text) => text.trim() !== "" || getValues("kind") !== "other" })}
        />
        <Button type="submit" variant="filled" loading={isSubmitting}>
          {t("add")}
        </Button>
      </form>
      {outcome !== null && <Notice tone={outcome === "added" ? "good" : "bad"} title={t(outcome)} />}
    </>
  );
}
