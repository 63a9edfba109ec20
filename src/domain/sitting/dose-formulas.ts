/** A number that a formula needs, by name; the page words it with its unit. */
export type DoseInput = "perKg" | "weightKg" | "perDay" | "heightCm" | "perHour" | "concentration";

/** One number a formula gives. */
export interface DoseResult {
  readonly id: "perDose" | "daily" | "bsa" | "rate";
  /** The sum to be worked out, its inputs in braces: it is shown and recorded as it is calculated. */
  readonly expression: string;
  /** Significant digits shown: a body surface is not known to ten. */
  readonly digits: number;
}

/** One of the sums that a pharmacist checks a dose with. */
export interface DoseFormula {
  readonly id: "weight" | "surface" | "infusion";
  readonly inputs: readonly DoseInput[];
  readonly results: readonly DoseResult[];
}

/**
 * - weight: mg/kg a dose × kg, and × doses a day.
 * - surface: √(cm × kg ÷ 3600), m². Source: Mosteller, N Engl J Med 1987;317:1098. Checked by hand: 170 cm, 65 kg → 1.75 m².
 * - infusion: mg/h ÷ mg/mL, mL/h.
 */
export const DOSE_FORMULAS: readonly DoseFormula[] = [
  {
    id: "weight",
    inputs: ["perKg", "weightKg", "perDay"],
    results: [
      { id: "perDose", expression: "{perKg} × {weightKg}", digits: 6 },
      { id: "daily", expression: "{perKg} × {weightKg} × {perDay}", digits: 6 },
    ],
  },
  {
    id: "surface",
    inputs: ["heightCm", "weightKg"],
    results: [{ id: "bsa", expression: "√({heightCm} × {weightKg} ÷ 3600)", digits: 3 }],
  },
  {
    id: "infusion",
    inputs: ["perHour", "concentration"],
    results: [{ id: "rate", expression: "{perHour} ÷ {concentration}", digits: 6 }],
  },
];

/** The sum with its numbers put in, full-width digits made plain; null while one of them is missing or no plain number. */
export function filledExpression(result: DoseResult, given: Readonly<Partial<Record<DoseInput, string>>>): string | null {
  const filled = result.expression.replace(/\{(\w+)\}/g, (_all, name) => plainNumber(given[name as DoseInput] ?? ""));
  return filled.includes("?") ? null : filled;
}

function plainNumber(typed: string): string {
  const text = typed.normalize("NFKC").replace("。", ".").trim();
  return /^(\d+\.?\d*|\.\d+)$/.test(text) ? text : "?";
}
