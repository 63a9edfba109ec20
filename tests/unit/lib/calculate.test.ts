import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculate } from "#lib/calculate.ts";

const textOf = (expression: string, digits?: number) => {
  const result = calculate(expression, digits);
  return result.ok ? result.value.text : result.error;
};

describe("calculate", () => {
  test.each([
    ["1+1", "2"],
    ["0.1+0.2", "0.3"],
    ["2+3×4", "14"],
    ["(2+3)×4", "20"],
    ["10−4−3", "3"],
    ["100÷8÷5", "2.5"],
    ["−3×−2", "6"],
    ["-(2+1)", "-3"],
    ["200×10%", "20"],
    ["50%", "0.5"],
    [".5*4/2", "1"],
    ["5.", "5"],
    ["√16", "4"],
    ["√(170×65÷3600)", "1.751983003"],
    ["0", "0"],
    ["-0", "0"],
    ["0.00005×3", "0.00015"],
    ["12345678901×10", "123456789000"],
  ])("%s is %s", (expression, text) => {
    expect(textOf(expression)).toBe(text);
  });

  test("reads what a Chinese keyboard writes", () => {
    expect(textOf("（１５＋５）×２。５")).toBe("50");
  });

  test("says when what is shown is rounded, half away from zero", () => {
    expect(calculate("1÷3")).toEqual({ ok: true, value: { text: "0.3333333333", isRounded: true } });
    expect(calculate("2÷3", 3)).toEqual({ ok: true, value: { text: "0.667", isRounded: true } });
    expect(calculate("-0.125", 2)).toEqual({ ok: true, value: { text: "-0.13", isRounded: true } });
    expect(calculate("9.996", 3)).toEqual({ ok: true, value: { text: "10", isRounded: true } });
    expect(calculate("1÷8")).toEqual({ ok: true, value: { text: "0.125", isRounded: false } });
  });

  test.each([
    ["", "empty"],
    ["  ", "empty"],
    ["1÷0", "no-value"],
    ["√(2−3)", "no-value"],
    ["1÷0+", "unreadable"],
    ["1÷(2−2)×3", "no-value"],
    ["2(3)", "unreadable"],
    ["(1+2", "unreadable"],
    ["1+2)", "unreadable"],
    ["1,000", "unreadable"],
    ["1.2.3", "unreadable"],
    ["×2", "unreadable"],
    ["alert(1)", "unreadable"],
    ["1+".repeat(120) + "1", "unreadable"],
  ])("%s has no value: %s", (expression, problem) => {
    expect(textOf(expression)).toBe(problem);
  });

  test("agrees with integer arithmetic, and adding in any order gives the same", () => {
    const whole = fc.integer({ min: -9_999, max: 9_999 });
    fc.assert(
      fc.property(whole, whole, whole, (a, b, c) => {
        expect(textOf(`(${a})×(${b})−(${c})`)).toBe(String(BigInt(a) * BigInt(b) - BigInt(c)));
        expect(textOf(`(${a}÷7)+(${b}÷9)`)).toBe(textOf(`(${b}÷9)+(${a}÷7)`));
      }),
    );
  });

  test("a root squared is the number again to ten digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (n) => {
        const root = textOf(`√${n}`);
        expect(Number(root) ** 2 / n).toBeCloseTo(1, 8);
      }),
    );
  });
});
