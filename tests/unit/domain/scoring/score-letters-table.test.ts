import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { scoreLettersTable } from "#domain/scoring/score-letters-table.ts";

const folder = new URL("../../../../../shared/data/", import.meta.url);
const present = existsSync(folder);
if (!present && process.env["CI"] === undefined) console.warn("skipped: the outside data in ../shared/data is missing");

/** These files have no quoted fields. */
function readTable(path: string) {
  const text = readFileSync(new URL(path, folder), "utf8");
  return {
    file: path,
    rows: text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(",")),
  };
}

describe("scoreLettersTable", () => {
  it.skipIf(!present && process.env["CI"] === undefined)("reproduces the published gradings of 300 people on 100 items", () => {
    const score = scoreLettersTable({
      key: readTable("shinyitemanalysis/medical_key_100.csv"),
      wide: readTable("shinyitemanalysis/medical_raw_300x100.csv"),
    });
    if (!score.ok) throw new Error(JSON.stringify(score.error.slice(0, 3)));
    const { cells, exactCorrect, exactMatch, counts, micro, perRespondent } = score.value;
    expect({ cells, exactCorrect, exactMatch, counts }).toEqual({
      cells: 30000,
      exactCorrect: 14871,
      exactMatch: 0.4957,
      counts: { tp: 33780, fp: 11937, fn: 16020, tn: 58263 },
    });
    expect(micro.f1).toBeCloseTo(0.7073086, 7);
    const [header = [], ...published] = readTable("shinyitemanalysis/medical_exact01_300x100.csv").rows;
    const rightCount = (row: readonly string[]) => row.filter((cell, column) => header[column]?.startsWith("X") && cell === "1").length;
    expect(perRespondent.map((one) => one.exactCorrect)).toEqual(published.map(rightCount));
  });

  it.skipIf(!present && process.env["CI"] === undefined)("reproduces the published totals of 651 people, in a table without ids", () => {
    const wide = readTable("shinyitemanalysis/hci_raw_651x20.csv");
    const score = scoreLettersTable({ key: readTable("shinyitemanalysis/hci_key_20.csv"), wide });
    if (!score.ok) throw new Error(JSON.stringify(score.error.slice(0, 3)));
    expect(score.value.perRespondent.map((one) => one.exactCorrect)).toEqual(wide.rows.slice(1).map((row) => Number(row.at(-1))));
    expect(score.value.ignoredColumns).toEqual(["gender", "major", "total"]);
    expect(score.value.perRespondent[0]?.respondentId).toBe("1");
  });

  const key = {
    file: "key.csv",
    rows: [
      ["item", "key"],
      ["q1", "AC"],
      ["q2", "b"],
    ],
  };

  it("reads letters in any case and order, finds items by name and counts blanks as wrong", () => {
    const wide = { file: "wide.csv", rows: [["id", "q2", "age", "q1"], ["p1", " B ", "44", "ca"], ["p2", "", "51", "A"], [""]] };
    const score = scoreLettersTable({ key, wide });
    expect(score).toMatchObject({
      ok: true,
      value: {
        cells: 4,
        blankCells: 1,
        exactCorrect: 2,
        ignoredColumns: ["age"],
        perRespondent: [
          { respondentId: "p1", exactMatch: 1 },
          { respondentId: "p2", exactMatch: 0 },
        ],
      },
    });
  });

  it.each([
    [
      "letters-cell-invalid",
      key.rows,
      [
        ["id", "q1", "q2"],
        ["p1", "A1", "B"],
      ],
      { file: "wide.csv", cell: "B2" },
    ],
    [
      "letters-cell-invalid",
      key.rows,
      [
        ["id", "q1", "q2"],
        ["p1", "A", "NA"],
      ],
      { file: "wide.csv", cell: "C2" },
    ],
    [
      "letters-item-missing",
      key.rows,
      [
        ["id", "q1"],
        ["p1", "A"],
      ],
      { file: "wide.csv" },
    ],
    [
      "letters-item-repeated",
      key.rows,
      [
        ["id", "q1", "q2", "q1"],
        ["p1", "A", "B", "C"],
      ],
      { file: "wide.csv", cell: "D1" },
    ],
    ["letters-table-empty", key.rows, [["id", "q1", "q2"]], { file: "wide.csv" }],
    ["letters-key-empty", [["item", "key"]], [["id"], ["p1"]], { file: "key.csv" }],
    [
      "letters-key-invalid",
      [
        ["item", "key"],
        ["q1", "?"],
      ],
      [
        ["id", "q1"],
        ["p1", "A"],
      ],
      { file: "key.csv", cell: "B2" },
    ],
    [
      "letters-key-repeated",
      [
        ["item", "key"],
        ["q1", "A"],
        ["q1", "B"],
      ],
      [
        ["id", "q1"],
        ["p1", "A"],
      ],
      { file: "key.csv", cell: "A3" },
    ],
  ])("locates %s", (code, keyRows, wideRows, place) => {
    const score = scoreLettersTable({ key: { file: "key.csv", rows: keyRows }, wide: { file: "wide.csv", rows: wideRows } });
    expect(score.ok).toBe(false);
    expect(score.ok ? [] : score.error).toMatchObject([{ code, place }]);
  });
});
