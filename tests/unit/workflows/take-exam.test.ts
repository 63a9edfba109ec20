import { describe, expect, test } from "vitest";
import { examMachine, settled, type ExamMachine, type ExamPage } from "../../support/exam-machine.ts";
import { choice, storedFacts, storedResponses, storedText, storedTypes, typesOnly } from "../../support/sitting-facts.ts";

const MINUTE = 60_000;

async function opened(durationMs?: number): Promise<{ machine: ExamMachine; page: ExamPage }> {
  const machine = await examMachine(durationMs);
  return { machine, page: await machine.openPage() };
}

describe("opening", () => {
  test("a sitting just started opens as the writer's, without a word about resuming", async () => {
    const { machine, page } = await opened();
    expect(page.snapshot()).toMatchObject({ phase: "ready", access: "writer", remainingMs: 60 * MINUTE, notices: [], finished: null });
    expect(await storedTypes(machine)).toEqual(["started"]);
  });

  test("an id that is not stored is missing", async () => {
    const machine = await examMachine();
    expect((await machine.openPage("other")).snapshot().phase).toBe("missing");
  });

  test("a record that was tampered with is not gone on with", async () => {
    const machine = await examMachine();
    const load = machine.store.load;
    Object.assign(machine.store, {
      load: async (id: string) => {
        const stored = await load(id);
        return stored === null ? null : { ...stored, start: { ...stored.start, durationMs: 99 * MINUTE } };
      },
    });
    expect((await machine.openPage()).snapshot()).toMatchObject({ phase: "failed", failure: "record", sitting: null });
  });

  test("a database that cannot be read is tried again before the page says so", async () => {
    const machine = await examMachine();
    const load = machine.store.load;
    let failures = 2;
    const failing = async (id: string) => (failures-- > 0 ? Promise.reject(new Error("planned")) : load(id));
    Object.assign(machine.store, { load: failing });
    const page = await machine.openPage();
    expect(page.snapshot().phase).toBe("loading");
    await machine.run(1_000);
    expect(page.snapshot().phase).toBe("ready");
    failures = 99;
    const unlucky = await machine.openPage();
    await machine.run(10_000);
    expect(unlucky.snapshot()).toMatchObject({ phase: "failed", failure: "storage" });
  });
});

describe("giving responses", () => {
  test("a choice is stored at once, and saved is said only then", async () => {
    const { machine, page } = await opened();
    page.controller.visit("a1");
    page.controller.respond("a1", choice("B"));
    expect(page.snapshot().save).toEqual({ kind: "saving" });
    expect(page.snapshot().sitting?.responses.get("a1")).toEqual(choice("B"));
    await settled();
    expect(page.snapshot().save.kind).toBe("saved");
    expect(await storedTypes(machine)).toEqual(["started", "visited", "responded"]);
  });

  test("letters are kept sorted and once; the same response again is no event", async () => {
    const { machine, page } = await opened();
    page.controller.respond("b1", choice("C", "A", "C"));
    page.controller.respond("b1", choice("A", "C"));
    await settled();
    expect(await storedResponses(machine, "b1")).toEqual([choice("A", "C")]);
    expect(page.snapshot().save.kind).toBe("saved");
  });

  test("a response of another kind, or to an item the exam does not have, is a broken page", async () => {
    const { page } = await opened();
    expect(() => page.controller.respond("a1", typesOnly("T01"))).toThrow(RangeError);
    expect(() => page.controller.visit("z9")).toThrow(RangeError);
  });

  test("flags come and go; the same item visited again at once is no event", async () => {
    const { machine, page } = await opened();
    page.controller.visit("a1");
    page.controller.visit("a1");
    page.controller.flag("a1", true);
    page.controller.flag("a1", true);
    page.controller.flag("a1", false);
    await settled();
    expect(await storedTypes(machine)).toEqual(["started", "visited", "flagged", "flagged"]);
    expect(page.snapshot().sitting?.flagged.size).toBe(0);
  });
});

