import { describe, expect, test } from "vitest";
import { DOSE_FORMULAS, filledExpression, type DoseInput } from "#domain/sitting/dose-formulas.ts";
import { calculate } from "#lib/calculate.ts";

type Given = Readonly<Partial<Record<DoseInput, string>>>;

function resultsOf(id: string, given: Given): readonly string[] {
  const formula = DOSE_FORMULAS.find((one) => one.id === id);
  return (formula?.results ?? []).map((result) => {
    const worked = calculate(filledExpression(result, given) ?? "", result.digits);
    return worked.ok ? worked.value.text : worked.error;
  });
}

describe("DOSE_FORMULAS", () => {
  test("15 mg/kg for 12.5 kg three times a day is 187.5 mg a dose and 562.5 mg a day", () => {
    expect(resultsOf("weight", { perKg: "15", weightKg: "12.5", perDay: "3" })).toEqual(["187.5", "562.5"]);
  });

  test("the dose is known before the number of doses is", () => {
    expect(resultsOf("weight", { perKg: "15", weightKg: "20" })).toEqual(["300", "empty"]);
  });

  test("Mosteller: 170 cm and 65 kg are 1.75 m², 100 cm and 16 kg are 0.667 m²", () => {
    expect(resultsOf("surface", { heightCm: "170", weightKg: "65" })).toEqual(["1.75"]);
    expect(resultsOf("surface", { heightCm: "100", weightKg: "16" })).toEqual(["0.667"]);
  });

  test("5 mg/h of a 2 mg/mL solution run at 2.5 mL/h", () => {
    expect(resultsOf("infusion", { perHour: "5", concentration: "2" })).toEqual(["2.5"]);
    expect(resultsOf("infusion", { perHour: "5", concentration: "0" })).toEqual(["no-value"]);
  });

  test("takes full-width digits and nothing that is no plain number", () => {
    const [result] = DOSE_FORMULAS[2]?.results ?? [];
    if (result === undefined) throw new Error("no formula");
    expect(filledExpression(result, { perHour: "５。５", concentration: " 2 " })).toBe("5.5 ÷ 2");
    expect(filledExpression(result, { perHour: "1+1", concentration: "2" })).toBeNull();
    expect(filledExpression(result, { perHour: "-1", concentration: "2" })).toBeNull();
  });

  test("every input of a formula is used by one of its results, and no other", () => {
    for (const { inputs, results } of DOSE_FORMULAS) {
      const used = results.flatMap(({ expression }) => [...expression.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(new Set(used)).toEqual(new Set(inputs));
    }
  });
});
