import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { blind } from "#domain/blinding/blind.ts";
import { writeGradingWorkbook } from "#formats/grading-workbook.ts";
import { readWorkbook } from "#formats/workbook.ts";
import { OVERLONG_TEXT, TELLTALES, mixedSubmissions } from "../../support/mixed-study.ts";
import { NASTY_STRINGS } from "../../support/nasty-strings.ts";
import { pilotExam, pilotKey } from "../../support/pilot-package.ts";

const [exam, key] = [pilotExam(), pilotKey()];
const submissions = mixedSubmissions();
const blindFor = (seed: string) => blind({ submissions, exam, key, seed });
const bytesFor = (seed: string, language: "en" | "zh" = "en") =>
  writeGradingWorkbook({ roundId: "R1a2b3c4d5e", exam, key, rows: blindFor(seed).rows, language, simulated: true });
const partsOf = (bytes: Uint8Array) => Object.entries(unzipSync(bytes)).map(([name, part]) => ({ name, text: strFromU8(part) }));

describe("case 26: unzipped, the workbook tells nothing", () => {
  test.each(["en", "zh"] as const)("no name, site, time, label or hint of person or model in any part (%s)", async (language) => {
    const parts = partsOf(await bytesFor("s", language));
    const whole = parts.map((part) => `${part.name}\n${part.text}`).join("\n");
    const ids = submissions.map((submission) => submission.submissionId);
    const words = [...TELLTALES, ...ids, "Telltale label", "participant", "senior", "rank", "Hospital", "elapsed", "score"];
    expect(words.filter((word) => whole.includes(word))).toEqual([]);
  });

  test("no author, no moment and no program user in the properties", async () => {
    const properties = partsOf(await bytesFor("s")).filter((part) => part.name.startsWith("docProps/"));
    const text = properties.map((part) => part.text).join("");
    expect(text).not.toMatch(/creator|lastModifiedBy|created|Company|Manager/);
    expect(text.match(/\d{4}-\d\d-\d\dT/g)).toEqual(["2000-01-01T"]);
  });

  test("codes and order differ from grader to grader", async () => {
    const [first, second] = [blindFor("grader 1"), blindFor("grader 2")];
    const codes = new Set(first.rows.map((row) => row.code));
    expect(second.rows.filter((row) => codes.has(row.code))).toEqual([]);
    expect(second.codebook.entries.map((entry) => entry.submissionId)).not.toEqual(
      first.codebook.entries.map((entry) => entry.submissionId),
    );
  });

  test("responses of people and of models are laid out alike: codes alone tell rows apart", async () => {
    const xml = partsOf(await bytesFor("s")).find((part) => part.name === "xl/worksheets/sheet2.xml")?.text ?? "";
    const rows = blindFor("s").rows.filter((row) => row.itemId === "C01");
    const bodies = [...xml.matchAll(/<row r="(\d+)"[^>]*>(.*?)<\/row>/g)].slice(-rows.length).map(([, , cells = ""]) => cells);
    const styles = bodies.map((cells) => [...cells.matchAll(/ s="(\d+)"/g)].map(([, style]) => style).join(" "));
    // The over-long text alone has a second part.
    expect(
      new Set(
        styles.map((each) =>
          each
            .split(" ")
            .filter((style) => style !== styles[0]?.split(" ")[0])
            .join(" "),
        ),
      ).size,
    ).toBe(1);
  });
});

describe("what the grader sees", () => {
  const read = async () => {
    const sheets = readWorkbook({ name: "g.xlsx", bytes: await bytesFor("s") });
    if (!sheets.ok) throw new Error("our own workbook cannot be read");
    return sheets.value;
  };

  test("instructions, one sheet for each item with points, and a hidden one", async () => {
    expect((await read()).map(({ name, hidden }) => [name, hidden])).toEqual([
      ["Instructions", false],
      ["C01", false],
      ["C02", false],
      ["C04", false],
      ["C05", false],
      ["rxbaseline", true],
    ]);
  });

  test("the header holds each point's id and wording; case, reference and guards stand above the responses", async () => {
    const sheet = (await read()).find((each) => each.name === "C02");
    const itemKey = key.items.find((each) => each.id === "C02");
    if (itemKey?.kind !== "short-answer") throw new Error("C02 is no review");
    const header = sheet?.rows[0]?.map((cell) => cell.text) ?? [];
    expect(header.slice(-itemKey.points.length)).toEqual(itemKey.points.map((point) => `${point.id}\n${point.text.en}`));
    const context = (sheet?.rows ?? [])
      .slice(1, 11)
      .map((row) => row[0]?.text ?? "")
      .join("\n");
    expect(itemKey.points.every((point) => context.includes(point.guard.en))).toBe(true);
    expect(context).toContain(itemKey.reference.en);
    expect(context).toContain("SIMULATED");
  });

  test("every response is there in one piece or in marked parts, with the types it named", async () => {
    const sheet = (await read()).find((each) => each.name === "C01");
    const rows = blindFor("s").rows.filter((row) => row.itemId === "C01");
    const shown = new Map(sheet?.rows.map((row) => [row[0]?.text, row]));
    expect(rows.map((row) => `${shown.get(row.code)?.[1]?.text ?? ""}${shown.get(row.code)?.[2]?.text ?? ""}`)).toEqual(
      rows.map((row) => row.text),
    );
    expect(rows.some((row) => row.text === OVERLONG_TEXT.trim())).toBe(true);
    expect(rows).toHaveLength(NASTY_STRINGS.length + 2);
    expect(sheet?.rows[0]?.slice(0, 4).map((cell) => cell.text)).toEqual(["Code", "Response", "Response (part 2)", "Error types chosen"]);
  });

  test("grade cells are empty, unlocked and have a drop-down in the language; all else is locked", async () => {
    const xml = partsOf(await bytesFor("s", "zh")).find((part) => part.name === "xl/worksheets/sheet2.xml")?.text ?? "";
    expect(xml).toContain('<formula1>"是,否"</formula1>');
    expect(xml).toContain('<sheetProtection sheet="1"');
    expect(xml).toContain('<pane xSplit="1" ySplit="1"');
  });
});