describe("typing", () => {
  test("text is mirrored at once, stored 250 ms after the last key, and never said to be saved before", async () => {
    const { machine, page } = await opened();
    page.controller.typeIntervention("c1", "re", false);
    expect(machine.drafts.get(machine.sittingId)).toMatchObject({ itemId: "c1", text: "re" });
    await machine.run(90);
    page.controller.typeIntervention("c1", "reduce", false);
    await machine.run(249);
    expect(page.snapshot().save.kind).toBe("saving");
    expect(await storedText(machine, "c1")).toBeNull();
    await machine.run(1);
    expect(await storedText(machine, "c1")).toBe("reduce");
    expect(page.snapshot().save.kind).toBe("saved");
    expect(machine.drafts.size).toBe(0);
  });

  test("busy typing is stored every 350 ms all the same", async () => {
    const { machine, page } = await opened();
    for (let i = 1; i <= 10; i += 1) {
      page.controller.typeIntervention("c1", "x".repeat(i), false);
      await machine.run(100);
    }
    expect(await storedText(machine, "c1")).toBe("x".repeat(8));
    expect(page.snapshot().save.kind).toBe("saving");
  });

  test("flush, and leaving the item, store at once", async () => {
    const { machine, page } = await opened();
    page.controller.visit("c1");
    page.controller.typeIntervention("c1", "one", false);
    await page.controller.flush();
    expect(await storedText(machine, "c1")).toBe("one");
    page.controller.typeIntervention("c1", "two", false);
    page.controller.visit("c2");
    await settled();
    expect((await storedTypes(machine)).slice(-2)).toEqual(["responded", "visited"]);
    expect(await storedText(machine, "c1")).toBe("two");
  });

  test("typing in another item's field stores the first one's text", async () => {
    const { machine, page } = await opened();
    page.controller.typeIntervention("c1", "first", false);
    page.controller.typeIntervention("c2", "second", false);
    await machine.run(400);
    expect([await storedText(machine, "c1"), await storedText(machine, "c2")]).toEqual(["first", "second"]);
  });

  test("text being typed survives the ticking of an error type, in one event", async () => {
    const { machine, page } = await opened();
    page.controller.typeIntervention("c1", "halve the dose", false);
    page.controller.respond("c1", typesOnly("T06", "T01"));
    await settled();
    expect(await storedResponses(machine, "c1")).toEqual([{ ...typesOnly("T01", "T06"), intervention: "halve the dose" }]);
  });

  test("text typed and taken back within the pause leaves no event and a true save state", async () => {
    const { machine, page } = await opened();
    page.controller.typeIntervention("c1", "x", false);
    page.controller.typeIntervention("c1", "", false);
    await machine.run(500);
    expect(await storedTypes(machine)).toEqual(["started"]);
    expect(page.snapshot().save.kind).toBe("idle");
  });

  test("text stored in the middle of a composition is marked, and its end is recorded even if the text stays the same", async () => {
    const { machine, page } = await opened();
    page.controller.typeIntervention("c1", "减量", true);
    await machine.run(400);
    page.controller.typeIntervention("c1", "减量", false);
    await machine.run(400);
    const marks = (await storedFacts(machine)).flatMap((fact) => (fact.type === "responded" ? [fact.composing] : []));
    expect(marks).toEqual([true, false]);
  });
});

