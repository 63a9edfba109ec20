import { useForm } from "react-hook-form";
import { PassphraseForm } from "#ui/coordinator/PassphraseForm.tsx";
import { SegmentField } from "#ui/coordinator/SegmentField.tsx";
import { useBackingUp } from "#ui/coordinator/use-backing-up.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Notice } from "#ui/staff/Notice.tsx";
import { WorkProgress } from "#ui/staff/WorkProgress.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** Everything on this machine as one file under a passphrase. */
export function BackupPanel() {
  const { t } = useTranslation("safety");
  const { work, backUp } = useBackingUp();
  const { register, getValues } = useForm<{ readonly scope: "one" | "all" }>({ defaultValues: { scope: "one" } });
  const scopes = [
    { value: "one", label: t("backup.one") },
    { value: "all", label: t("backup.all") },
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="backup">
      <h2 id="backup">{t("backup.title")}</h2>
      <p>{t("backup.lede")}</p>
      <PassphraseForm action={t("backup.make")} onPassphrase={(passphrase) => backUp(getValues("scope"), passphrase)}>
        <SegmentField legend={t("backup.scope")} options={scopes} field={register("scope")} />
      </PassphraseForm>
      {work.kind === "running" && (
        <WorkProgress label={t("backup.progress")} done={work.done} total={work.total} onCancel={null} isCancelling={false} />
      )}
      {work.kind === "saved" && <Notice tone="good" title={t("backup.saved", { name: work.name })} />}
      {work.kind === "unrecorded" && <Notice tone="warn" title={t("copies.unrecorded", { name: work.name })} />}
      {work.kind === "failed" && <Notice tone="bad" title={t("backup.failed")} />}
    </section>
  );
}
