import { expect, test } from "vitest";
import { formatOf, readEnvelope, readJsonFile, writeJsonFile, type JsonObject } from "#formats/json-file.ts";
import { codesOf } from "../../support/codes-of.ts";
import { textFile } from "../../support/spreadsheet.ts";

const expected = { format: "rxbaseline-x", formatVersion: 2 };
const file = (text: string) => textFile("x.json", text);

test("a file of the expected format and version is read", () => {
  const json = { format: "rxbaseline-x", formatVersion: 2, a: "中" };
  expect(readEnvelope({ name: "x.json", bytes: writeJsonFile(json) }, expected)).toEqual({ ok: true, value: json });
});

test("an older version is brought up to date step by step; one without a step is unknown", () => {
  const steps = [(json: JsonObject) => ({ ...json, b: 1 }), (json: JsonObject) => ({ ...json, b: [json["b"] ?? null] })];
  const current = { format: "rxbaseline-x", formatVersion: 3, steps };
  const read = (version: string) => readEnvelope(file(`{"format":"rxbaseline-x","formatVersion":${version},"b":0}`), current);
  expect(read("1")).toEqual({ ok: true, value: { format: "rxbaseline-x", formatVersion: 3, b: [1] } });
  expect(read("2")).toEqual({ ok: true, value: { format: "rxbaseline-x", formatVersion: 3, b: [0] } });
  expect(read("3")).toEqual({ ok: true, value: { format: "rxbaseline-x", formatVersion: 3, b: 0 } });
  expect(["0", "-1", "1.5", "null"].map((version) => codesOf(read(version)))).toEqual(Array(4).fill(["file-version-unknown"]));
  expect(codesOf(read("4"))).toEqual(["file-version-newer"]);
});

test.each([
  ["file-empty", ""],
  ["json-syntax", "{"],
  ["json-forbidden-key", '{"a":{"__proto__":1}}'],
  ["file-not-object", "[]"],
  ["file-not-object", "null"],
  ["file-format", '{"format":"other","formatVersion":2}'],
  ["file-not-object", "{}"],
  ["file-version-newer", '{"format":"rxbaseline-x","formatVersion":3}'],
  ["file-version-unknown", '{"format":"rxbaseline-x","formatVersion":1}'],
  ["file-version-unknown", '{"format":"rxbaseline-x","formatVersion":"2"}'],
])("%s: %s", (code, text) => {
  expect(codesOf(readEnvelope(file(text), expected))).toEqual([code]);
});

test("text-encoding and file-too-big come before parsing", () => {
  expect(codesOf(readJsonFile({ name: "x", bytes: new Uint8Array([0xff, 0xff, 0xff]) }))).toEqual(["text-encoding"]);
  expect(codesOf(readJsonFile({ name: "x", bytes: new Uint8Array(50_000_001) }))).toEqual(["file-too-big"]);
});

test.each([
  ['{"format":"a"}', "a"],
  ['{"format":1}', null],
  ["[]", null],
  ["nonsense", null],
])("the format of %s is %s", (text, format) => {
  expect(formatOf(file(text))).toBe(format);
});