describe("coming back", () => {
  test("case 9: everything shown as saved is there after a kill, and the wall time between is used", async () => {
    const { machine, page } = await opened();
    page.controller.visit("a1");
    page.controller.respond("a1", choice("B"));
    await machine.run(10_000);
    page.kill();
    await machine.run(5 * MINUTE);
    const again = await machine.openPage();
    expect(again.snapshot()).toMatchObject({ phase: "ready", access: "writer", remainingMs: 55 * MINUTE - 10_000 });
    expect(again.snapshot().sitting?.responses.get("a1")).toEqual(choice("B"));
    expect(again.snapshot().notices).toEqual([{ kind: "resumed", gapMs: 5 * MINUTE }]);
  });

  test("case 11: text typed right before the page is gone comes from the mirror and is stored", async () => {
    const { machine, page } = await opened();
    page.controller.typeIntervention("c1", "stop the drug", false);
    page.kill();
    const again = await machine.openPage();
    await settled();
    expect(again.snapshot().sitting?.responses.get("c1")).toMatchObject({ intervention: "stop the drug" });
    expect(await storedText(machine, "c1")).toBe("stop the drug");
    expect(machine.drafts.size).toBe(0);
  });

  test("a mirrored text older than the record overwrites nothing", async () => {
    const { machine, page } = await opened();
    page.controller.typeIntervention("c1", "old", false);
    const draft = machine.drafts.get(machine.sittingId);
    page.controller.typeIntervention("c1", "new", false);
    await page.controller.flush();
    page.kill();
    if (draft !== undefined) machine.drafts.set(machine.sittingId, draft);
    expect((await machine.openPage()).snapshot().sitting?.responses.get("c1")).toMatchObject({ intervention: "new" });
  });

  test("a mirrored text for no item of this exam is left alone", async () => {
    const machine = await examMachine();
    machine.drafts.set(machine.sittingId, { itemId: "a1", text: "?", afterSeq: 0 });
    const page = await machine.openPage();
    expect(page.snapshot().sitting?.responses.size).toBe(0);
  });

  test("case 11: leaving the page stores what was typed and frees the sitting", async () => {
    const { machine, page } = await opened();
    page.controller.typeIntervention("c1", "kept", false);
    page.controller.close();
    await settled();
    expect(await storedText(machine, "c1")).toBe("kept");
    expect((await machine.openPage()).snapshot().access).toBe("writer");
  });
});

describe("two pages", () => {
  test("case 14: the second reads, sees what the first stores, and takes over; the first turns reader at once", async () => {
    const { machine, page } = await opened();
    const second = await machine.openPage();
    expect(second.snapshot().phase).toBe("loading");
    await machine.run(500);
    expect(second.snapshot()).toMatchObject({ phase: "ready", access: "reader" });
    page.controller.respond("a1", choice("A"));
    second.controller.respond("a1", choice("E"));
    await machine.run(2_000);
    expect(second.snapshot().sitting?.responses.get("a1")).toEqual(choice("A"));
    await second.controller.takeOver();
    await settled();
    expect([page.snapshot().access, second.snapshot().access]).toEqual(["reader", "writer"]);
    second.controller.respond("a1", choice("C"));
    page.controller.respond("a1", choice("D"));
    await machine.run(2_000);
    expect(await storedResponses(machine, "a1")).toEqual([choice("A"), choice("C")]);
    expect(page.snapshot().sitting?.responses.get("a1")).toEqual(choice("C"));
  });

  test("case 14: when the writer is killed, the waiting page becomes the writer without a reload", async () => {
    const { machine, page } = await opened();
    const second = await machine.openPage();
    await machine.run(1_000);
    page.kill();
    await machine.run(1_000);
    expect(second.snapshot().access).toBe("writer");
  });

  test("a writer whose epoch has been passed reads, even if no lock told it", async () => {
    const { machine, page } = await opened();
    await machine.truth.claim(machine.sittingId);
    page.controller.respond("a1", choice("A"));
    await settled();
    expect(page.snapshot().sitting?.responses.size).toBe(0);
    expect(await storedResponses(machine, "a1")).toEqual([]);
  });

  test("what a writer of an older epoch tried to store is told in the record of the next owner, once", async () => {
    const { machine, page } = await opened();
    await machine.truth.claim(machine.sittingId);
    page.controller.respond("a1", choice("A"));
    await machine.run(1_000);
    page.kill();
    const next = await machine.openPage();
    await machine.run(1_000);
    next.kill();
    await machine.openPage();
    await machine.run(1_000);
    const told = (await storedFacts(machine)).filter(({ type }) => type === "stale-refused");
    expect(told).toEqual([{ type: "stale-refused", count: 1 }]);
  });

  test("a reader sees the handing-in, and its receipt", async () => {
    const { machine, page } = await opened();
    const second = await machine.openPage();
    await machine.run(1_000);
    await page.controller.submit();
    await machine.run(2_000);
    expect(second.snapshot().finished?.receipt).toBe(page.snapshot().finished?.receipt);
  });
});

