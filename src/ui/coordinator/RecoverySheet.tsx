import { keyFingerprint } from "#domain/study/key-fingerprint.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { privateKeyName } from "#workflows/lock-private-key.ts";
import styles from "./SafetyPage.module.css";

const BLANKS = ["keyFile", "keyHolder", "backupFile", "backupHolder", "deputy"] as const;
const STEPS = ["one", "two", "three", "four", "five"] as const;

/** For paper only: which key this is, lines to fill in by hand, and how to come back. Neither key nor passphrase is on it. */
export function RecoverySheet() {
  const { t } = useTranslation("safety");
  const [language] = useLanguage();
  const local = useLocalText();
  const { nowMs } = useStaffPorts();
  const { study } = useOpenedStudy().context.workspace.office;
  return (
    <div className={styles.sheet}>
      <h2>{t("sheet.heading")}</h2>
      <dl>
        <dt>{t("sheet.study")}</dt>
        <dd>
          {local(study.title)} ({study.studyId})
        </dd>
        <dt>{t("sheet.fingerprint")}</dt>
        <dd className={styles.fingerprint}>{keyFingerprint(study.publicKey)}</dd>
        <dt>{t("sheet.printed")}</dt>
        <dd>{formatDateTime(nowMs(), language)}</dd>
      </dl>
      {BLANKS.map((blank) => (
        <p key={blank} className={styles.blank}>
          {t(`sheet.${blank}`, { name: privateKeyName(study.studyId) })}
        </p>
      ))}
      <h3>{t("sheet.how")}</h3>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(`sheet.steps.${step}`)}</li>
        ))}
      </ol>
      <p>
        <strong>{t("sheet.never")}</strong>
      </p>
    </div>
  );
}
