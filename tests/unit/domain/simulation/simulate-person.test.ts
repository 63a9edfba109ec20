import { describe, expect, it } from "vitest";
import { drawItemTraits } from "#domain/simulation/item-traits.ts";
import { simulatePerson, type VirtualStudy } from "#domain/simulation/simulate-person.ts";
import { createRoster } from "#domain/study/create-roster.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { createRng } from "#lib/rng.ts";
import { pilotExam, pilotKey } from "../../../support/pilot-package.ts";
import { NO_GRANTS } from "../../../support/no-grants.ts";

const exam = pilotExam();
const key = pilotKey();
const roster = createRoster(
  DEFAULT_RANKS.map(({ id }) => ({ rankId: id, count: 60 })),
  ["A", "B", "C"],
  createRng("roster"),
);

function virtualStudy(seed: string): VirtualStudy {
  const { examId, examHash, title, durationMs } = exam;
  const study = {
    studyId: "demo",
    title,
    examId,
    examHash,
    durationMs,
    publicKey: "none",
    ...NO_GRANTS,
    simulated: true,
  };
  return {
    study,
    ranks: DEFAULT_RANKS,
    exam,
    items: drawItemTraits(exam, key, seed),
    seed,
    appVersion: "0.1.0",
    firstStartAtMs: Date.UTC(2026, 2, 9, 1),
  };
}

const virtual = virtualStudy("1");
const people = roster.map((entry) => ({ entry, ...simulatePerson(entry, virtual, "enforced") }));

describe("simulatePerson", () => {
  it("leaves records that verify without an issue", () => {
    for (const { submission } of people) expect(verifySubmission(submission, exam, NO_GRANTS)).toEqual([]);
  });

  it("gives the same sitting for the same seed and code, whoever else takes part", () => {
    const entry = roster[7] ?? expect.fail("the roster is longer");
    expect(simulatePerson(entry, virtualStudy("1"), "enforced").submission).toEqual(people[7]?.submission);
    expect(simulatePerson(entry, virtualStudy("2"), "enforced").submission.responses).not.toEqual(people[7]?.submission.responses);
  });

  it("marks everything as simulated", () => {
    expect(people.every(({ submission }) => submission.simulated)).toBe(true);
  });

  it("orders the ranks by mean, with wide overlap", () => {
    const means = DEFAULT_RANKS.map(({ id }) =>
      mean(people.filter(({ entry }) => entry.rankId === id).map(({ submission }) => rightCount(submission))),
    );
    expect(means[0]).toBeLessThan(means[1] ?? 0);
    expect(means[1]).toBeLessThan(means[2] ?? 0);
    const best = Math.max(...people.filter(({ entry }) => entry.rankId === "pharmacist").map(({ submission }) => rightCount(submission)));
    expect(best).toBeGreaterThan(means[2] ?? 99);
  });

  it("gives wrong responses that resemble each other instead of independent coin flips", () => {
    const wrongByItem = exam.items.slice(0, 8).map((item, index) => {
      const letters = key.items[index]?.kind === "choice" ? key.items[index].letters : [];
      const wrong = people.flatMap(({ submission }) => {
        const { response } = submission.responses[index] ?? {};
        return response?.kind === "choice" && response.letters[0] !== letters[0] ? response.letters : [];
      });
      return { item, wrong };
    });
    const largestShares = wrongByItem.map(
      ({ wrong }) => Math.max(...["A", "B", "C", "D", "E"].map((letter) => wrong.filter((w) => w === letter).length)) / wrong.length,
    );
    expect(mean(largestShares)).toBeGreaterThan(0.4); // 0.25 if four distractors drew alike
  });

  it("leaves blanks, unreached items and sittings closed by the deadline", () => {
    const states = people.flatMap(({ submission }) => submission.responses.map(({ state }) => state));
    expect(states).toContain("no_answer");
    expect(states).toContain("not_reached");
    expect(states).toContain("no_problem");
    expect(people.some(({ submission }) => submission.source.kind === "participant" && submission.source.closedBy === "deadline")).toBe(
      true,
    );
  });

  it("writes messy bilingual texts", () => {
    const texts = people.flatMap(({ submission }) =>
      submission.responses.flatMap(({ response }) => (response?.kind === "short-answer" ? [response.intervention] : [])),
    );
    for (const mess of [/^[=+-]/, /\n/, /[０-９]/, /[\u4e00-\u9fff].*[a-z]{4}/i, /bid|pt\b|C\/I|CKD|NSAIDs/])
      expect(texts.filter((text) => mess.test(text)).length).toBeGreaterThan(3);
    expect(texts.filter((text) => /\p{Extended_Pictographic}/u.test(text))).toEqual([]);
  });

  it("goes on after the deadline only where it is told to be ignored", () => {
    const entry = roster[3] ?? expect.fail("the roster is longer");
    const issues = verifySubmission(simulatePerson(entry, virtual, "ignored").submission, exam, NO_GRANTS);
    expect(issues.map((issue) => issue.code)).toEqual(["submission-late"]);
  });

  it("knows what each kept text holds", () => {
    const held = people.flatMap(({ truePoints }) => [...truePoints.values()].flat());
    expect(held.length).toBeGreaterThan(people.length);
    const pointIds = new Set(key.items.flatMap((item) => (item.kind === "short-answer" ? item.points.map((point) => point.id) : [])));
    expect(held.every((id) => pointIds.has(id))).toBe(true);
  });

  it("draws people whose items hang together: totals vary far more than independent items would", () => {
    const rows = people.map(({ submission }) =>
      exam.items.map((_, index) => Number(isRight(submission.responses[index]?.response, index))),
    );
    const totals = rows.map((row) => row.reduce((sum, value) => sum + value, 0));
    const itemVariance = exam.items.reduce((sum, _, index) => sum + variance(rows.map((row) => row[index] ?? 0)), 0);
    expect(variance(totals)).toBeGreaterThan(1.4 * itemVariance);
  });
});

function rightCount(submission: (typeof people)[number]["submission"]): number {
  return submission.responses.filter(({ response }, index) => isRight(response, index)).length;
}

function isRight(response: (typeof people)[number]["submission"]["responses"][number]["response"] | undefined, index: number): boolean {
  const itemKey = key.items[index];
  if (itemKey?.kind === "choice") return response?.kind === "choice" && response.letters.join() === itemKey.letters.join();
  return (
    response?.kind === "short-answer" &&
    response.errorTypes.join() === itemKey?.errorTypes.join() &&
    (itemKey.errorTypes.length > 0 || response.noProblem)
  );
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function variance(values: readonly number[]): number {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
}
