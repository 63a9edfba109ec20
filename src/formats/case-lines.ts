import type { Lab, PrescriptionLine, ShortAnswerItem } from "#domain/exam/exam.ts";
import type { WorkbookTexts } from "#formats/workbook-texts.ts";
import type { Language, LocalText } from "#lib/language.ts";
import { formatText } from "#texts/format-text.ts";

/** The wording a case is told in. */
export interface CaseWording {
  readonly language: Language;
  readonly texts: WorkbookTexts["grading"]["patient"];
}

/** A prescription-review case in short: patient, visit, diagnoses, allergies, results, then the sheet line by line. */
export function caseLines(item: ShortAnswerItem, wording: CaseWording): readonly string[] {
  const { language, texts } = wording;
  const { prescription } = item;
  const list = language === "zh" ? "；" : "; ";
  const diagnoses = item.diagnoses.map((diagnosis) => [diagnosis.text[language], diagnosis.icd10].filter(isWritten).join(" "));
  return [
    patientLine(item, wording),
    formatText(texts.visit, { text: item.visit[language] }),
    formatText(texts.diagnoses, { text: diagnoses.join(list) }),
    formatText(texts.allergies, { text: allergiesText(item, wording) }),
    ...(item.labs.length === 0 ? [] : [formatText(texts.labs, { text: item.labs.map((lab) => labText(lab, wording)).join(list) })]),
    formatText(texts.sheet, { heading: prescription.heading[language], date: prescription.date }),
    ...prescription.lines.map((line, index) => `${index + 1}. ${drugText(line, wording)}`),
    ...unsignedLines(item, wording),
  ];
}

function patientLine({ patient }: ShortAnswerItem, { language, texts }: CaseWording): string {
  const parts = [
    texts[patient.sex],
    patient.age[language],
    patient.weightKg === null ? null : formatText(texts.weight, { value: patient.weightKg }),
    patient.bsaM2 === null ? null : formatText(texts.bsa, { value: patient.bsaM2 }),
    patient.state?.[language],
  ];
  return parts.filter(isWritten).join(comma(language));
}

function allergiesText({ allergies }: ShortAnswerItem, { language, texts }: CaseWording): string {
  if (allergies === null) return texts.allergiesBlank;
  if (allergies.length === 0) return texts.allergiesNone;
  const each = allergies.map(({ agent, reaction, date }) =>
    [agent[language], reaction[language], date].filter(isWritten).join(comma(language)),
  );
  return each.join(language === "zh" ? "；" : "; ");
}

function labText({ name, value, unit, range, flag }: Lab, { language, texts }: CaseWording): string {
  const measured = [name[language], value[language], unit].filter(isWritten).join(" ");
  const context = [range, flag === null ? null : texts[flag]].filter(isWritten).join(comma(language));
  if (context === "") return measured;
  return language === "zh" ? `${measured}（${context}）` : `${measured} (${context})`;
}

function drugText(line: PrescriptionLine, { language, texts }: CaseWording): string {
  const written = (text: LocalText | null): string | undefined => text?.[language];
  const { drug, strength, quantity, dose, route, frequency, diluent, duration, skinTest, note } = line;
  const parts = [[drug, strength, quantity].map(written).filter(isWritten).join(" ")];
  parts.push(...[dose, route, frequency, diluent, duration].map(written).filter(isWritten));
  if (skinTest !== null) parts.push(formatText(texts.skinTest, { text: skinTest[language] }));
  return [...parts, written(note)].filter(isWritten).join(comma(language));
}

function unsignedLines({ prescription: { signatures } }: ShortAnswerItem, { language, texts }: CaseWording): readonly string[] {
  const roles = (["prescriber", "reviewer", "dispenser"] as const).filter((role) => !signatures[role]).map((role) => texts[role]);
  return roles.length === 0 ? [] : [formatText(texts.unsigned, { roles: roles.join(language === "zh" ? "、" : ", ") })];
}

function comma(language: Language): string {
  return language === "zh" ? "，" : ", ";
}

function isWritten(text: string | null | undefined): text is string {
  return text !== null && text !== undefined && text !== "";
}
