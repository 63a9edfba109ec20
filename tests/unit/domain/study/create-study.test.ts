import { describe, expect, it } from "vitest";
import type { Exam } from "#domain/exam/exam.ts";
import { createStudy, withExam } from "#domain/study/create-study.ts";
import { createRng } from "#lib/rng.ts";

const EXAM: Exam = {
  examId: "pilot",
  version: "1.0.0",
  title: { en: "Pilot", zh: "试点" },
  reviewStatus: "draft",
  durationMs: 1_200_000,
  sections: [],
  items: [],
  examHash: "a".repeat(64),
};
const plan = {
  studyId: "pilot",
  exam: EXAM,
  keyPair: { publicKey: "public", privateKey: "private" },
  counts: [20, 7, 3],
  sites: ["S1", "S2", "S3"],
} as const;

describe("createStudy", () => {
  it("takes title, time and hash from the exam and expects every rank's participants", () => {
    const { study, ranks, roster, privateKey } = createStudy(plan, createRng(1));
    expect(study).toMatchObject({ studyId: "pilot", title: EXAM.title, examId: "pilot", examHash: EXAM.examHash, durationMs: 1_200_000 });
    expect(study.simulated).toBe(false);
    expect(ranks.map(({ id }) => roster.filter(({ rankId }) => rankId === id).length)).toEqual([20, 7, 3]);
    expect(privateKey).toBe("private");
  });

  it("keeps the private key and the roster out of the public half", () => {
    const { study, roster } = createStudy(plan, createRng(1));
    const text = JSON.stringify(study);
    expect(text).not.toContain("private");
    for (const { code } of roster) expect(text).not.toContain(code);
  });
});

describe("withExam", () => {
  it("follows the exam and keeps keys and codes", () => {
    const office = createStudy(plan, createRng(1));
    const renewed = withExam(office, { ...EXAM, examHash: "b".repeat(64), durationMs: 60_000 });
    expect(renewed.study).toEqual({ ...office.study, examHash: "b".repeat(64), durationMs: 60_000 });
    expect(renewed.roster).toEqual(office.roster);
    expect(renewed.privateKey).toBe(office.privateKey);
  });
});
