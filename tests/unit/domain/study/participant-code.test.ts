import { createParticipantCode } from "#domain/study/create-codes.ts";
import { describe, expect, it } from "vitest";
import { isParticipantCode, normaliseParticipantCode } from "#domain/study/participant-code.ts";
import { createRng } from "#lib/rng.ts";

const ALPHABET = "ABCDEFGHJKMNPQRTVWXYZ23456789";
const codes = Array.from({ length: 200 }, (_, index) => createParticipantCode(createRng(index)));

describe("createParticipantCode", () => {
  it("gives the same code for the same seed and many different codes", () => {
    expect(createParticipantCode(createRng("a"))).toBe(createParticipantCode(createRng("a")));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("starts with a letter and uses no look-alike", () => {
    for (const code of codes) expect(code).toMatch(/^[A-Z][A-Z2-9]{3}-[A-Z2-9]{2}$/);
    expect(codes.join("")).not.toMatch(/[ILOSU01]/);
  });
});

describe("isParticipantCode", () => {
  it("accepts every code made", () => {
    expect(codes.filter((code) => !isParticipantCode(code))).toEqual([]);
  });

  it("refuses every single wrong character", () => {
    const code = codes[0] as string;
    for (const [index, right] of [...code].entries()) {
      const wrong = [...ALPHABET].filter((character) => character !== right);
      for (const character of wrong) expect(isParticipantCode(code.slice(0, index) + character + code.slice(index + 1))).toBe(false);
    }
  });

  it("refuses every swap of two different characters", () => {
    for (const code of codes.slice(0, 20)) {
      for (const i of [0, 1, 2, 3, 5]) {
        for (const j of [1, 2, 3, 5, 6].filter((other) => other > i && code[other] !== code[i])) {
          const swapped = [...code];
          [swapped[i], swapped[j]] = [code[j] as string, code[i] as string];
          expect(isParticipantCode(swapped.join(""))).toBe(false);
        }
      }
    }
  });

  it("refuses other notations until they are normalised", () => {
    const code = codes[1] as string;
    expect(isParticipantCode(code.toLowerCase())).toBe(false);
    expect(isParticipantCode(code.replace("-", ""))).toBe(false);
    expect(isParticipantCode("")).toBe(false);
  });
});

describe("normaliseParticipantCode", () => {
  const code = codes[2] as string;
  const fullWidth = [...code].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join("");

  it.each([
    ["lower case", code.toLowerCase()],
    ["no dash", code.replace("-", "")],
    ["spaces and a long dash", ` ${code.replace("-", " — ")}\t`],
    ["every character apart", [...code].join(" ")],
    ["full-width characters", fullWidth],
    ["an ideographic space and a zero-width mark", `\u3000${code}\u200B\uFEFF`],
  ])("reads %s", (_, typed) => {
    expect(normaliseParticipantCode(typed)).toBe(code);
  });

  it("leaves what cannot be a code recognisably wrong", () => {
    expect(normaliseParticipantCode("p7")).toBe("P7");
    expect(isParticipantCode(normaliseParticipantCode("hello world"))).toBe(false);
    expect(normaliseParticipantCode("")).toBe("");
  });
});
