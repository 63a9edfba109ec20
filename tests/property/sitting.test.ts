import fc from "fast-check";
import { expect, test } from "vitest";
import { replay, verifyChain } from "#domain/sitting/event-chain.ts";
import { startClock, tickClock, type ClockReading } from "#domain/sitting/exam-clock.ts";
import type { Response } from "#domain/exam/response.ts";
import { canonicalJson } from "#lib/json.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";
import { examMachine, type ExamMachine, type ExamPage } from "../support/exam-machine.ts";
import type { Fault } from "../support/faulty-store.ts";
import { choice } from "../support/sitting-facts.ts";

const MINUTE = 60_000;
const ITEMS = ["a1", "b1", "c1", "c2"] as const;

type Step =
  | { readonly do: "choose"; readonly item: "a1" | "b1"; readonly letter: string }
  | { readonly do: "type"; readonly item: "c1" | "c2"; readonly text: string; readonly composing: boolean }
  | { readonly do: "visit"; readonly item: (typeof ITEMS)[number] }
  | { readonly do: "run" | "setWall" | "sleep"; readonly ms: number }
  | { readonly do: "fault"; readonly fault: Fault; readonly times: number }
  | { readonly do: "kill" | "reopen" | "flush" | "submit" };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("choose"), item: fc.constantFrom("a1", "b1"), letter: fc.constantFrom("A", "B", "C") }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("type"),
      item: fc.constantFrom("c1", "c2"),
      text: fc.string({ maxLength: 5, unit: "grapheme" }),
      composing: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("visit"), item: fc.constantFrom(...ITEMS) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("run"), ms: fc.constantFrom(50, 400, 2_500, 20_000) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("setWall"), ms: fc.integer({ min: -50 * MINUTE, max: 12 * MINUTE }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("sleep"), ms: fc.integer({ min: 0, max: 12 * MINUTE }) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("fault"),
      fault: fc.constantFrom<Fault>("refused", "lost", "hung"),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("kill", "reopen", "flush") }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("submit") }) },
);

/** A page in use, what was last shown as saved, the least time left this page showed, when it showed more, and the most stored as used. */
interface Run {
  readonly machine: ExamMachine;
  page: ExamPage;
  shownSaved: ReadonlyMap<string, Response>;
  leastLeftMs: number;
  readonly roseTo: number[];
  storedMs: number;
}

test("whatever the clocks, the power and the database do: time never comes back, and what was shown as saved is there", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const machine = await examMachine();
      const run: Run = { machine, page: await machine.openPage(), shownSaved: new Map(), leastLeftMs: Infinity, roseTo: [], storedMs: 0 };
      watch(run);
      for (const one of steps) {
        await take(run, one);
        await check(run);
      }
      await hasAnEnd(run);
    }),
    { numRuns: 60 },
  );
}, 120_000);

test("no sequence of readings makes exam time fall, and it never counts less than the monotonic clock", () => {
  const reading = fc.record({ monoMs: fc.nat({ max: 10 * MINUTE }), wallMs: fc.integer({ min: -60 * MINUTE, max: 60 * MINUTE }) });
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 50 }), (moves) => {
      let now: ClockReading = { monoMs: 0, wallMs: 0 };
      let clock = startClock(now);
      for (const move of moves) {
        now = { monoMs: now.monoMs + move.monoMs, wallMs: now.wallMs + move.wallMs };
        const next = tickClock(clock, now).clock;
        expect(next.elapsedMs).toBeGreaterThanOrEqual(clock.elapsedMs);
        expect(next.elapsedMs).toBeGreaterThanOrEqual(now.monoMs);
        clock = next;
      }
    }),
  );
});

function watch(run: Run): void {
  run.page.controller.subscribe(({ save, sitting, phase, access, remainingMs }) => {
    if (save.kind === "saved" && access === "writer" && sitting !== null) run.shownSaved = sitting.responses;
    if (phase !== "ready" || access !== "writer" || sitting?.status !== "in-progress") return;
    if (remainingMs > run.leastLeftMs) run.roseTo.push(remainingMs);
    run.leastLeftMs = remainingMs;
  });
}

async function take(run: Run, one: Step): Promise<void> {
  const { machine, page } = run;
  const { controller } = page;
  if (one.do === "choose") controller.respond(one.item, choice(one.letter));
  if (one.do === "type") controller.typeIntervention(one.item, one.text, one.composing);
  if (one.do === "visit") controller.visit(one.item);
  if (one.do === "run") await machine.run(one.ms);
  if (one.do === "setWall") machine.setWallBy(one.ms);
  if (one.do === "sleep") machine.sleep(one.ms);
  if (one.do === "fault") machine.store.plan.push(...Array.from({ length: one.times }, () => one.fault));
  if (one.do === "flush") void controller.flush();
  if (one.do === "submit") void controller.submit();
  if (one.do !== "kill" && one.do !== "reopen") return;
  if (one.do === "kill") page.kill();
  else controller.close();
  run.page = await machine.openPage();
  run.leastLeftMs = Infinity;
  watch(run);
}

async function check(run: Run): Promise<void> {
  expect(run.roseTo).toEqual([]);
  const stored = await load(run);
  const usedMs = Math.max(stored.heartbeat.elapsedMs, stored.events.at(-1)?.elapsedMs ?? 0);
  expect(usedMs).toBeGreaterThanOrEqual(run.storedMs);
  run.storedMs = usedMs;
  if (run.page.snapshot().phase === "ready") expect(run.page.snapshot().remainingMs).toBeLessThanOrEqual(60 * MINUTE - usedMs);
  expect(verifyChain(stored.start, stored.events).ok).toBe(true);
  const held = replay(stored.start, stored.events).responses;
  for (const [itemId, response] of run.shownSaved) {
    const isThere = stored.events.some(
      ({ fact }) => fact.type === "responded" && fact.itemId === itemId && canonicalJson(fact.response) === canonicalJson(response),
    );
    expect(isThere, `${itemId} was shown as saved`).toBe(true);
    expect(held.has(itemId)).toBe(true);
  }
}

/** When the faults are over, every sitting ends in one sealed submission that holds what the screen held. */
async function hasAnEnd(run: Run): Promise<void> {
  const { machine } = run;
  machine.store.plan.splice(0);
  await machine.run(90_000);
  if (run.page.snapshot().phase === "failed") run.page = await machine.openPage(); // after four refusals it asks for a reload
  if (run.page.snapshot().access === "reader") await run.page.controller.takeOver();
  await machine.run(1_000);
  void run.page.controller.submit();
  await machine.run(30_000);
  const { sitting, finished } = run.page.snapshot();
  const stored = await load(run);
  expect(stored.status).toBe("submitted");
  expect(stored.events.filter((event) => event.fact.type === "submitted")).toHaveLength(1);
  expect(finished?.bytes).toEqual(stored.sealed?.bytes);
  expect(sitting).toEqual(replay(stored.start, stored.events));
}

async function load({ machine }: Run): Promise<StoredSitting> {
  const stored = await machine.truth.load(machine.sittingId);
  if (stored === null) throw new Error("the sitting is gone");
  return stored;
}
