import { describe, expect, test } from "vitest";
import { readModelRunFile } from "#formats/model-run-file.ts";
import { codesOf } from "../../support/codes-of.ts";
import { choiceItem, shortAnswerItem, smallExam } from "../../support/small-study.ts";
import { foreignWorkbook, textFile } from "../../support/spreadsheet.ts";

const exam = smallExam([choiceItem("A01", "single-choice"), choiceItem("B01", "multiple-choice"), shortAnswerItem("C01")]);
const readText = (text: string) => readModelRunFile(textFile("runs.txt", text), exam);
const readJson = (json: unknown) => readText(JSON.stringify(json));
const review = "Problem Type: Off-label Use\nIntervention: stop";
const full = [
  { itemId: "A01", raw: "Ａ" },
  { itemId: "B01", raw: "A, C" },
  { itemId: "C01", raw: review },
];

describe("the same run in every form", () => {
  const rows = [
    ["题号", "model x"],
    ["C01", review],
    ["A01", "Ａ"],
    [" B01 ", "A, C"],
  ];
  test.each([
    [
      "a list",
      textFile("a.json", JSON.stringify(full.map(({ itemId, raw }) => ({ id: itemId, model: "model x", output: raw, latency: 2 })))),
    ],
    [
      "an object by model",
      textFile("a.json", JSON.stringify({ "model x": Object.fromEntries(full.map(({ itemId, raw }) => [itemId, raw])) })),
    ],
    [
      "a wide workbook",
      foreignWorkbook([
        { name: "notes", rows: [["nothing here"]] },
        { name: "runs", rows: [["a title"], [], ...rows] },
      ]),
    ],
    ["a wide .ods", foreignWorkbook([{ name: "runs", rows }], "ods")],
    [
      "a long CSV",
      textFile("a.csv", `Item ID;Model;Response;note\n${full.map(({ itemId, raw }) => `${itemId};model x;"${raw}";n`).join("\n")}`),
    ],
  ])("%s", (_, file) => {
    const read = readModelRunFile(file, exam);
    const runs = read.ok ? read.value.runs : read.error;
    const sorted = read.ok ? read.value.runs.flatMap((run) => [...run.outputs].sort((a, b) => (a.itemId < b.itemId ? -1 : 1))) : runs;
    expect(sorted).toEqual(full);
    expect(read).toMatchObject({ ok: true, value: { runs: [{ model: "model x", fileName: file.name }], warnings: [] } });
  });
});

test("several models in a wide table, an empty cell being a missing output", () => {
  const read = readText("item,m1,m2\nA01,A,\nB01,AB,B\nC01,x,y\n");
  expect(read).toMatchObject({
    ok: true,
    value: {
      runs: [{ model: "m1" }, { model: "m2", outputs: [{ itemId: "B01" }, { itemId: "C01" }] }],
      warnings: [{ code: "model-items-missing", severity: "warning", params: { model: "m2", count: 1, items: "A01" } }],
    },
  });
});

test("a null output in JSON and an empty response in a long table are outputs without text", () => {
  expect(readJson([{ id: "A01", model: "m", output: null }])).toMatchObject({ ok: true, value: { runs: [{ outputs: [{ raw: "" }] }] } });
  expect(readText("item,model,response\nA01,m,\n")).toMatchObject({ ok: true, value: { runs: [{ outputs: [{ raw: "" }] }] } });
});