describe("failing writes", () => {
  test("case 12: a refused write is told, kept, repeated, and in the end stored in order", async () => {
    const { machine, page } = await opened();
    machine.store.always = "refused";
    page.controller.respond("a1", choice("A"));
    page.controller.respond("b1", choice("B"));
    await machine.run(4_000);
    expect(page.snapshot().save).toMatchObject({ kind: "failing", attempts: 5 });
    expect(page.snapshot().sitting?.responses.size).toBe(2);
    machine.store.always = null;
    await machine.run(5_000);
    expect(page.snapshot().save.kind).toBe("saved");
    expect(await storedTypes(machine)).toEqual(["started", "responded", "responded", "save-failed"]);
    expect((await storedFacts(machine)).at(-1)).toEqual({ type: "save-failed", kind: "aborted", attempts: 5, failedMs: 7_750 });
  });

  test("a write that went through although its answer was a failure is not stored twice", async () => {
    const { machine, page } = await opened();
    machine.store.plan.push("lost");
    page.controller.respond("a1", choice("A"));
    await machine.run(1_000);
    expect(page.snapshot().save.kind).toBe("saved");
    expect(await storedTypes(machine)).toEqual(["started", "responded", "save-failed"]);
  });

  test("a write that is never answered is told as not stored, and tried again after 10 s", async () => {
    const { machine, page } = await opened();
    machine.store.plan.push("hung");
    page.controller.respond("a1", choice("A"));
    await machine.run(1_500);
    expect(page.snapshot().save).toMatchObject({ kind: "failing", attempts: 1 });
    await machine.run(14_000);
    expect(page.snapshot().save.kind).toBe("saved");
    expect((await storedFacts(machine)).at(-1)).toMatchObject({ type: "save-failed", kind: "no-answer", attempts: 7 });
  });

  test("a disk that takes 3 s a write is told as not stored meanwhile, and nothing is written twice", async () => {
    const { machine, page } = await opened();
    machine.store.plan.push("slow");
    page.controller.respond("a1", choice("A"));
    await machine.run(1_000);
    expect(page.snapshot().save.kind).toBe("saving");
    await machine.run(2_000);
    expect(page.snapshot().save).toMatchObject({ kind: "failing", attempts: 2 });
    page.controller.respond("b1", choice("B"));
    machine.store.answer();
    await machine.run(0);
    expect(page.snapshot().save.kind).toBe("saved");
    expect(await storedTypes(machine)).toEqual(["started", "responded", "responded", "save-failed"]);
    expect((await storedFacts(machine)).at(-1)).toMatchObject({ attempts: 2, failedMs: 1_500 });
  });

  test("a failing heartbeat is told too, and forgotten once storing works again", async () => {
    const { machine, page } = await opened();
    page.controller.respond("a1", choice("A"));
    await machine.run(1_000);
    machine.store.always = "refused";
    await machine.run(6_000);
    expect(page.snapshot().save.kind).toBe("failing");
    machine.store.always = null;
    await machine.run(6_000);
    expect(page.snapshot().save.kind).toBe("saved");
    expect(await storedTypes(machine)).not.toContain("save-failed");
    page.controller.respond("a1", choice("B"));
    await machine.run(0);
    expect((await storedFacts(machine)).at(-1)).toMatchObject({ type: "save-failed", failedMs: expect.any(Number) });
  });
});
