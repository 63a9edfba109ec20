import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import { replay, verifyChain } from "#domain/sitting/event-chain.ts";
import type { Response } from "#domain/exam/response.ts";
import { createRng, type Rng } from "#lib/rng.ts";
import { openParticipantDatabase } from "#storage/participant-database.ts";
import { participantStore } from "#storage/participant-store.ts";
import { examMachine, settled, type ExamMachine, type ExamPage } from "../support/exam-machine.ts";
import { plainExamLock } from "../support/plain-exam-lock.ts";
import { choice } from "../support/sitting-facts.ts";
import { choiceItem, shortAnswerItem, smallExam } from "../support/small-study.ts";

const MINUTE = 60_000;
const TWO_HOURS = 120 * MINUTE;
/** A transaction of the database takes this many turns of the event loop at most. */
const TURNS = 40;

const EXAM = smallExam([
  ...Array.from({ length: 51 }, (_, index) => choiceItem(`a${index + 1}`, "single-choice")),
  ...Array.from({ length: 10 }, (_, index) => choiceItem(`b${index + 1}`, "multiple-choice")),
  ...Array.from({ length: 39 }, (_, index) => shortAnswerItem(`c${index + 1}`)),
]);

/** A sitting under way, with what is known of time from outside. */
interface Run {
  readonly machine: ExamMachine;
  readonly rng: Rng;
  page: ExamPage;
  /** Time that truly passed, by the monotonic clock. */
  trueMs: number;
  /** All that the wall clock went forward beyond that: sleep, and settings of the clock. */
  forwardMs: number;
  storedMs: number;
  visited: number;
}

test.each(["first", "second", "third", "fourth"])(
  "two hours, 100 items, faults of clock, power and database, seed %s: events equal responses, time never falls nor exceeds both clocks",
  async (seed) => {
    const database = openParticipantDatabase(`two-hours-${seed}`);
    const parts = { exam: EXAM, truth: participantStore(database, plainExamLock), settle: turns };
    const machine = await examMachine(TWO_HOURS, undefined, parts);
    const run: Run = { machine, rng: createRng(seed), page: await machine.openPage(), trueMs: 0, forwardMs: 0, storedMs: 0, visited: 0 };
    let stepCount = 0;
    while (run.page.snapshot().finished === null && stepCount < 6_000) {
      await step(run);
      if (run.page.snapshot().sitting?.lockedMs !== null) void run.page.controller.submit(); // no one is there with a code
      stepCount += 1;
      if (stepCount % 10 === 0) await check(run);
    }
    expect(stepCount).toBeGreaterThan(300);
    await hasEnded(run);
    const rows = await database.responses.toArray();
    const { sitting } = run.page.snapshot();
    const stored = new Map(rows.map((row) => [row.itemId, row.response]));
    expect(stored).toEqual(new Map(sitting?.responses));
    expect(stored.size).toBeGreaterThan(80);
    database.close();
  },
  300_000,
);

async function step(run: Run): Promise<void> {
  const { machine, rng } = run;
  const dice = rng.next();
  if (dice < 0.25) await pass(run, 200 + rng.below(30_000));
  else if (dice < 0.97) await work(run);
  else await fault(run);
  if (machine.store.plan.length > 4) machine.store.plan.splice(4);
}

/** Goes to an item, mostly the next, and gives something to it. */
async function work(run: Run): Promise<void> {
  const { page, rng } = run;
  const index = rng.next() < 0.7 ? run.visited % EXAM.items.length : rng.below(EXAM.items.length);
  run.visited += 1;
  const item = EXAM.items[index];
  if (item === undefined || page.snapshot().access === "reader") return pass(run, 1_000);
  page.controller.visit(item.id);
  if (item.kind !== "short-answer") page.controller.respond(item.id, choice("ABCDE".charAt(rng.below(5))));
  else for (let letters = 1 + rng.below(6); letters > 0; letters -= 1) await type(run, item.id, letters);
  await pass(run, rng.below(20_000));
}

async function type(run: Run, itemId: string, length: number): Promise<void> {
  run.page.controller.typeIntervention(itemId, "减量观察".repeat(length), run.rng.next() < 0.3);
  await pass(run, run.rng.below(900));
}

async function fault(run: Run): Promise<void> {
  const { machine, rng } = run;
  const kind = rng.below(6);
  if (kind === 0) machine.store.plan.push("refused", "refused", null, "lost");
  if (kind === 1) machine.store.plan.push("hung", "lost");
  if (kind === 2) sleep(run, rng.below(4 * MINUTE));
  if (kind === 3) setWall(run, rng.below(20 * MINUTE) - 10 * MINUTE);
  if (kind === 4) stall(run, rng.below(MINUTE));
  if (kind !== 5) return;
  run.page.kill();
  await pass(run, rng.below(MINUTE));
  run.page = await machine.openPage();
}

async function pass(run: Run, ms: number): Promise<void> {
  run.trueMs += ms;
  await run.machine.run(ms);
}

function sleep(run: Run, ms: number): void {
  run.forwardMs += ms;
  run.machine.sleep(ms);
}

function setWall(run: Run, ms: number): void {
  run.forwardMs += Math.max(0, ms);
  run.machine.setWallBy(ms);
}

function stall(run: Run, ms: number): void {
  run.trueMs += ms;
  run.machine.stall(ms);
}

async function check(run: Run): Promise<void> {
  const stored = await storedOf(run);
  const usedMs = Math.max(stored.heartbeat.elapsedMs, stored.events.at(-1)?.elapsedMs ?? 0);
  expect(usedMs).toBeGreaterThanOrEqual(run.storedMs);
  expect(usedMs).toBeLessThanOrEqual(run.trueMs + run.forwardMs);
  run.storedMs = usedMs;
  const phase = run.page.snapshot().phase;
  if (phase === "failed") run.page = await run.machine.openPage(); // after four refusals it asks for a reload
}

async function hasEnded(run: Run): Promise<void> {
  run.machine.store.plan.splice(0);
  await pass(run, MINUTE);
  const stored = await storedOf(run);
  expect(stored.status).toBe("submitted");
  expect(verifyChain(stored.start, stored.events).ok).toBe(true);
  const replayed: ReadonlyMap<string, Response> = replay(stored.start, stored.events).responses;
  expect(run.page.snapshot().sitting?.responses).toEqual(replayed);
  const times = stored.events.map(({ elapsedMs }) => elapsedMs);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBeLessThanOrEqual(Math.min(TWO_HOURS, run.trueMs + run.forwardMs));
}

async function storedOf({ machine }: Run) {
  const stored = await machine.truth.load(machine.sittingId);
  if (stored === null) throw new Error("the sitting is gone");
  return stored;
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await settled();
}