describe("case 28: JSON is refused whole", () => {
  const good = { id: "A01", model: "m", output: "A" };
  test.each<[string, string]>([
    ["json-syntax", '[{"id":'],
    ["json-forbidden-key", '{"__proto__":{"A01":"A"}}'],
    ["model-key-repeated", '{"m":{"A01":"A","A01":"B"}}'],
    ["model-file-shape", "[[]]"],
    ["model-file-shape", '{"m":["A"]}'],
    ["model-file-empty", "[]"],
    ["model-file-empty", '{"m":{}}'],
    ["model-field-missing", JSON.stringify([{ ...good, model: 3 }])],
    ["model-field-missing", JSON.stringify([{ id: "A01", model: "m" }])],
    ["model-output-not-text", JSON.stringify([{ ...good, output: ["A"] }])],
    ["model-output-repeated", JSON.stringify([good, good])],
    ["model-name-unsafe", JSON.stringify([{ ...good, model: " " }])],
    ["model-name-unsafe", JSON.stringify([{ ...good, model: "__proto__" }])],
    ["model-name-unsafe", JSON.stringify([{ ...good, model: "x".repeat(101) }])],
    ["model-item-unknown", JSON.stringify([{ ...good, id: "A99" }])],
    ["model-item-unsafe", JSON.stringify([{ ...good, id: "05-12-1999" }])],
    ["model-output-too-long", JSON.stringify([{ ...good, output: "x".repeat(500_001) }])],
  ])("%s: %.60s", (code, text) => {
    expect(codesOf(readText(text))).toEqual([code]);
  });
});

describe("case 28: tables are refused whole", () => {
  const date = { t: "d", v: new Date(Date.UTC(2024, 0, 2)), z: "yyyy-mm-dd" } as const;
  const formula = { t: "n", v: 2, f: "1+1" } as const;
  const error = { t: "e", v: 0x2a, w: "#N/A" } as const;
  test.each([
    [
      "model-table-no-header",
      [
        ["m1", "m2"],
        ["A", "B"],
      ],
      [],
    ],
    [
      "model-header-missing",
      [
        ["item", null, "m"],
        ["A01", "A", "B"],
      ],
      [],
    ],
    [
      "model-header-repeated",
      [
        ["item", "m", " M "],
        ["A01", "A", "B"],
      ],
      [],
    ],
    ["model-no-columns", [["item"], ["A01"]], []],
    [
      "model-item-missing",
      [
        ["item", "m"],
        [null, "A"],
      ],
      [],
    ],
    [
      "model-item-unsafe",
      [
        ["item", "m"],
        [123_456_789_012_345_680, "A"],
      ],
      [],
    ],
    [
      "model-item-unsafe",
      [
        ["item", "m"],
        ["891e3", "A"],
      ],
      [],
    ],
    [
      "model-item-unknown",
      [
        ["item", "m"],
        ["X", "A"],
      ],
      [],
    ],
    [
      "model-name-unsafe",
      [
        ["item", "__proto__"],
        ["A01", "A"],
      ],
      [],
    ],
    [
      "model-output-repeated",
      [
        ["item", "m"],
        ["A01", "A"],
        ["A01", "B"],
      ],
      [],
    ],
    [
      "cell-date",
      [
        ["item", "m"],
        ["A01", date],
      ],
      [],
    ],
    [
      "cell-formula",
      [
        ["item", "m"],
        ["A01", formula],
      ],
      [],
    ],
    [
      "cell-error",
      [
        ["item", "m"],
        ["A01", error],
      ],
      [],
    ],
    [
      "cells-merged",
      [
        ["item", "m"],
        ["A01", "A"],
        ["B01", null],
      ],
      ["B2:B3"],
    ],
  ] as const)("%s", (code, rows, merges) => {
    expect(codesOf(readModelRunFile(foreignWorkbook([{ name: "runs", rows, merges }]), exam))).toEqual([code]);
  });

  test("every problem is told at once, each at its cell, an unknown item once for all models", () => {
    const read = readText("item,m1,m2\nX9,A,B\n007,A,B\n\nA01,A,B\nA01,C,\n");
    expect(read.ok || read.error.map(({ code, place }) => [code, place.cell])).toEqual([
      ["model-item-unknown", "A2"],
      ["model-item-unsafe", "A3"],
      ["model-output-repeated", "B6"],
    ]);
  });

  test("an unreadable workbook is refused before anything else", () => {
    expect(codesOf(readText("<html>"))).toEqual(["workbook-unreadable"]);
  });
});
