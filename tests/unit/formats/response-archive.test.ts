import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { readCsv } from "#formats/csv.ts";
import { writeResponseArchive } from "#formats/response-archive.ts";
import { RESPONSE_TABLE_IDS } from "#formats/response-columns.ts";
import { responseDictionary } from "#formats/response-dictionary.ts";
import { responseTables } from "#formats/response-tables.ts";
import { toPrintableText } from "#lib/printable-text.ts";
import { exportOfMixedStudy } from "../../support/mixed-study.ts";

const input = exportOfMixedStudy("en");
const files = unzipSync(writeResponseArchive(input));

test("one CSV file a table, and the dictionary in both languages", () => {
  expect(Object.keys(files)).toEqual([...RESPONSE_TABLE_IDS.map((id) => `${id}.csv`), "dictionary.json"]);
  const json: unknown = JSON.parse(strFromU8(files["dictionary.json"] ?? new Uint8Array()));
  expect(json).toMatchObject({ format: "rxbaseline-dictionary", formatVersion: 1, examHash: input.exam.examHash, simulated: false });
  expect(json).toMatchObject({ tables: { en: responseDictionary("en"), zh: responseDictionary("zh") } });
});

test.each(responseTables(input).map((table) => [table.id, table] as const))("%s.csv holds what the sheet holds, under ids", (id, table) => {
  const read = readCsv({ name: "t.csv", bytes: files[`${id}.csv`] ?? new Uint8Array() });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(read.value.encoding).toBe("utf-8");
  const texts = read.value.sheet.rows.map((row) => table.columns.map((_, index) => row[index]?.text ?? ""));
  expect(texts[0]).toEqual(table.columns.map((column) => column.id));
  expect(texts.slice(1)).toEqual(table.rows.map((row) => row.map(toCsvText)));
  expect(texts.flat().filter((text) => /^[=+@\t]/.test(text))).toEqual([]);
});

test("the same export gives the same bytes", () => {
  expect(writeResponseArchive(input)).toEqual(writeResponseArchive(input));
});

function toCsvText(cell: string | number | null): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = toPrintableText(cell);
  return /^[=+\-@\t\n]/.test(text) ? `'${text}` : text;
}
