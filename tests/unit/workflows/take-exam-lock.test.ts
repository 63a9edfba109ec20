import { commitGrants, createGrantCodes, standardGrants } from "#domain/study/create-codes.ts";
import { describe, expect, test } from "vitest";
import { DEFAULT_POLICY } from "#domain/study/study.ts";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { createRng } from "#lib/rng.ts";
import { freezeStored } from "#workflows/submit-exam.ts";
import { examMachine, MACHINE_EXAM, settled, type ExamMachine } from "../../support/exam-machine.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CODES = createGrantCodes(
  ["P7K3-QH", "Q7K3-QH"].map((participantCode) => ({ participantCode, grants: standardGrants(2 * HOUR) })),
  createRng("codes"),
);
const BOOK = { grantSalt: "salt", grants: commitGrants(CODES, "salt") };
const choice = (letter: string) => ({ kind: "choice", letters: [letter] }) as const;

const codeFor = (participant: string, fits: (grant: (typeof CODES)[number]["grant"]) => boolean): string =>
  CODES.find((one) => one.participantCode === participant && fits(one.grant))?.code ?? "";
const unlocking = codeFor("P7K3-QH", ({ kind }) => kind === "unlock");
const quarter = codeFor("P7K3-QH", (grant) => grant.kind === "extra" && grant.share === 0.25);
const tenMinutes = codeFor("P7K3-QH", (grant) => grant.kind === "extra" && grant.extraMs === 10 * MINUTE);
const othersTen = codeFor("Q7K3-QH", (grant) => grant.kind === "extra" && grant.extraMs === 10 * MINUTE);

async function storedTypes(machine: ExamMachine): Promise<readonly string[]> {
  return (await machine.truth.load(machine.sittingId))?.events.map(({ fact }) => fact.type) ?? [];
}

async function errorsOf(machine: ExamMachine): Promise<readonly string[]> {
  const stored = await machine.truth.load(machine.sittingId);
  if (stored === null) throw new Error("no sitting is stored");
  const { submission } = freezeStored({ ...stored, exam: MACHINE_EXAM });
  return verifySubmission(submission, MACHINE_EXAM, { ...BOOK, policy: DEFAULT_POLICY }).flatMap(({ severity, code }) =>
    severity === "error" ? [code] : [],
  );
}

describe("case 30: the wall clock jumps forward beyond the time left", () => {
  test("editing is locked, nothing is lost or handed in, and the coordinator's code resumes with the right time", async () => {
    const machine = await examMachine(2 * HOUR, BOOK);
    const page = await machine.openPage();
    await machine.run(30 * MINUTE);
    page.controller.typeIntervention("c1", "typed before", false);
    machine.setWallBy(3 * HOUR);
    await machine.run(10_000);
    expect(page.snapshot().sitting).toMatchObject({ status: "in-progress", lockedMs: 3 * HOUR });
    expect(page.snapshot().remainingMs).toBe(90 * MINUTE - 10_000);
    page.controller.respond("a1", choice("A"));
    page.controller.typeIntervention("c1", "typed while locked", false);
    await machine.run(5_000);
    expect(page.snapshot().sitting?.responses.get("a1")).toBeUndefined();
    expect(page.controller.useCode(othersTen, "clock")).toBe("unknown");
    expect(page.controller.useCode(unlocking.toLowerCase().replace("-", " "), "clock")).toBe("unlocked");
    page.controller.respond("a1", choice("B"));
    await machine.run(1_000);
    expect(page.snapshot().remainingMs).toBe(90 * MINUTE - 16_000);
    await page.controller.submit();
    expect(await storedTypes(machine)).toEqual(["started", "responded", "locked", "unlocked", "responded", "submitted"]);
    expect(await errorsOf(machine)).toEqual([]);
  });

  test("the lock outlives a kill, and what was typed last is taken over when it opens", async () => {
    const machine = await examMachine(HOUR, BOOK);
    const page = await machine.openPage();
    await machine.run(MINUTE);
    machine.setWallBy(3 * HOUR);
    await machine.run(2_000);
    page.kill();
    machine.drafts.set(machine.sittingId, { itemId: "c1", text: "kept by the mirror", afterSeq: 1 });
    const again = await machine.openPage();
    await machine.run(2_000);
    expect(again.snapshot().sitting).toMatchObject({ status: "in-progress", lockedMs: 3 * HOUR });
    expect(again.controller.useCode(unlocking, "clock")).toBe("unlocked");
    await machine.run(1_000);
    expect(again.snapshot().sitting?.responses.get("c1")).toMatchObject({ intervention: "kept by the mirror" });
    expect(again.snapshot().remainingMs).toBe(59 * MINUTE - 5_000);
  });

  test("set back while locked, nothing is owed: setting it forward again counts", async () => {
    const machine = await examMachine(2 * HOUR, BOOK);
    const page = await machine.openPage();
    machine.setWallBy(3 * HOUR);
    await machine.run(1_000);
    machine.setWallBy(-3 * HOUR);
    await machine.run(1_000);
    page.controller.useCode(unlocking, "clock");
    machine.setWallBy(20 * MINUTE);
    await machine.run(1_000);
    expect(page.snapshot().remainingMs).toBe(100 * MINUTE - 3_000);
  });

  test("time that runs out under the lock hands nothing in; the participant may, and it is not late", async () => {
    const machine = await examMachine(10 * MINUTE, BOOK);
    const page = await machine.openPage();
    page.controller.respond("a1", choice("A"));
    machine.setWallBy(HOUR);
    await machine.run(11 * MINUTE);
    expect(page.snapshot()).toMatchObject({ remainingMs: 0, isClosing: false, finished: null });
    expect(await page.controller.submit()).toBe("submitted");
    expect(await errorsOf(machine)).toEqual([]);
  });
});

describe("case 8: +25 % and +10 min by single-use code", () => {
  test("the deadline follows, each code works once and for its participant only, and the record proves it", async () => {
    const machine = await examMachine(2 * HOUR, BOOK);
    const page = await machine.openPage();
    expect(page.controller.useCode(quarter, "accommodation")).toBe("granted");
    expect(page.snapshot().remainingMs).toBe(150 * MINUTE);
    await machine.run(115 * MINUTE);
    expect(page.controller.useCode(tenMinutes, "interruption")).toBe("granted");
    expect(page.controller.useCode(tenMinutes, "interruption")).toBe("used");
    expect(page.controller.useCode(othersTen, "interruption")).toBe("unknown");
    expect(page.controller.useCode(unlocking, "clock")).toBe("not-locked");
    expect(page.snapshot().remainingMs).toBe(45 * MINUTE);
    await machine.run(15 * MINUTE);
    expect(page.snapshot().notices.at(-1)).toEqual({ kind: "time-left", minutes: 30 });
    page.controller.respond("a1", choice("A"));
    await machine.run(30 * MINUTE);
    await settled();
    expect(page.snapshot().finished).toMatchObject({ closedBy: "deadline" });
    expect(page.snapshot().sitting).toMatchObject({ elapsedMs: 160 * MINUTE, extraMs: 40 * MINUTE });
    expect(await errorsOf(machine)).toEqual([]);
  });

  test("a code used before a kill stays used after it", async () => {
    const machine = await examMachine(2 * HOUR, BOOK);
    const page = await machine.openPage();
    page.controller.useCode(tenMinutes, "machine");
    await machine.run(1_000);
    page.kill();
    const again = await machine.openPage();
    await settled();
    expect(again.snapshot().remainingMs).toBe(130 * MINUTE - 1_000);
    expect(again.controller.useCode(tenMinutes, "machine")).toBe("used");
  });
});
