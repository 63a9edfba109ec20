import { Button, Textarea } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { useRosterIntake } from "#ui/coordinator/use-roster-intake.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import { pastedRoster, rosterFile } from "#workflows/read-roster.ts";
import own from "./Setup.module.css";
import styles from "#ui/staff/staff-page.module.css";

/** Takes a roster as a file or as pasted rows; an empty one to be filled in can be had here. */
export function RosterIntake() {
  const { t } = useTranslation("setup");
  const [language] = useLanguage();
  const { ranks, studyId } = useSetup().draft.setup;
  const { state, take, read, replace, add, leaveOut } = useRosterIntake();
  const { register, handleSubmit, reset } = useForm({ defaultValues: { rows: "" } });
  const submit = handleSubmit(({ rows }) => {
    if (rows.trim() === "") return;
    read(pastedRoster(rows, t("people.pastedName")));
    reset();
  });
  return (
    <section className={styles.section} aria-labelledby="bring-roster">
      <h2 id="bring-roster">{t("people.bring")}</h2>
      <p>{t("people.bringHint")}</p>
      <div className={styles.intake}>
        <SaveButton
          label={t("people.template")}
          makeFile={() => rosterFile({ title: t("people.title"), people: [], ranks, language }, studyId)}
        />
        <DropZone
          label={t("people.drop")}
          accept=".xlsx,.xls,.ods,.csv,.tsv"
          multiple={false}
          isBusy={state.kind === "reading"}
          onFiles={(files) => void take(files)}
        />
        <form className={own.paste} noValidate onSubmit={(event) => void submit(event)}>
          <Textarea label={t("people.paste")} rows={3} autoComplete="off" spellCheck={false} {...register("rows")} />
          <p className={styles.actions}>
            <Button type="submit" size="sm" variant="default">
              {t("people.readPasted")}
            </Button>
          </p>
        </form>
        {state.kind === "refused" && (
          <Notice tone="bad" title={t("people.refused")}>
            <IssueList issues={state.issues} />
          </Notice>
        )}
        {state.kind === "taken" && <Notice tone="good" title={t("people.readFrom", { count: state.people.length, file: state.from })} />}
        {state.kind === "read" && (
          <Notice tone="warn" title={t("people.readFrom", { count: state.people.length, file: state.from })}>
            <p className={styles.actions}>
              <Button size="sm" variant="filled" onClick={add}>
                {t("people.add")}
              </Button>
              <Button size="sm" variant="default" onClick={replace}>
                {t("people.replace")}
              </Button>
              <Button size="sm" variant="default" onClick={leaveOut}>
                {t("people.leaveOut")}
              </Button>
            </p>
          </Notice>
        )}
      </div>
    </section>
  );
}
