import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arranged, drawOrder, ORDERINGS } from "#domain/exam/exam-order.ts";
import { orderOf } from "#domain/study/person-order.ts";
import { DEFAULT_POLICY } from "#domain/study/study.ts";
import { createRng } from "#lib/rng.ts";
import { pilotExam } from "../../../support/pilot-package.ts";

const EXAM = pilotExam();
const BOTH = { itemOrder: "seeded", optionOrder: "seeded" } as const;

describe("a person's order", () => {
  it("is the exam's where nothing is drawn", () => {
    expect(drawOrder(EXAM, { itemOrder: "fixed", optionOrder: "fixed" }, createRng(1))).toBeNull();
    expect(arranged(EXAM, undefined)).toBe(EXAM);
  });

  it("moves items within their section only and options within their item only, and loses none", () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...ORDERINGS), fc.constantFrom(...ORDERINGS), (seed, itemOrder, optionOrder) => {
        const order = drawOrder(EXAM, { itemOrder, optionOrder }, createRng(seed)) ?? undefined;
        const shown = arranged(EXAM, order);
        expect(shown.items.map(({ sectionId }) => sectionId)).toEqual(EXAM.items.map(({ sectionId }) => sectionId));
        const restored = EXAM.items.map(({ id }) => {
          const item = shown.items.find((one) => one.id === id);
          if (item === undefined || item.kind === "short-answer") return item;
          return { ...item, options: [...item.options].sort((one, other) => (one.letter < other.letter ? -1 : 1)) };
        });
        expect(restored).toEqual(EXAM.items);
        if (itemOrder === "fixed") expect(shown.items.map(({ id }) => id)).toEqual(EXAM.items.map(({ id }) => id));
        if (optionOrder === "fixed") expect(new Set(shown.items)).toEqual(new Set(EXAM.items));
      }),
    );
  });

  it("follows from study and code alone, and differs between people", () => {
    const study = { studyId: "spring", policy: { ...DEFAULT_POLICY, ...BOTH } };
    expect(orderOf(study, EXAM, "P7K3-QH")).toEqual(orderOf(study, EXAM, "P7K3-QH"));
    expect(orderOf(study, EXAM, "P7K3-QH")).not.toEqual(orderOf(study, EXAM, "Q7K3-HT"));
    expect(orderOf({ ...study, studyId: "autumn" }, EXAM, "P7K3-QH")).not.toEqual(orderOf(study, EXAM, "P7K3-QH"));
    expect(orderOf({ ...study, policy: DEFAULT_POLICY }, EXAM, "P7K3-QH")).toBeNull();
  });

  it("puts every item of a section in every place about equally often", () => {
    const first = Array.from({ length: 800 }, (_, index) => drawOrder(EXAM, BOTH, createRng(index))?.items[0] ?? "");
    const counts = EXAM.items.filter(({ sectionId }) => sectionId === "A").map(({ id }) => first.filter((one) => one === id).length);
    // 800 draws over 8 items: 100 expected, standard deviation 9.4.
    for (const count of counts) expect(Math.abs(count - 100)).toBeLessThan(40);
  });

  it("of another exam is refused", () => {
    expect(() => arranged(EXAM, { items: ["A01"], options: [] })).toThrow(RangeError);
    expect(() => arranged(EXAM, { items: EXAM.items.map(() => "A01"), options: [] })).toThrow(RangeError);
  });
});
