import { expect, test } from "vitest";
import { readShortAnswer } from "#domain/model-run/read-short-answer.ts";

test.each(["", "  \n", "Problem Type:\nIntervention:", "问题类型：。"])("%j is no answer", (raw) => {
  expect(readShortAnswer(raw)).toEqual({ state: "no_answer", response: null });
});

test.each([
  ["both a type and “no problem”", "Problem Type: No problem; Off-label Use\nIntervention: none", "contradictory"],
  ["two type lines", "Problem Type: Off-label Use\nProblem Type: Known Allergy", "ambiguous"],
  ["both fields on one line", "Problem Type: Off-label Use; Intervention: stop", "ambiguous"],
  ["prose where a label belongs", `Problem Type: ${"the dose is far too high for this patient ".repeat(3)}`, "ambiguous"],
  ["an intervention without a type line", "Intervention: stop it", "ambiguous"],
  ["a preface", "Sure! Here it is.\nProblem Type: Off-label Use", "ambiguous"],
  ["a denial of “no problem”", "This is not a prescription without discrepancies", "ambiguous"],
])("%s is %s", (_, raw, state) => {
  expect(readShortAnswer(raw)).toEqual({ state, response: null });
});

test.each(["No problem.", "处方合理，无需干预", "ＮＯ ＰＲＯＢＬＥＭ", "处方无问题"])("%j says that there is no problem", (raw) => {
  expect(readShortAnswer(raw)).toMatchObject({ state: "no_problem", response: { noProblem: true, errorTypes: [] } });
});

test("a label outside the list stays, verbatim, beside those in it", () => {
  const { state, response } = readShortAnswer("错误类型：重复给药；ｗｒｏｎｇ ｂｏｘ。\n处理建议：停一种");
  expect(state).toBe("unknown_type");
  expect(response).toMatchObject({ errorTypes: ["T07"], unknownTypes: ["ｗｒｏｎｇ ｂｏｘ"], intervention: "停一种" });
});

test("“建议：” within an intervention is text", () => {
  expect(readShortAnswer("问题类型：重复给药\n干预建议：停药\n建议：监测").response).toMatchObject({ intervention: "停药\n建议：监测" });
});

test("codes and the parts of a name with other separators are labels", () => {
  expect(readShortAnswer("问题类型：用药剂量、频次、疗程不合理；t14").response).toMatchObject({ errorTypes: ["T01", "T14"] });
});
