import type { ReactNode } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Allergy, Patient, ShortAnswerItem } from "#domain/exam/exam.ts";
import { useLocalText } from "#ui/hooks/use-local-text.ts";
import { LabTable } from "#ui/components/LabTable.tsx";
import { PrescriptionSheet } from "#ui/components/PrescriptionSheet.tsx";
import styles from "./CaseView.module.css";

/** All a reviewer is given: the patient's facts, then the sheet as it was written. */
export function CaseView({ item }: { readonly item: ShortAnswerItem }) {
  const { t } = useTranslation("case");
  const text = useLocalText();
  return (
    <div className={styles.case}>
      <dl className={styles.facts}>
        <Fact name={t("patient")}>
          <PatientLine patient={item.patient} visit={text(item.visit)} />
        </Fact>
        <Fact name={t("diagnoses")}>
          {item.diagnoses.map((diagnosis) => (
            <p key={diagnosis.text.en}>
              {text(diagnosis.text)} {diagnosis.icd10 !== null && <span className={styles.code}>{diagnosis.icd10}</span>}
            </p>
          ))}
        </Fact>
        <Fact name={t("allergies")}>
          <Allergies allergies={item.allergies} />
        </Fact>
        {item.labs.length > 0 && (
          <Fact name={t("labs")}>
            <LabTable labs={item.labs} />
          </Fact>
        )}
      </dl>
      <PrescriptionSheet prescription={item.prescription} />
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function PatientLine({ patient, visit }: { readonly patient: Patient; readonly visit: string }) {
  const { t } = useTranslation("case");
  const text = useLocalText();
  const facts = [
    t(`sex.${patient.sex}`),
    text(patient.age),
    patient.weightKg === null ? null : t("weight", { value: patient.weightKg }),
    patient.bsaM2 === null ? null : t("bsa", { value: patient.bsaM2 }),
    patient.state === null ? null : text(patient.state),
  ];
  return (
    <>
      <p className={styles.patient}>{facts.filter((fact) => fact !== null).join(" · ")}</p>
      <p className={styles.visit}>{visit}</p>
    </>
  );
}

function Allergies({ allergies }: { readonly allergies: readonly Allergy[] | null }) {
  const { t } = useTranslation("case");
  const text = useLocalText();
  if (allergies === null) return <p>{t("allergiesUnrecorded")}</p>;
  if (allergies.length === 0) return <p>{t("allergiesNone")}</p>;
  return allergies.map(({ agent, reaction, date }) => {
    const known = { agent: text(agent), reaction: text(reaction) };
    return <p key={agent.en}>{date === null ? t("allergy", known) : t("allergyDated", { ...known, date })}</p>;
  });
}
