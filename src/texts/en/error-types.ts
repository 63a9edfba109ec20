/** The 14 error types and "no problem": official name, and what each covers. Keys are the codes of `domain/exam`. */
export const errorTypes = {
  T01: {
    name: "Inappropriate Dosing Regimen",
    definition:
      "Single dose, daily dose, frequency or length of treatment is too high, too low or wrong for the indication, a missed step from loading to maintenance dose included.",
  },
  T02: {
    name: "Unsuitable Patient Population",
    definition: "The drug does not suit who the patient is: age, pregnancy, breastfeeding, or impaired liver or kidney function.",
  },
  T03: {
    name: "Unwarranted Indication",
    definition: "The drug does not fit the diagnosis on the prescription, or nothing in the record calls for it.",
  },
  T04: {
    name: "Inappropriate Dosage Form or Route of Administration",
    definition:
      "The form or route departs from the label or cannot work for this patient, such as a solid form in dysphagia or an intramuscular drug given into a vein.",
  },
  T05: {
    name: "Incompatibility or Clinically Significant Interaction",
    definition:
      "Drugs that must not be mixed for physical or chemical reasons, herbs that must not be combined, or an interaction likely to harm this patient or to defeat the treatment.",
  },
  T06: {
    name: "Inappropriate Solvent or Vehicle",
    definition: "The diluent is of the wrong kind or volume, so that stability, concentration or the patient suffers.",
  },
  T07: {
    name: "Therapeutic Duplication",
    definition:
      "Two or more drugs hold the same substance or act by the same or an overlapping mechanism, without a reason to combine them.",
  },
  T08: {
    name: "Inappropriate Timing of Administration",
    definition: "The drug is given at the wrong time of day, in the wrong relation to meals, or outside the window before surgery.",
  },
  T09: {
    name: "Contraindicated Drug Use",
    definition:
      "A disease or state of the patient is a labelled contraindication. Known allergy has a type of its own; so have age, pregnancy, breastfeeding and organ function.",
  },
  T10: {
    name: "Omission of Required Allergy Test Documentation",
    definition: "The drug needs a skin or other allergy test before use, and the prescription records neither the test nor its result.",
  },
  T11: {
    name: "Prescribing to a Patient with a Known Allergy",
    definition: "The record documents an allergy to this drug or to one that cross-reacts with it.",
  },
  T12: {
    name: "Suboptimal Drug Selection",
    definition:
      "Treatment is indicated and the drug is not forbidden, but another is clearly more effective, safer or better suited to this patient.",
  },
  T13: {
    name: "Prescription Non-conformance",
    definition:
      "A formal fault: missing or illegible parts or signatures, no pharmacist's review, an infant's age not in days or months, kinds of drug that belong on separate sheets, non-standard names, ambiguous doses or units, \"as directed\".",
  },
  T14: {
    name: "Off-label Use",
    definition: "Indication, patient, dose or route lies outside the approved label. Chosen only when no more specific type applies.",
  },
  NONE: {
    name: "Prescription without Discrepancies",
    definition:
      "The prescription has no fault that calls for an intervention. A statement of its own: leaving the item blank does not say so.",
  },
};
