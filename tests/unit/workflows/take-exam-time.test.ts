import { describe, expect, test } from "vitest";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { freezeStored } from "#workflows/submit-exam.ts";
import { examMachine, MACHINE_EXAM, settled, SWITCHED_ON_MS, type ExamMachine, type ExamPage } from "../../support/exam-machine.ts";
import { choice, storedFacts, storedText, storedTypes } from "../../support/sitting-facts.ts";
import { NO_GRANTS } from "../../support/no-grants.ts";

const MINUTE = 60_000;

async function opened(durationMs?: number): Promise<{ machine: ExamMachine; page: ExamPage }> {
  const machine = await examMachine(durationMs);
  return { machine, page: await machine.openPage() };
}

describe("time", () => {
  test("what is left is derived anew each second and told at 30, 15, 5 and 1 minutes, never at the end", async () => {
    const { machine, page } = await opened(31 * MINUTE);
    await machine.run(1_000);
    expect(page.snapshot().remainingMs).toBe(31 * MINUTE - 1_000);
    await machine.run(31 * MINUTE);
    const told = page.snapshot().notices.flatMap((notice) => (notice.kind === "time-left" ? [notice.minutes] : []));
    expect(told).toEqual([30, 15, 5, 1]);
  });

  test("case 1: timers throttled to one a minute for 20 min: right at the first look, by one timer", async () => {
    const { machine, page } = await opened();
    await machine.run(3_000);
    const timerCount = machine.timerCount();
    for (let minute = 0; minute < 20; minute += 1) machine.stall(MINUTE);
    page.controller.pulse();
    expect(page.snapshot().remainingMs).toBe(40 * MINUTE - 3_000);
    await machine.run(1_000);
    expect(machine.timerCount()).toBe(timerCount);
    expect(await storedTypes(machine)).toEqual(["started"]);
  });

  test("a heartbeat is stored every 5 s", async () => {
    const { machine } = await opened();
    await machine.run(12_400);
    expect((await machine.truth.load(machine.sittingId))?.heartbeat).toEqual({ elapsedMs: 10_000, wallMs: SWITCHED_ON_MS + 10_000 });
  });

  test("case 2: the lid closed for half an hour is used time, recorded and told at the first look", async () => {
    const { machine, page } = await opened();
    await machine.run(2_000);
    machine.sleep(30 * MINUTE);
    page.controller.pulse();
    await settled();
    expect(page.snapshot().remainingMs).toBe(30 * MINUTE - 2_000);
    expect(page.snapshot().notices).toEqual([
      { kind: "gap", gapMs: 30 * MINUTE },
      { kind: "time-left", minutes: 30 },
    ]);
    expect(await storedFacts(machine)).toContainEqual({ type: "gap", gapMs: 30 * MINUTE });
  });

  test("cases 3 and 29: a clock set back gives nothing; set right again, nothing is taken; both are recorded", async () => {
    const { machine, page } = await opened(120 * MINUTE);
    await machine.run(60 * MINUTE);
    machine.setWallBy(-45 * MINUTE);
    await machine.run(10 * MINUTE);
    expect(page.snapshot().remainingMs).toBe(50 * MINUTE);
    machine.setWallBy(45 * MINUTE);
    await machine.run(10 * MINUTE);
    expect(page.snapshot().remainingMs).toBe(40 * MINUTE);
    expect(await storedFacts(machine)).toEqual(
      expect.arrayContaining([
        { type: "clock-back", backMs: 45 * MINUTE },
        { type: "clock-forward", forwardMs: 45 * MINUTE },
      ]),
    );
    expect(page.snapshot().notices.filter((notice) => notice.kind === "clock-back")).toEqual([{ kind: "clock-back", backMs: 45 * MINUTE }]);
  });

  test("a setting back before a reload is still cancelled by the setting right after it", async () => {
    const { machine, page } = await opened(120 * MINUTE);
    machine.setWallBy(-45 * MINUTE);
    await machine.run(10_000);
    page.kill();
    const again = await machine.openPage();
    machine.setWallBy(45 * MINUTE);
    await machine.run(10_000);
    expect(again.snapshot().remainingMs).toBe(120 * MINUTE - 20_000);
  });

  test("found again before it was left: nothing is given back, and the record says that it cannot be relied on", async () => {
    const { machine, page } = await opened();
    await machine.run(10 * MINUTE);
    page.kill();
    machine.setWallBy(-5 * MINUTE);
    const again = await machine.openPage();
    await settled();
    expect(again.snapshot().remainingMs).toBe(50 * MINUTE);
    expect(await storedFacts(machine)).toContainEqual({ type: "resumed", gapMs: -5 * MINUTE, verified: false, buildId: "b1" });
  });
});

