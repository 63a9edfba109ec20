import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readResponsesJson } from "#formats/responses-json.ts";
import { choiceItem, shortAnswerItem, smallExam } from "../support/small-study.ts";

test("a responses file of version 1 is read with every section valid", () => {
  const bytes = new Uint8Array(readFileSync(new URL("responses-1.json", import.meta.url)));
  const exam = smallExam([choiceItem("a1", "single-choice"), shortAnswerItem("c1")]);
  const read = readResponsesJson({ name: "responses-1.json", bytes }, exam);
  expect(read).toMatchObject({
    ok: true,
    value: {
      simulated: false,
      respondents: [
        { respondentId: "P7K3-QH", verdict: "sound", validity: [], submission: { responses: [{ state: "ok" }, { state: "no_problem" }] } },
        { respondentId: "model:m", verdict: "sound", validity: [] },
      ],
    },
  });
});
