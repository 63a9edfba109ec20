import { expect, test } from "vitest";
import { readCsv } from "#formats/csv.ts";
import { writeResponseCsv } from "#formats/response-csv.ts";
import { longRows } from "#formats/response-long.ts";
import { OVERLONG_TEXT, exportOfMixedStudy } from "../../support/mixed-study.ts";

const input = exportOfMixedStudy("zh");
const rowsOf = (changed = input) => {
  const read = readCsv({ name: "r.csv", bytes: writeResponseCsv(changed) });
  return read.ok ? read.value.sheet.rows.map((row) => row.map((cell) => cell.text)) : [];
};

test("one row a response under ids that are the same in every language", () => {
  const [header = [], ...rows] = rowsOf();
  expect([header[0], header[13], header.at(-1)]).toEqual(["respondent", "intervention", "simulated"]);
  expect(rows).toHaveLength(longRows(input).length);
  expect(rows.some((row) => row[13] === OVERLONG_TEXT)).toBe(true);
});

test("no cell begins as a formula, and every row says whether it is simulated", () => {
  const cells = rowsOf().flat();
  expect(cells.filter((cell) => /^[=+@\t]/.test(cell))).toEqual([]);
  expect(
    new Set(
      rowsOf()
        .slice(1)
        .map((row) => row.at(-1)),
    ),
  ).toEqual(new Set(["false"]));
  const simulated = rowsOf({ ...input, study: { ...input.study, simulated: true } });
  expect(new Set(simulated.slice(1).map((row) => row.at(-1)))).toEqual(new Set(["true"]));
});
