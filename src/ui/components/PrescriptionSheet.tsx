import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Prescription, Signatures } from "#domain/exam/exam.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { HerbGrid } from "#ui/components/HerbGrid.tsx";
import { PrescriptionTable } from "#ui/components/PrescriptionTable.tsx";
import styles from "./PrescriptionSheet.module.css";

const SIGNERS = ["prescriber", "reviewer", "dispenser"] as const;

/** The prescription drawn as one: heading and date, what is prescribed, who signed. Marks nothing as right or wrong. */
export function PrescriptionSheet({ prescription }: { readonly prescription: Prescription }) {
  const { t } = useTranslation("case");
  const text = useLocalText();
  return (
    <div role="group" className={styles.sheet} aria-label={t(`sheet.${prescription.sheet}`)}>
      <header className={styles.head}>
        <p className={styles.kind}>{t(`sheet.${prescription.sheet}`)}</p>
        <p className={styles.date}>
          <span className="visually-hidden">{t("date")} </span>
          {prescription.date}
        </p>
        <p className={styles.heading}>{text(prescription.heading)}</p>
      </header>
      {prescription.sheet === "decoction" ? <HerbGrid lines={prescription.lines} /> : <PrescriptionTable lines={prescription.lines} />}
      <SignatureRow signatures={prescription.signatures} />
    </div>
  );
}

function SignatureRow({ signatures }: { readonly signatures: Signatures }) {
  const { t } = useTranslation("case");
  return (
    <dl className={styles.signatures} aria-label={t("signatures")}>
      {SIGNERS.map((signer) => (
        <div key={signer}>
          <dt>{t(`signature.${signer}`)}</dt>
          <dd data-signed={signatures[signer]}>{signatures[signer] ? t("signed") : t("unsigned")}</dd>
        </div>
      ))}
    </dl>
  );
}
