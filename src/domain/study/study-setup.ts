import type { Exam } from "#domain/exam/exam.ts";
import { handInUrlIssue } from "#domain/study/hand-in-url.ts";
import { sitesOf, type Person } from "#domain/study/person.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import { DEFAULT_POLICY, type Rank, type StudyPolicy } from "#domain/study/study.ts";
import { errorAt, warningAt, type Issue } from "#lib/issue.ts";
import type { LocalText } from "#lib/language.ts";

/** What a coordinator has said so far of a study that is being set up. Anything may be missing or wrong: `setupIssues` says what. */
export interface StudySetup {
  /** Becomes part of file names and addresses. */
  readonly studyId: string;
  readonly title: LocalText;
  /** null while the field is empty or holds no number. */
  readonly durationMinutes: number | null;
  /** Junior first. */
  readonly ranks: readonly Rank[];
  readonly people: readonly Person[];
  readonly policy: Omit<StudyPolicy, "consent">;
  /** Empty in both languages for none. */
  readonly consent: LocalText;
  /** Address of the drop box; empty for none. */
  readonly dropBox: string;
}

/** The steps of the set-up, in order. */
export const SETUP_STEPS = ["exam", "people", "rules", "make"] as const;
/** One of them. */
export type SetupStep = (typeof SETUP_STEPS)[number];

/** What is wrong with a set-up, by the step in which it is put right. */
export type SetupIssues = Readonly<Record<Exclude<SetupStep, "make">, readonly Issue[]>>;

/** Bounds of the time for an exam, minutes. */
export const DURATION_MINUTES = { least: 5, most: 480 } as const;

const STUDY_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** A set-up in which nothing was said yet. */
export const EMPTY_SETUP: StudySetup = {
  studyId: "",
  title: { en: "", zh: "" },
  durationMinutes: null,
  ranks: DEFAULT_RANKS,
  people: [],
  policy: rulesOf(DEFAULT_POLICY),
  consent: { en: "", zh: "" },
  dropBox: "",
};

/**
 * The set-up once its exam is known: what was left open, or as the exam before had it (null: there was none), takes the exam's own title,
 * time and id.
 */
export function withExamDefaults(setup: StudySetup, exam: Exam, before: Exam | null): StudySetup {
  const own = { title: exam.title, durationMinutes: minutesOf(exam), studyId: exam.examId };
  const { title, durationMinutes, studyId } = setup;
  const isTitleOpen = (["en", "zh"] as const).every((language) => ["", before?.title[language]].includes(title[language].trim()));
  const isTimeOpen = durationMinutes === null || (before !== null && durationMinutes === minutesOf(before));
  return {
    ...setup,
    title: isTitleOpen ? own.title : title,
    durationMinutes: isTimeOpen ? own.durationMinutes : durationMinutes,
    studyId: ["", before?.examId].includes(studyId) ? own.studyId : studyId,
  };
}

function minutesOf({ durationMs }: Exam): number {
  return Math.round(durationMs / 60_000);
}

/**
 * Everything that keeps a study from being made, and what is worth a look. `path` names the field. `takenIds` are the studies held.
 * Issues: `setup-exam-missing`, `setup-id-invalid` {found}, `setup-id-taken` {studyId}, `setup-title-missing`, `setup-duration-range`
 * {least, most}; `setup-rank-untitled` {number}, `setup-rank-repeated` {title}, `setup-people-none`, `setup-person-rank` {name},
 * `setup-code-repeated` {code, name}, `setup-person-repeated` {name, site} (warning), `setup-sites-alike` {one, other} (warning);
 * `setup-languages-none`, `setup-window-order`, `setup-consent-missing` {language}; those of `handInUrlIssue`.
 */
export function setupIssues(setup: StudySetup, exam: Exam | null, takenIds: readonly string[]): SetupIssues {
  return {
    exam: exam === null ? [errorAt("setup-exam-missing", {})] : examIssues(setup, takenIds),
    people: [...rankIssues(setup.ranks), ...peopleIssues(setup)],
    rules: [...policyIssues(setup), ...dropBoxIssues(setup.dropBox)],
  };
}