describe("the deadline", () => {
  test("cases 6 and 7: what is in the field when time is up is stored once, marked as composed; what comes later is refused", async () => {
    const { machine, page } = await opened(MINUTE);
    await machine.run(MINUTE - 200);
    page.controller.typeIntervention("c1", "停药 ting", true);
    await machine.run(200);
    page.controller.typeIntervention("c1", "停药停", false);
    page.controller.respond("a1", choice("A"));
    await machine.run(2_000);
    expect(page.snapshot().sitting).toMatchObject({ status: "submitted", closedBy: "deadline", elapsedMs: MINUTE });
    expect(page.snapshot()).toMatchObject({ remainingMs: 0, isClosing: false, finished: { closedBy: "deadline" } });
    expect((await storedFacts(machine)).slice(-2)).toEqual([
      { type: "responded", itemId: "c1", composing: true, response: expect.objectContaining({ intervention: "停药 ting" }) },
      { type: "submitted", closedBy: "deadline" },
    ]);
    expect(machine.drafts.size).toBe(0);
  });

  test("input after the deadline is refused even when no timer has fired yet", async () => {
    const { machine, page } = await opened(MINUTE);
    machine.stall(MINUTE);
    page.controller.respond("a1", choice("A"));
    await settled();
    expect(page.snapshot().sitting?.status).toBe("submitted");
    expect(await storedTypes(machine)).toEqual(["started", "submitted"]);
  });

  test("case 5: killed before, opened after: finished at once with what was stored and mirrored, at the deadline's time", async () => {
    const { machine, page } = await opened(60 * MINUTE);
    await machine.run(50 * MINUTE);
    page.controller.respond("a1", choice("A"));
    page.controller.typeIntervention("c1", "last words", false);
    await settled();
    page.kill();
    await machine.run(40 * MINUTE);
    const again = await machine.openPage();
    await settled();
    expect(again.snapshot()).toMatchObject({ remainingMs: 0, finished: { closedBy: "deadline-on-resume" } });
    expect(again.snapshot().sitting?.finishedAtMs).toBe(SWITCHED_ON_MS + 60 * MINUTE);
    expect(await storedText(machine, "c1")).toBe("last words");
    const stored = await machine.truth.load(machine.sittingId);
    if (stored === null) throw new Error("the sitting is gone");
    expect(
      verifySubmission(freezeStored({ ...stored, exam: MACHINE_EXAM }).submission, MACHINE_EXAM, NO_GRANTS).filter(
        (issue) => issue.severity === "error",
      ),
    ).toEqual([]);
  });

  test("at the deadline a store that fails is tried until it gives in; input stays refused", async () => {
    const { machine, page } = await opened(MINUTE);
    await machine.run(MINUTE - 1_000);
    machine.store.always = "refused";
    await machine.run(10_000);
    expect(page.snapshot()).toMatchObject({ isClosing: true, finished: null, sitting: { status: "in-progress" } });
    page.controller.respond("a1", choice("A"));
    machine.store.always = null;
    await machine.run(6_000);
    expect(page.snapshot().finished).not.toBeNull();
    expect(await storedTypes(machine)).toEqual(["started", "submitted"]);
  });
});
