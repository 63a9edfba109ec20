import { createStartCode } from "#domain/study/create-codes.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CODE_ALPHABET } from "#domain/study/code-alphabet.ts";
import { isStartCode, normaliseStartCode } from "#domain/study/start-code.ts";
import { createRng } from "#lib/rng.ts";

const codes = fc.string().map((seed) => createStartCode(createRng(seed)));

function changed(characters: readonly string[], ...changes: readonly (readonly [number, string])[]): string {
  return characters.map((character, index) => changes.find(([at]) => at === index)?.[1] ?? character).join("");
}

test("a start code is three groups of four characters no one takes for another", () => {
  fc.assert(fc.property(codes, (code) => /^([A-HJKMNP-RTV-Z2-9]{4}-){2}[A-HJKMNP-RTV-Z2-9]{4}$/.test(code) && isStartCode(code)));
});

test("one wrong character, or two that changed places, make no start code", () => {
  const character = fc.constantFrom(...CODE_ALPHABET);
  const place = fc.nat(11);
  fc.assert(
    fc.property(codes, place, character, (code, at, other) => {
      const plain = [...code.replaceAll("-", "")];
      fc.pre(plain[at] !== other);
      expect(isStartCode(normaliseStartCode(changed(plain, [at, other])))).toBe(false);
    }),
  );
  fc.assert(
    fc.property(codes, place, place, (code, one, two) => {
      const plain = [...code.replaceAll("-", "")];
      const [a = "", b = ""] = [plain[one], plain[two]];
      fc.pre(a !== b);
      expect(isStartCode(normaliseStartCode(changed(plain, [one, b], [two, a])))).toBe(false);
    }),
  );
});

test("however it is typed, a start code is read the same", () => {
  const code = createStartCode(createRng("typed"));
  const plain = code.replaceAll("-", "");
  const fullWidth = [...plain].map((character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)).join("");
  for (const typed of [code, plain, plain.toLowerCase(), ` ${plain.slice(0, 5)} ${plain.slice(5)}`, code.replaceAll("-", "—"), fullWidth]) {
    expect(normaliseStartCode(typed)).toBe(code);
  }
  expect(normaliseStartCode("q7k3 ht")).toBe("Q7K3HT");
  expect(isStartCode("")).toBe(false);
});
