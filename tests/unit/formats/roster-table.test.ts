// @vitest-environment node
import { describe, expect, it } from "vitest";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import type { Person } from "#domain/study/person.ts";
import { readRosterTable } from "#formats/roster-table.ts";
import { writeRosterWorkbook } from "#formats/roster-workbook.ts";
import { foreignWorkbook, percent, textFile, type ForeignSheet } from "../../support/spreadsheet.ts";

const HEADER = ["Name", "Site", "Rank", "Specialty", "Years", "Degree", "Extra time %", "Code"];

function rosterOf(...rows: readonly (readonly ForeignSheet["rows"][number][number][])[]) {
  return readRosterTable(foreignWorkbook([{ name: "Roster", rows: [HEADER, ...rows] }]), DEFAULT_RANKS);
}

const placesOf = (result: ReturnType<typeof readRosterTable>) =>
  result.ok ? [] : result.error.map(({ code, place }) => `${code} ${place.cell ?? place.sheet ?? place.file ?? ""}`);

describe("readRosterTable", () => {
  it("reads a person a row, ranks by id or title in either language, shares in any notation", () => {
    const result = rosterOf(
      ["S-101", "North", "Pharmacist", "ICU", 4, "MSc", "25 %", null],
      ["王药师", "县医院", "主管药师", null, "3.5", null, "50", "p7k3q8"],
      ["S-102", "North", "principal", null, null, null, 10, null],
      ["S-103", "North", "principal", null, null, null, percent(1), null],
    );
    expect(result).toMatchObject({
      ok: true,
      value: [
        { name: "S-101", site: "North", rankId: "pharmacist", specialty: "ICU", years: 4, degree: "MSc", extraShare: 0.25, code: null },
        { name: "王药师", site: "县医院", rankId: "senior", specialty: null, years: 3.5, degree: null, extraShare: 0.5 },
        { name: "S-102", rankId: "principal", years: null, extraShare: 0.1 },
        { name: "S-103", extraShare: 1 },
      ],
    });
  });

  it("finds columns by their Chinese names, in any order, below other rows, in pasted rows too", () => {
    const pasted = "职称\t姓名\t单位\n药师\t甲01\t第一医院\n\n主任（副主任）药师\t甲02\t第二医院\n";
    expect(readRosterTable(textFile("pasted", pasted), DEFAULT_RANKS)).toMatchObject({
      ok: true,
      value: [
        { name: "甲01", site: "第一医院", rankId: "pharmacist" },
        { name: "甲02", site: "第二医院", rankId: "principal" },
      ],
    });
  });

  it.each<[string, readonly (string | number | null)[]]>([
    ["roster-name-missing A2", [null, "North", "Pharmacist"]],
    ["roster-site-missing B2", ["S1", " ", "Pharmacist"]],
    ["roster-rank-missing C2", ["S1", "North", null]],
    ["roster-rank-unread C2", ["S1", "North", "Chief"]],
    ["roster-text-long A2", ["x".repeat(101), "North", "Pharmacist"]],
    ["roster-years-unread E2", ["S1", "North", "Pharmacist", null, 71]],
    ["roster-years-unread E2", ["S1", "North", "Pharmacist", null, "many"]],
    ["roster-extra-unread G2", ["S1", "North", "Pharmacist", null, null, null, "150 %"]],
    ["roster-extra-unread G2", ["S1", "North", "Pharmacist", null, null, null, "half"]],
    ["roster-extra-ambiguous G2", ["S1", "North", "Pharmacist", null, null, null, 0.5]],
    ["roster-extra-ambiguous G2", ["S1", "North", "Pharmacist", null, null, null, "1"]],
    ["roster-code-invalid H2", ["S1", "North", "Pharmacist", null, null, null, null, "P7K3-QX"]],
  ])("%s", (expected, row) => {
    expect(placesOf(rosterOf(row))).toEqual([expected]);
  });

  it("says everything that is wrong at once, and reads nothing then", () => {
    expect(placesOf(rosterOf([null, "North", "Chief"], ["S2", null, "Pharmacist"]))).toEqual([
      "roster-name-missing A2",
      "roster-rank-unread C2",
      "roster-site-missing B3",
    ]);
  });

  it("refuses one code for two people", () => {
    const person = (name: string) => [name, "North", "Pharmacist", null, null, null, null, "P7K3-Q8"];
    expect(placesOf(rosterOf(person("S1"), person("S2")))).toEqual(["roster-code-repeated H3"]);
  });

  it("refuses formulas, dates and errors where text is meant", () => {
    const cells = rosterOf([{ t: "n", v: 1, f: "1+0" }, { t: "d", v: new Date(2026, 2, 9) }, "Pharmacist"]);
    expect(placesOf(cells)).toEqual(["cell-formula A2", "cell-date B2"]);
  });

  it.each<[string, ReturnType<typeof textFile>]>([
    ["roster-no-header roster.csv", textFile("roster.csv", "a,b\n1,2\n")],
    ["roster-column-missing A1", textFile("roster.csv", "Name,Site\nS1,North\n")],
    ["roster-empty CSV", textFile("roster.csv", "Name,Site,Rank\n")],
    ["file-empty roster.csv", textFile("roster.csv", "")],
    ["roster-too-long CSV", textFile("roster.csv", `Name,Site,Rank\n${"S,North,Pharmacist\n".repeat(10_001)}`)],
  ])("%s", (expected, file) => {
    expect(placesOf(readRosterTable(file, DEFAULT_RANKS))).toEqual([expected]);
  });

  it("reports merged cells, of which only the first holds something", () => {
    const rows = [HEADER, ["S1", "North", "Pharmacist"], ["S2", null, "Pharmacist"]];
    const merged = readRosterTable(foreignWorkbook([{ name: "Roster", rows, merges: ["B2:B3"] }]), DEFAULT_RANKS);
    expect(placesOf(merged)).toEqual(["cells-merged B2", "roster-site-missing B3"]);
  });
});

describe("writeRosterWorkbook", () => {
  const people: readonly Person[] = [
    { code: "P7K3-Q8", name: "=S1", site: "North", rankId: "senior", specialty: "ICU", years: 4.5, degree: null, extraShare: 0.333 },
    { code: null, name: "甲02", site: "县医院", rankId: "pharmacist", specialty: null, years: null, degree: "本科", extraShare: 0 },
    { code: null, name: "甲03", site: "县医院", rankId: "pharmacist", specialty: null, years: null, degree: null, extraShare: 0.005 },
  ];

  it.each(["en", "zh"] as const)("is read back in %s as it was", async (language) => {
    const bytes = await writeRosterWorkbook({ title: "Study", people, ranks: DEFAULT_RANKS, language });
    expect(readRosterTable({ name: "roster.xlsx", bytes }, DEFAULT_RANKS)).toEqual({ ok: true, value: people });
  });

  it("is a roster to be filled in when nobody is on it, and says so when it comes back empty", async () => {
    const bytes = await writeRosterWorkbook({ title: "Study", people: [], ranks: DEFAULT_RANKS, language: "en" });
    expect(placesOf(readRosterTable({ name: "roster.xlsx", bytes }, DEFAULT_RANKS))).toEqual(["roster-empty Roster"]);
  });
});
