import { expect, test } from "vitest";
import { decodeText } from "#formats/decode-text.ts";
import { codesOf } from "../../support/codes-of.ts";

const decode = (bytes: readonly number[]) => decodeText({ name: "t.csv", bytes: new Uint8Array(bytes) });

test.each([
  ["UTF-8", [0xe4, 0xb8, 0xad], "utf-8"],
  ["UTF-8 with a mark", [0xef, 0xbb, 0xbf, 0xe4, 0xb8, 0xad], "utf-8"],
  ["UTF-16 LE", [0xff, 0xfe, 0x2d, 0x4e], "utf-16le"],
  ["UTF-16 BE", [0xfe, 0xff, 0x4e, 0x2d], "utf-16be"],
  ["GB18030", [0xd6, 0xd0], "gb18030"],
])("%s is recognised", (_, bytes, encoding) => {
  expect(decode(bytes)).toEqual({ ok: true, value: { text: "中", encoding } });
});

test("text-encoding: bytes that fit none", () => {
  expect(codesOf(decode([0xff, 0xff, 0xff]))).toEqual(["text-encoding"]);
});
