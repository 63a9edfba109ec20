import { Button, TextInput } from "@mantine/core";
import { useForm } from "react-hook-form";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import type { DropBoxReading } from "#ui/coordinator/use-reading-drop-box.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import { WorkProgress } from "#ui/staff/WorkProgress.tsx";
import styles from "./DropBoxIntake.module.css";

interface DropBoxIntakeProps {
  readonly reading: DropBoxReading;
  /** Something is being read or collected. */
  readonly isBusy: boolean;
  readonly read: (url: string) => Promise<void>;
  readonly cancel: () => void;
}

/** The way to what lies in the study's drop box; nothing where the study names none. */
export function DropBoxIntake(props: DropBoxIntakeProps) {
  const { handIn } = useOpenedStudy().context.workspace.office.study;
  return handIn === null ? null : <NamedBox url={handIn.url} {...props} />;
}

function NamedBox({ url, reading, isBusy, read, cancel }: DropBoxIntakeProps & { readonly url: string }) {
  const { t } = useTranslation("drop-box");
  const { register, handleSubmit } = useForm({ defaultValues: { url } });
  const submit = handleSubmit((values) => read(values.url.trim()));
  return (
    <>
      <form className={styles.box} noValidate aria-label={t("title")} onSubmit={(event) => void submit(event)}>
        <TextInput
          className={styles.address}
          label={t("address")}
          description={t("hint")}
          autoComplete="off"
          spellCheck={false}
          {...register("url")}
        />
        <Button type="submit" disabled={isBusy}>
          {t("read")}
        </Button>
      </form>
      {reading.kind === "reading" && (
        <WorkProgress
          label={t(reading.total === null ? "listing" : "progress")}
          done={reading.done}
          total={reading.total ?? 0}
          onCancel={cancel}
          isCancelling={reading.isCancelling}
        />
      )}
      <Outcome reading={reading} />
    </>
  );
}

function Outcome({ reading }: { readonly reading: DropBoxReading }) {
  const { t } = useTranslation("drop-box");
  if (reading.kind === "failed") {
    return (
      <Notice tone="bad" title={t("failed")}>
        <IssueList issues={reading.issues} />
      </Notice>
    );
  }
  if (reading.kind !== "finished") return null;
  const { listedCount, heldCount, files, issues } = reading.contents;
  return (
    <>
      <p role="status">{t("done", { listed: listedCount, held: heldCount, read: files.length })}</p>
      {issues.length > 0 && (
        <Notice tone="warn" title={t("incomplete", { count: issues.length })}>
          <IssueList issues={issues} />
        </Notice>
      )}
    </>
  );
}
