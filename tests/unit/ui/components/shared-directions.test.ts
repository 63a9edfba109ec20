import { describe, expect, it } from "vitest";
import type { PrescriptionLine } from "#domain/exam/exam.ts";
import { sharedDirections } from "#ui/components/shared-directions.ts";
import { pilotExam } from "../../../support/pilot-package.ts";

describe("sharedDirections", () => {
  it("finds what the herbs of a decoction share, and leaves the tablet among them out", () => {
    const decoction = pilotExam().items.find((item) => item.kind === "short-answer" && item.prescription.sheet === "decoction");
    const lines = decoction?.kind === "short-answer" ? decoction.prescription.lines : [];
    const shared = sharedDirections(lines);
    expect(shared?.route?.en).toBe("oral, decocted");
    expect(lines.filter((line) => !shared?.holdsFor(line)).map((line) => line.drug.en)).toEqual(["Acetylcysteine effervescent tablets"]);
  });

  it("finds nothing in one line, or where no directions hold for most lines", () => {
    expect(sharedDirections([lineBy("oral")])).toBeNull();
    expect(sharedDirections([lineBy("oral"), lineBy("oral"), lineBy("IV"), lineBy("IM")])).toBeNull();
    expect(sharedDirections([])).toBeNull();
  });
});

function lineBy(route: string): PrescriptionLine {
  const text = { en: route, zh: route };
  const nothing = {
    strength: null,
    quantity: null,
    dose: null,
    frequency: null,
    diluent: null,
    duration: null,
    skinTest: null,
    note: null,
  };
  return { drug: text, route: text, ...nothing };
}
