import { describe, expect, test } from "vitest";
import { readHostedStudy } from "#formats/hosted-study.ts";
import { makeStickFile } from "#workflows/make-stick-file.ts";
import { codesOf } from "../../support/codes-of.ts";
import { studyOf } from "../../support/exam-machine.ts";
import { SMALL_TEMPLATE } from "../../support/stick-template.ts";
import { deadStudyFile } from "../../support/study-file.ts";

const title = { en: "</script><script>alert(1)</script>", zh: "\u2028试卷 $& <!--" };
const study = { ...studyOf(1_200_000), studyId: "pilot", title, publicKey: "B".repeat(87) };
const file = { name: "pilot-study.json", bytes: deadStudyFile(study) };
const bytes = (text: string) => new TextEncoder().encode(text);
const [before = "", after = ""] = SMALL_TEMPLATE.split("</script><script>");

describe("a stick file", () => {
  test("is the template with the study in it, named after the study", () => {
    const made = makeStickFile(bytes(SMALL_TEMPLATE), file);
    const text = made.ok ? new TextDecoder().decode(made.value.bytes) : "";
    expect(made).toMatchObject({ ok: true, value: { name: "pilot-stick.html" } });
    expect(text.startsWith(before)).toBe(true);
    expect(text.endsWith(`</script><script>${after}`)).toBe(true);
    const embedded = text.slice(before.length, text.indexOf("</script>"));
    expect(readHostedStudy({ name: "study.json", bytes: bytes(embedded) })).toEqual(readHostedStudy({ ...file, name: "study.json" }));
  });

  test("is not made where the host gave no template", () => {
    expect(makeStickFile(null, file)).toMatchObject({
      ok: false,
      error: [{ code: "stick-template-missing", place: { file: "stick/stick.html" } }],
    });
  });

  test.each([
    ["another page, as a host may send for a file it lacks", bytes("<!doctype html><title>App</title>")],
    ["a template of another version", bytes(SMALL_TEMPLATE.replace('content="1"', 'content="2"'))],
    ["a template that holds a study already", bytes(SMALL_TEMPLATE.replace("</script><script>", "{}</script><script>"))],
    ["a template with two places", bytes(SMALL_TEMPLATE.replace("<body>", `<body>${before.slice(before.indexOf("<script"))}</script>`))],
    ["nothing", new Uint8Array()],
    ["bytes that are no text", new Uint8Array([0xff, 0xfe, 0x00])],
  ])("is not made of %s", (_what, template) => {
    expect(makeStickFile(template, file)).toMatchObject({
      ok: false,
      error: [{ code: "stick-template-foreign", place: { file: "stick/stick.html" } }],
    });
  });

  test("is not made of a file that is no study", () => {
    const other = { name: "office.json", bytes: bytes('{ "format": "rxbaseline-office", "formatVersion": 1 }') };
    expect(codesOf(makeStickFile(bytes(SMALL_TEMPLATE), other))).toEqual(["file-format"]);
    const damaged = { ...file, bytes: deadStudyFile({ ...study, durationMs: -1 }) };
    expect(codesOf(makeStickFile(bytes(SMALL_TEMPLATE), damaged))).toEqual(["hosted-study-damaged"]);
  });
});
