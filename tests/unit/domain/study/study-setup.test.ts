import { describe, expect, it } from "vitest";
import type { Person } from "#domain/study/person.ts";
import { consentOf, EMPTY_SETUP, setupIssues, withExamDefaults, type StudySetup } from "#domain/study/study-setup.ts";
import { hasErrors } from "#lib/issue.ts";
import { pilotExam } from "../../../support/pilot-package.ts";

const EXAM = pilotExam();

function person(name: string, site = "North", rankId = "pharmacist"): Person {
  return { code: null, name, site, rankId, specialty: null, years: null, degree: null, extraShare: 0 };
}

function windowOf(opensAtMs: number | null, closesAtMs: number | null): Pick<StudySetup, "policy"> {
  return { policy: { ...EMPTY_SETUP.policy, window: { opensAtMs, closesAtMs } } };
}

const WHOLE: StudySetup = { ...withExamDefaults(EMPTY_SETUP, EXAM, null), people: [person("S1"), person("S2", "South", "senior")] };

describe("withExamDefaults", () => {
  it("fills what was left open from the exam, and nothing else", () => {
    expect(withExamDefaults(EMPTY_SETUP, EXAM, null)).toMatchObject({ studyId: "pilot", title: EXAM.title, durationMinutes: 20 });
    const said = { ...EMPTY_SETUP, studyId: "spring", title: { en: "Spring", zh: "" }, durationMinutes: 120 };
    expect(withExamDefaults(said, EXAM, null)).toEqual(said);
  });

  it("follows another exam in what was the exam's before, and keeps what was said otherwise", () => {
    const other = { ...EXAM, examId: "other", title: { en: "Other", zh: "另一份" }, durationMs: 90 * 60_000 };
    const first = withExamDefaults(EMPTY_SETUP, EXAM, null);
    expect(withExamDefaults(first, other, EXAM)).toMatchObject({ studyId: "other", title: other.title, durationMinutes: 90 });
    const said = { ...first, studyId: "spring", title: { ...EXAM.title, en: "Spring" }, durationMinutes: 25 };
    expect(withExamDefaults(said, other, EXAM)).toEqual(said);
  });
});

describe("setupIssues", () => {
  it("finds nothing wrong with a whole set-up", () => {
    expect(setupIssues(WHOLE, EXAM, [])).toEqual({ exam: [], people: [], rules: [] });
  });

  it("lets a window be open on one side, and asks for the consent text in the exam's languages only", () => {
    const inChinese = { ...EMPTY_SETUP.policy, languages: ["zh"] as const };
    for (const part of [windowOf(1, null), windowOf(null, 1), { policy: inChinese, consent: { en: "", zh: "同意" } }]) {
      expect(setupIssues({ ...WHOLE, ...part }, EXAM, []).rules).toEqual([]);
    }
  });

  it("asks for the exam before anything about it", () => {
    expect(setupIssues(EMPTY_SETUP, null, []).exam.map(({ code }) => code)).toEqual(["setup-exam-missing"]);
  });

  it.each<[string, "exam" | "people" | "rules", Partial<StudySetup>, string | undefined]>([
    ["setup-id-invalid", "exam", { studyId: "spring 2026" }, "studyId"],
    ["setup-id-taken", "exam", { studyId: "held" }, "studyId"],
    ["setup-title-missing", "exam", { title: { en: "Spring", zh: " " } }, "title.zh"],
    ["setup-duration-range", "exam", { durationMinutes: null }, "durationMinutes"],
    ["setup-duration-range", "exam", { durationMinutes: 4 }, "durationMinutes"],
    ["setup-duration-range", "exam", { durationMinutes: 60.5 }, "durationMinutes"],
    ["hand-in-url-insecure", "rules", { dropBox: "http://box.example.org/" }, "dropBox"],
    ["setup-languages-none", "rules", { policy: { ...EMPTY_SETUP.policy, languages: [] } }, "policy.languages"],
    ["setup-window-order", "rules", windowOf(2, 2), "policy.window.closesAtMs"],
    ["setup-consent-missing", "rules", { consent: { en: " ", zh: "同意" } }, "consent.en"],
    ["setup-people-none", "people", { people: [] }, undefined],
    ["setup-person-rank", "people", { people: [person("S1", "North", "gone")] }, "people[0].rankId"],
    [
      "setup-code-repeated",
      "people",
      {
        people: [
          { ...person("S1"), code: "P7K3-QH" },
          { ...person("S2"), code: "P7K3-QH" },
        ],
      },
      "people[1].code",
    ],
    ["setup-person-repeated", "people", { people: [person("S1"), person("S1")] }, "people[1].name"],
    ["setup-sites-alike", "people", { people: [person("S1", "North Hospital"), person("S2", "north  hospital")] }, "people"],
    [
      "setup-rank-untitled",
      "people",
      {
        ranks: [
          { id: "pharmacist", title: { en: "", zh: "药师" } },
          { id: "senior", title: { en: "B", zh: "乙" } },
        ],
      },
      "ranks[0].title.en",
    ],
    [
      "setup-rank-repeated",
      "people",
      {
        ranks: [
          { id: "pharmacist", title: { en: "A", zh: "甲" } },
          { id: "senior", title: { en: "B", zh: "甲" } },
        ],
      },
      "ranks[1].title.zh",
    ],
  ])("%s", (code, step, change, path) => {
    const issues = setupIssues({ ...WHOLE, ...change }, EXAM, ["held"]);
    expect(issues[step].map((issue) => [issue.code, issue.place.path])).toEqual([[code, path]]);
  });

  it("warns of what may be meant so, and refuses what cannot be", () => {
    expect(hasErrors(setupIssues({ ...WHOLE, people: [person("S1"), person("S1")] }, EXAM, []).people)).toBe(false);
    expect(hasErrors(setupIssues({ ...WHOLE, people: [] }, EXAM, []).people)).toBe(true);
  });
});

describe("consentOf", () => {
  it("is none for two empty fields, and repeats the one that is there", () => {
    expect(consentOf({ consent: { en: " ", zh: "" } })).toBeNull();
    expect(consentOf({ consent: { en: "", zh: " 同意 " } })).toEqual({ en: "同意", zh: "同意" });
    expect(consentOf({ consent: { en: "I agree", zh: "同意" } })).toEqual({ en: "I agree", zh: "同意" });
  });
});
