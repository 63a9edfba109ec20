import { describe, expect, test } from "vitest";
import { replay } from "#domain/sitting/event-chain.ts";
import { freeze } from "#domain/submission/freeze.ts";
import type { Response } from "#domain/exam/response.ts";
import { MACHINE_EXAM } from "../../../support/exam-machine.ts";
import { record, START, submissionOfRecord, wholeRecord, type Told } from "../../../support/sitting-record.ts";
import { choice, shortAnswer, typesOnly } from "../../../support/sitting-facts.ts";

function responded(itemId: string, response: Response): Told {
  return { type: "responded", itemId, response, composing: false };
}

function statesOf(...told: Told[]): string[] {
  return submissionOfRecord(wholeRecord(told)).responses.map((response) => response.state);
}

describe("freeze", () => {
  test("gives every item in exam order, and what was never reached as such", () => {
    const { responses } = submissionOfRecord(wholeRecord([responded("b1", choice("A", "C")), { type: "visited", itemId: "a1" }]));
    expect(responses).toEqual([
      { itemId: "a1", response: null, state: "no_answer", raw: null },
      { itemId: "b1", response: choice("A", "C"), state: "ok", raw: null },
      { itemId: "c1", response: null, state: "not_reached", raw: null },
      { itemId: "c2", response: null, state: "not_reached", raw: null },
    ]);
  });

  test("a response taken back is no answer", () => {
    expect(statesOf(responded("a1", choice("A")), responded("a1", choice()))[0]).toBe("no_answer");
    expect(statesOf(responded("c1", typesOnly()))[2]).toBe("no_answer");
  });

  test("no problem is a statement; half a short answer is a response; both at once contradict each other", () => {
    expect(statesOf(responded("c1", shortAnswer({ noProblem: true })))[2]).toBe("no_problem");
    expect(statesOf(responded("c1", typesOnly("T01")))[2]).toBe("ok");
    expect(statesOf(responded("c1", shortAnswer({ errorTypes: ["T01"], noProblem: true })))[2]).toBe("contradictory");
  });

  test("requires a submitted sitting, its exam and its whole record", () => {
    const events = wholeRecord();
    const sitting = replay(START, events);
    const open = record([{ type: "started", language: "en" }]);
    expect(() => freeze(replay(START, open), MACHINE_EXAM, open)).toThrow(/in progress/);
    expect(() => freeze(sitting, { ...MACHINE_EXAM, examHash: "f".repeat(64) }, events)).toThrow(/own exam/);
    expect(() => freeze(sitting, MACHINE_EXAM, events.slice(0, 1))).toThrow(/whole record/);
  });
});
