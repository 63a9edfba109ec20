import { percentOf } from "#domain/study/person.ts";
import type { StartWindow, Study } from "#domain/study/study.ts";
import { QrCode } from "#ui/coordinator/QrCode.tsx";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Slip } from "#workflows/admission-slips.ts";
import styles from "./SlipsPage.module.css";

const STEPS = ["open", "code", "saved", "receipt"] as const;
const MS_PER_MINUTE = 60_000;

interface AdmissionSlipProps {
  readonly slip: Slip;
  readonly study: Pick<Study, "title" | "durationMs" | "policy">;
  /** Where the app lies, to be typed where nothing scans. */
  readonly appAddress: string;
}

/** What one participant is given: the code, where and how long, and how it goes. The name is on the strip that stays behind. */
export function AdmissionSlip({ slip, study, appAddress }: AdmissionSlipProps) {
  const { t } = useTranslation("setup");
  const local = useLocalText();
  const { code, name, site, address, extra } = slip;
  return (
    <li className={styles.slip}>
      {name !== null && (
        <p className={styles.strip}>
          <strong>{name}</strong>
          <span>{site}</span>
          <span className={styles.code}>{code}</span>
          <span className={styles.cut}>{t("slips.cut")}</span>
        </p>
      )}
      <div className={styles.body}>
        <div>
          <p className={styles.study}>{local(study.title)}</p>
          <p>{site}</p>
          <p className={styles.address}>{appAddress}</p>
          <p className={styles.label}>{t("slips.code")}</p>
          <p className={styles.large}>{code}</p>
          <p>
            {t("slips.duration")}: {t("slips.minutes", { count: Math.round(study.durationMs / MS_PER_MINUTE) })}
          </p>
          <StartTime window={study.policy.window} />
        </div>
        <QrCode text={address} label={t("slips.qr", { code })} className={styles.qr} />
      </div>
      {extra !== null && <p>{t("slips.extra", { percent: percentOf(extra.share), code: extra.code })}</p>}
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`slips.steps.${step}`)}</li>
        ))}
      </ol>
      <p className={styles.receipt}>
        {t("slips.receipt")} <span />
      </p>
    </li>
  );
}

/** When the exam may be started; nothing where it may be at any time. */
function StartTime({ window: { opensAtMs, closesAtMs } }: { readonly window: StartWindow }) {
  const { t } = useTranslation("setup");
  const [language] = useLanguage();
  return (
    <>
      {opensAtMs !== null && <p>{t("slips.opens", { time: formatDateTime(opensAtMs, language) })}</p>}
      {closesAtMs !== null && <p>{t("slips.closes", { time: formatDateTime(closesAtMs, language) })}</p>}
    </>
  );
}
