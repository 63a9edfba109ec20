import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { isPracticeId } from "#domain/sitting/practice-id.ts";
import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import { clearParticipantDatabase, openParticipantDatabase } from "#storage/participant-database.ts";
import { participantStore } from "#storage/participant-store.ts";
import { practicePorts } from "#workflows/practice-ports.ts";
import { practiceExam, practiceState, practiceStudy, startPractice } from "#workflows/practise.ts";
import { startSitting } from "#workflows/start-sitting.ts";
import { takeExam } from "#workflows/take-exam.ts";
import { ROOT } from "../../../scripts/paths.mjs";
import { manualTime } from "../../support/manual-time.ts";
import { memoryWriterLocks } from "../../support/memory-writer-lock.ts";

const PAPER = readFileSync(join(ROOT, "public", "practice", "paper.json"));
const FILES = { read: async (path: string) => (path === "practice/paper.json" ? new Uint8Array(PAPER) : null) };
const REQUEST = { code: "PRACTICE", language: "en", zone: "UTC", appVersion: "0.1.0" } as const;

const time = manualTime(1_780_000_000_000);
const exams = openParticipantDatabase("exams");
const practices = openParticipantDatabase("practices");
const ports = practicePorts(
  {
    lock: memoryWriterLocks().openPage().lock,
    clock: time.clock,
    timer: time.timer,
    mirror: { read: () => null, write: () => true, clear: () => undefined },
    hostClock: { read: async () => null },
    buildId: "b1",
    randomId: () => "0123456789abcdefghijkl",
  },
  { store: participantStore(practices, webcryptoExamLock), clear: () => clearParticipantDatabase(practices) },
);

describe("the practice's paper", () => {
  it("has the form of a paper, one item of each kind in both languages, and no key beside it", () => {
    const parsed = parsePaper(JSON.parse(PAPER.toString("utf8")));
    expect(parsed.ok ? parsed.value.items.map(({ kind }) => kind) : parsed.error).toEqual([
      "single-choice",
      "multiple-choice",
      "short-answer",
    ]);
    expect(parsed.ok && parsed.value.durationMs).toBe(600_000);
  });
});

describe("a practice", () => {
  it("has an id that tells it from an exam", async () => {
    expect(await startPractice(ports, FILES, REQUEST)).toBe("practice-0123456789abcdefghijkl");
    expect(isPracticeId("practice-0123456789abcdefghijkl")).toBe(true);
    expect(isPracticeId("0123456789abcdefghijkl")).toBe(false);
    expect(await practiceState(ports)).toEqual({ kind: "open", sittingId: "practice-0123456789abcdefghijkl" });
  });

  it("ends as an exam does, with a receipt and a file that nobody needs a key for, and then is thrown away", async () => {
    const sittingId = await startPractice(ports, FILES, REQUEST);
    const controller = takeExam(ports, sittingId);
    await controller.open();
    controller.respond("P01", { kind: "choice", letters: ["B"] });
    expect(await controller.submit()).toBe("submitted");
    const state = await practiceState(ports);
    expect(state).toMatchObject({ kind: "ended", closedBy: "participant", givenCount: 1, itemCount: 3 });
    expect(state.kind === "ended" && state.receipt).toMatch(/\w{4}/);
    expect(state.kind === "ended" && new TextDecoder().decode(state.file.bytes)).toContain('"studyId":"practice"');
    await ports.clear();
    expect(await practiceState(ports)).toEqual({ kind: "none" });
  });

  it("touches no exam of this machine, not even when it is thrown away", async () => {
    const store = participantStore(exams, webcryptoExamLock);
    const exam = await practiceExam(FILES);
    const request = {
      study: practiceStudy(exam),
      exam,
      participantCode: "P7K3-QH",
      startCode: "Q7K3-HT2C-W9MX",
      language: "en",
      zone: "UTC",
      appVersion: "0",
      buildId: "b1",
    } as const;
    const examId = await startSitting({ ...ports, store, randomId: () => "exam" }, request);
    const before = await store.load(examId);
    await startPractice(ports, FILES, REQUEST);
    await ports.clear();
    expect(await store.load(examId)).toEqual(before);
    expect(await store.list()).toHaveLength(1);
  });

  it("cannot be begun without its paper, and an earlier one stays", async () => {
    const sittingId = await startPractice(ports, FILES, REQUEST);
    await expect(startPractice(ports, { read: async () => null }, REQUEST)).rejects.toThrow("practice/paper.json");
    expect(await practiceState(ports)).toEqual({ kind: "open", sittingId });
  });
});
