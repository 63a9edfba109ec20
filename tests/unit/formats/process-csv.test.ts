import { expect, test } from "vitest";
import { writeProcessCsv } from "#formats/process-csv.ts";
import { readCsv } from "#formats/csv.ts";
import { START } from "../../support/sitting-record.ts";
import { responded, timed } from "../../support/timed-events.ts";

test("one row an event: when, what, where and the rest as JSON; texts and codes are not repeated", () => {
  const events = timed([
    [0, responded("a")],
    [
      5,
      {
        type: "responded",
        itemId: "c",
        response: { kind: "short-answer", errorTypes: ["T01", "T02"], unknownTypes: [], noProblem: false, intervention: "=secret" },
        composing: true,
      },
    ],
    [6, { type: "granted", code: "AAAAA-AAAAA", extraMs: 60_000, reason: "machine" }],
    [7, { type: "scratched", text: "private" }],
    [8, { type: "backed-up" }],
  ]);
  const source = {
    kind: "participant",
    start: START,
    finishedAtMs: 1_008,
    elapsedMs: 8,
    closedBy: "participant",
    events,
    receipt: "0000-0000-0000",
  } as const;
  const bytes = writeProcessCsv([{ respondentId: "P7K3-QH", simulated: true, source }]);
  expect(new TextDecoder().decode(bytes)).not.toMatch(/secret|private|AAAAA/);
  const csv = readCsv({ name: "events.csv", bytes });
  if (!csv.ok) throw new Error("the file does not read back");
  const rows = csv.value.sheet.rows.map((row) => row.map((cell) => ("text" in cell ? cell.text : "")));
  expect(rows[0]).toEqual(["respondent", "seq", "at", "atMs", "elapsedMs", "pageEpoch", "event", "item", "detail", "simulated"]);
  expect(rows[1]).toEqual([
    "P7K3-QH",
    "0",
    "1970-01-01T00:00:01.000Z",
    "1000",
    "0",
    "1",
    "responded",
    "a",
    '{"composing":false,"letters":"A"}',
    "true",
  ]);
  expect(rows.slice(2).map((row) => row[8])).toEqual([
    '{"composing":true,"errorTypes":"T01;T02","interventionLength":7,"noProblem":false}',
    '{"extraMs":60000,"reason":"machine"}',
    '{"length":7}',
    "",
  ]);
});
