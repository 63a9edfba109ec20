import { describe, expect, it } from "vitest";
import { sortStandings } from "#ui/researcher/sort-standings.ts";

interface Row {
  readonly name: string;
  readonly value: number | null;
}

const ROWS: readonly Row[] = [
  { name: "model-10", value: 0.5 },
  { name: "model-2", value: null },
  { name: "药师", value: 0.9 },
  { name: "model-1", value: 0.5 },
];
const COLUMNS = [
  { id: "name", header: "", value: (row: Row) => row.name },
  { id: "value", header: "", value: (row: Row) => row.value },
];

function names(column: string, isDescending: boolean): readonly string[] {
  return sortStandings(ROWS, COLUMNS, { column, isDescending }).map((row) => row.name);
}

describe("sortStandings", () => {
  it("keeps the given order without a column, or with one that does not exist", () => {
    expect(sortStandings(ROWS, COLUMNS, null)).toBe(ROWS);
    expect(names("nothing", false)).toEqual(ROWS.map((row) => row.name));
  });

  it("sorts by value with missing ones last in either direction, ties as they came", () => {
    expect(names("value", false)).toEqual(["model-10", "model-1", "药师", "model-2"]);
    expect(names("value", true)).toEqual(["药师", "model-10", "model-1", "model-2"]);
  });

  it("counts numbers in names", () => {
    expect(names("name", false).filter((name) => name.startsWith("model"))).toEqual(["model-1", "model-2", "model-10"]);
  });
});
