import { keyFingerprint } from "#domain/study/key-fingerprint.ts";
import { OwnPassphraseForm } from "#ui/coordinator/OwnPassphraseForm.tsx";
import { PassphraseForm } from "#ui/coordinator/PassphraseForm.tsx";
import { useKeyFile } from "#ui/coordinator/use-key-file.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { DropZone } from "#ui/staff/DropZone.tsx";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { Notice } from "#ui/staff/Notice.tsx";
import own from "./SafetyPage.module.css";
import styles from "#ui/staff/staff-page.module.css";

/** The study's key pair: which it is, whether the private half is here, and the way out or in for that half. */
export function KeyPanel() {
  const { t } = useTranslation(["safety", "staff"]);
  const { office } = useOpenedStudy().context.workspace;
  const { chosen, outcome, save, choose, bringIn } = useKeyFile();
  const isHere = office.privateKey !== "";
  return (
    <section className={styles.section} aria-labelledby="private-key">
      <h2 id="private-key">{t("key.title")}</h2>
      <dl className={own.facts}>
        <dt>{t("key.fingerprint")}</dt>
        <dd className={own.fingerprint}>{keyFingerprint(office.study.publicKey)}</dd>
        <dd className={styles.quiet}>{t("key.fingerprintHint")}</dd>
      </dl>
      <p>{t(isHere ? "key.here" : "key.missing")}</p>
      <p>{t(isHere ? "key.exportLede" : "key.importLede")}</p>
      {isHere ? (
        <PassphraseForm action={t("key.export")} onPassphrase={save} />
      ) : (
        <div className={styles.intake}>
          <DropZone label={t("key.drop")} accept=".json" multiple={false} isBusy={false} onFiles={(files) => void choose(files)} />
          {chosen !== null && (
            <>
              <p>{t("key.chosen", { name: chosen.name })}</p>
              <OwnPassphraseForm action={t("key.import")} onPassphrase={bringIn} />
            </>
          )}
        </div>
      )}
      {outcome.kind === "saved" && <Notice tone="good" title={t("staff:files.saved", { name: outcome.name })} />}
      {outcome.kind === "unrecorded" && <Notice tone="warn" title={t("copies.unrecorded", { name: outcome.name })} />}
      {outcome.kind === "failed" && <Notice tone="bad" title={t("key.exportFailed")} />}
      {outcome.kind === "imported" && <Notice tone="good" title={t("key.imported")} />}
      {outcome.kind === "refused" && (
        <Notice tone="bad" title={t("key.refused")}>
          <IssueList issues={outcome.issues} />
        </Notice>
      )}
    </section>
  );
}