/** The consent text of a study, in each language it may be sat in; null for none. The other language repeats it. */
export function consentOf({ consent: { en, zh } }: Pick<StudySetup, "consent">): LocalText | null {
  const [inEnglish, inChinese] = [en.trim(), zh.trim()];
  return inEnglish === "" && inChinese === "" ? null : { en: inEnglish || inChinese, zh: inChinese || inEnglish };
}

function policyIssues(setup: StudySetup): Issue[] {
  const { languages, window } = setup.policy;
  const { opensAtMs, closesAtMs } = window;
  const lacking = consentOf(setup) === null ? [] : languages.filter((language) => setup.consent[language].trim() === "");
  return [
    ...(languages.length === 0 ? [errorAt("setup-languages-none", { path: "policy.languages" })] : []),
    ...(opensAtMs !== null && closesAtMs !== null && closesAtMs <= opensAtMs
      ? [errorAt("setup-window-order", { path: "policy.window.closesAtMs" })]
      : []),
    ...lacking.map((language) => errorAt("setup-consent-missing", { path: `consent.${language}` }, { language })),
  ];
}

function rulesOf({ consent: _, ...rules }: StudyPolicy): StudySetup["policy"] {
  return rules;
}

function dropBoxIssues(dropBox: string): Issue[] {
  const issue = dropBox === "" ? null : handInUrlIssue(dropBox, { path: "dropBox" });
  return issue === null ? [] : [issue];
}

function examIssues({ studyId, title, durationMinutes }: StudySetup, takenIds: readonly string[]): Issue[] {
  const { least, most } = DURATION_MINUTES;
  const isTimeRight = durationMinutes !== null && Number.isInteger(durationMinutes) && durationMinutes >= least && durationMinutes <= most;
  return [
    ...(STUDY_ID.test(studyId) ? [] : [errorAt("setup-id-invalid", { path: "studyId" }, { found: studyId.slice(0, 64) })]),
    ...(takenIds.includes(studyId) ? [errorAt("setup-id-taken", { path: "studyId" }, { studyId })] : []),
    ...(["en", "zh"] as const).flatMap((language) =>
      title[language].trim() === "" ? [errorAt("setup-title-missing", { path: `title.${language}` })] : [],
    ),
    ...(isTimeRight ? [] : [errorAt("setup-duration-range", { path: "durationMinutes" }, { least, most })]),
  ];
}

function rankIssues(ranks: readonly Rank[]): Issue[] {
  return ranks.flatMap(({ title }, index) =>
    (["en", "zh"] as const).flatMap((language) => {
      const path = `ranks[${index}].title.${language}`;
      if (title[language].trim() === "") return [errorAt("setup-rank-untitled", { path }, { number: index + 1 })];
      const first = ranks.findIndex((rank) => rank.title[language].trim() === title[language].trim());
      return first < index ? [errorAt("setup-rank-repeated", { path }, { title: title[language] })] : [];
    }),
  );
}

function peopleIssues({ people, ranks }: StudySetup): Issue[] {
  if (people.length === 0) return [errorAt("setup-people-none", {})];
  const seen = new Set<string>();
  const codes = new Set<string>();
  const ofPeople = people.flatMap(({ name, site, rankId, code }, index) => {
    const key = JSON.stringify([name, site]);
    const isRepeated = seen.has(key);
    const isCodeRepeated = code !== null && codes.has(code);
    seen.add(key);
    if (code !== null) codes.add(code);
    return [
      ...(isCodeRepeated ? [errorAt("setup-code-repeated", { path: `people[${index}].code` }, { code, name })] : []),
      ...(ranks.some(({ id }) => id === rankId) ? [] : [errorAt("setup-person-rank", { path: `people[${index}].rankId` }, { name })]),
      ...(isRepeated ? [warningAt("setup-person-repeated", { path: `people[${index}].name` }, { name, site })] : []),
    ];
  });
  return [...ofPeople, ...sitesAlike(sitesOf(people))];
}

/** Two names of one site are two sites to every table: a space or a capital is enough. */
function sitesAlike(sites: readonly string[]): Issue[] {
  const folded = sites.map((site) =>
    site
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\s\p{P}]+/gu, ""),
  );
  return sites.flatMap((other, index) => {
    const first = folded.indexOf(folded[index] ?? "");
    return first < index ? [warningAt("setup-sites-alike", { path: "people" }, { one: sites[first] ?? "", other })] : [];
  });
}
