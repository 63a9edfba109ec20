import fc from "fast-check";
import { expect, test } from "vitest";
import { toPrintableText } from "#lib/printable-text.ts";

test.each([
  ["a\r\nb\rc\n", "a\nb\nc\n"],
  ["tab\tstays", "tab\tstays"],
  ["\u0000\u0008\u000b\u001f\u007f\ufffe\uffff", ""],
  ["\ud83d\ude00 \ud83d \ude00", "\ud83d\ude00 \ufffd \ufffd"],
  ["m² é", "m² é"],
])("%j becomes %j", (text, printable) => {
  expect(toPrintableText(text)).toBe(printable);
});

test("what is printable stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = toPrintableText(text);
      expect(toPrintableText(once)).toBe(once);
    }),
  );
});
