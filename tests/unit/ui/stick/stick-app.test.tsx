import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { errorAt } from "#lib/issue.ts";
import { setLanguage } from "#ui/hooks/use-language.ts";
import { CHECKS, type Finding } from "#ui/station/judge-machine.ts";
import { FileLimits } from "#ui/stick/FileLimits.tsx";
import { NoStudyPage } from "#ui/stick/NoStudyPage.tsx";
import { stickPage } from "#ui/stick/stick-routes.ts";
import { addStickTexts } from "#ui/stick/stick-texts.ts";

addStickTexts();
beforeEach(() => setLanguage("en"));
afterEach(cleanup);

describe("the pages of a stick file", () => {
  it.each([
    ["/", "exam"],
    ["/sit", "exam"],
    ["/sit/abc/item/3", "exam"],
    ["/sit/abc/receipt", "exam"],
    ["/sit/check", "check"],
    ["/sit/practice", "practice"],
    ["/study", "none"],
    ["/study/pilot/codes", "none"],
    ["/compare", "none"],
    ["/run/drill", "none"],
    ["/no/such/page", "none"],
  ])("at %s is %s", (address, page) => {
    expect(stickPage(address)).toBe(page);
  });
});

describe("what differs for a file", () => {
  const granted: readonly Finding[] = CHECKS.map((check) => ({ check, state: "ok", params: {} }));

  it.each([
    ["nothing was found out yet", null, [/Storage: being tried out/, /being asked/, /time: being tried out/]],
    ["the browser grants all", granted, [/this browser stores responses/, /promised not to clear/, /is held off/]],
    [
      "it refuses all",
      CHECKS.map((check): Finding => ({ check, state: "note", flaw: "notPersisted", params: {} })),
      [/refuses to store/, /did not promise/, /does not hold off/],
    ],
  ])("is said by what was tried out: %s", (_what, findings, lines) => {
    render(<FileLimits findings={findings} />);
    for (const line of lines) expect(screen.getByText(line)).toBeDefined();
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
  });
});

describe("a file without a study that can be read", () => {
  it("says that it is the app alone", () => {
    render(<NoStudyPage issues={[]} />);
    expect(screen.getByRole("heading", { name: "This file holds no exam" })).toBeDefined();
  });

  it.each([
    ["en", "The exam in this file cannot be read"],
    ["zh", "此文件中的试卷无法读取"],
  ] as const)("says in %s that it is damaged, and where", (language, title) => {
    setLanguage(language);
    render(<NoStudyPage issues={[errorAt("hosted-study-damaged", { file: "study.json", path: "pack" })]} />);
    expect(screen.getByRole("heading", { name: title })).toBeDefined();
    expect(screen.getByText("hosted-study-damaged · pack")).toBeDefined();
  });
});
