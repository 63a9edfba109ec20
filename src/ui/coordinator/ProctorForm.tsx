import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { PROCTOR_KINDS, type ProctorKind } from "#domain/study/proctor-entry.ts";
import { normaliseParticipantCode } from "#domain/study/participant-code.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { toLocalMinute } from "#ui/hooks/local-minute.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { sitesOf } from "#workflows/proctor-entries.ts";
import form from "./MakeWorkbookForm.module.css";

/** What is typed; `at` as the browser's own field for date and time gives it. */
interface EntryWish {
  readonly at: string;
  readonly site: string;
  readonly kind: ProctorKind;
  readonly code: string;
  readonly note: string;
}

/** Writes one entry of the proctor log. Site and kind stay for the next one, as a list on paper is typed in. */
export function ProctorForm() {
  const { t } = useTranslation("proctor");
  const { store, nowMs, randomId } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const { office } = context.workspace;
  const [outcome, setOutcome] = useState<"added" | "failed" | null>(null);
  const sites = sitesOf(office);
  const { register, handleSubmit, formState, getValues, setValue } = useForm<EntryWish>({
    defaultValues: { at: toLocalMinute(nowMs()), site: sites[0] ?? "", kind: PROCTOR_KINDS[0], code: "", note: "" },
  });
  const isOfSite = (code: string): boolean =>
    code.trim() === "" || office.roster.some((entry) => entry.code === normaliseParticipantCode(code) && entry.site === getValues("site"));
  const add = handleSubmit(async ({ at, site, kind, code, note }) => {
    const participantCode = code.trim() === "" ? null : normaliseParticipantCode(code);
    const entry = {
      entryId: randomId(),
      atMs: new Date(at).getTime(),
      site,
      kind,
      participantCode,
      note: note.trim(),
      writtenAtMs: nowMs(),
    };
    try {
      await store.addProctorEntry(office.study.studyId, entry);
    } catch {
      setOutcome("failed"); // the store's transaction failed: what was typed stays in the form
      return;
    }
    setValue("code", "");
    setValue("note", "");
    setOutcome("added");
    await reload();
  });
  const { errors } = formState;
  return (
    <>
      <form className={form.form} noValidate onSubmit={(event) => void add(event)}>
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
          autosize
          minRows={2}
          error={errors.note && t("noteMissing")}
          {...register("note", { validate: (text) => text.trim() !== "" || getValues("kind") !== "other" })}
        />
        <Button type="submit" variant="filled" loading={formState.isSubmitting}>
          {t("add")}
        </Button>
      </form>
      {outcome !== null && <Notice tone={outcome === "added" ? "good" : "bad"} title={t(outcome)} />}
    </>
  );
}
