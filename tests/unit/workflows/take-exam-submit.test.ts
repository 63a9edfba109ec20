import { describe, expect, test } from "vitest";
import { verifySubmission } from "#domain/submission/verify-submission.ts";
import { finishedSitting, submitExam } from "#workflows/submit-exam.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";
import { examMachine, MACHINE_EXAM, settled, type ExamMachine, type ExamPage } from "../../support/exam-machine.ts";
import { choice, storedText, storedTypes } from "../../support/sitting-facts.ts";
import { NO_GRANTS } from "../../support/no-grants.ts";

const MINUTE = 60_000;

async function opened(durationMs?: number): Promise<{ machine: ExamMachine; page: ExamPage }> {
  const machine = await examMachine(durationMs);
  return { machine, page: await machine.openPage() };
}

const openSealer = {
  seal: async () => Promise.reject(new Error("not to be called")),
  open: async (_key: string, sealed: { readonly ciphertext: Uint8Array }) => sealed.ciphertext,
};

describe("handing in", () => {
  test("typed text is taken along, and the sealed file holds a sound submission with the receipt shown", async () => {
    const { machine, page } = await opened();
    page.controller.visit("a1");
    page.controller.respond("a1", choice("B"));
    page.controller.visit("c1");
    page.controller.typeIntervention("c1", "monitor INR", false);
    expect(await page.controller.submit()).toBe("submitted");
    await settled();
    expect(await storedText(machine, "c1")).toBe("monitor INR");
    const { finished } = page.snapshot();
    if (finished === null || finished.bytes === null) throw new Error("no sealed file");
    const unsealed = await unsealSubmission({ name: finished.fileName, bytes: finished.bytes }, "key", openSealer);
    if (!unsealed.ok) throw new Error(JSON.stringify(unsealed.error));
    expect(verifySubmission(unsealed.value, MACHINE_EXAM, NO_GRANTS)).toEqual([]);
    expect(unsealed.value.source.receipt).toBe(finished.receipt);
    expect(unsealed.value.responses.map((response) => response.state)).toEqual(["ok", "not_reached", "ok", "not_reached"]);
    expect(finished.fileName).toBe(`study_P7K3-QH_${finished.receipt.slice(0, 4)}.rxsub`);
  });

  test("case 15: a double click, Enter and the deadline within 100 ms make one submission", async () => {
    const { machine, page } = await opened(MINUTE);
    await machine.run(MINUTE - 50);
    const wishes = [page.controller.submit(), page.controller.submit()];
    await machine.run(100);
    wishes.push(page.controller.submit());
    expect(await Promise.all(wishes)).toEqual(["submitted", "submitted", "already-submitted"]);
    expect(await storedTypes(machine)).toEqual(["started", "submitted"]);
  });

  test("when the deadline falls into a try that fails, the deadline hands in", async () => {
    const { machine, page } = await opened(MINUTE);
    await machine.run(MINUTE - 50);
    machine.store.plan.push("hung");
    const wish = page.controller.submit();
    await machine.run(15_000);
    expect(await wish).toBe("failed");
    expect(page.snapshot().finished?.closedBy).toBe("deadline");
    expect(page.snapshot().sitting?.elapsedMs).toBe(MINUTE);
  });

  test("case 16: a failed try leaves the sitting in progress, with nothing lost; the second one goes through under the same id", async () => {
    const { machine, page } = await opened();
    page.controller.respond("a1", choice("A"));
    await settled();
    machine.store.plan.push("refused", "refused");
    page.controller.typeIntervention("c1", "typed", false);
    expect(await page.controller.submit()).toBe("failed");
    expect(page.snapshot()).toMatchObject({ isClosing: false, finished: null, sitting: { status: "in-progress" } });
    page.controller.respond("b1", choice("C"));
    expect(await page.controller.submit()).toBe("submitted");
    expect(await storedTypes(machine)).toEqual(["started", "responded", "responded", "responded", "save-failed", "submitted"]);
    expect(page.snapshot().sitting?.start.sittingId).toBe(machine.sittingId);
  });

  test("a try that went through although its answer was a failure is found handed in by the next", async () => {
    const { machine, page } = await opened();
    machine.store.plan.push("lost");
    expect(await page.controller.submit()).toBe("failed");
    expect(await page.controller.submit()).toBe("already-submitted");
    await settled();
    expect(page.snapshot().finished?.bytes).not.toBeNull();
    expect(await storedTypes(machine)).toEqual(["started", "submitted"]);
  });

  test("a reader cannot hand in", async () => {
    const { machine } = await opened();
    const second = await machine.openPage();
    await machine.run(1_000);
    expect(await second.controller.submit()).toBe("failed");
    expect(await storedTypes(machine)).toEqual(["started"]);
  });
});

describe("after the end", () => {
  test("the receipt is shown although sealing fails, and the file is made as soon as it can be", async () => {
    const { machine, page } = await opened();
    machine.sealFaults = 3;
    await page.controller.submit();
    await settled();
    expect(page.snapshot().finished).toMatchObject({ receipt: expect.stringMatching(/^([0-9A-HJKMNP-TV-Z]{4}-?){3}$/), bytes: null });
    await machine.run(5_000);
    expect(page.snapshot().finished?.bytes).not.toBeNull();
  });

  test("killed between the handing-in and the seal: the file is made on the next opening, with the same receipt", async () => {
    const { machine, page } = await opened();
    machine.sealFaults = 1;
    await page.controller.submit();
    await settled();
    const receipt = page.snapshot().finished?.receipt;
    page.kill();
    const again = await machine.openPage();
    await settled();
    expect(again.snapshot()).toMatchObject({ phase: "ready", finished: { receipt } });
    expect(again.snapshot().finished?.bytes).toEqual((await machine.truth.load(machine.sittingId))?.sealed?.bytes);
  });

  test("opened once more, the same file is given again; it is not sealed twice", async () => {
    const { machine, page } = await opened();
    await page.controller.submit();
    await settled();
    machine.sealFaults = 99;
    const again = await machine.openPage();
    await settled();
    expect(again.snapshot().finished).toEqual(page.snapshot().finished);
    expect(await again.controller.submit()).toBe("already-submitted");
  });

  test("submitExam requires a stored, handed-in sitting with a whole record", async () => {
    const { machine } = await opened();
    const ports = { store: machine.truth, sealer: openSealer };
    await expect(submitExam(ports, "other")).rejects.toThrow(RangeError);
    await expect(submitExam(ports, machine.sittingId)).rejects.toThrow(RangeError);
    const stored = await machine.truth.load(machine.sittingId);
    if (stored === null) throw new Error("the sitting is gone");
    expect(() => finishedSitting({ ...stored, start: { ...stored.start, zone: "Asia/Shanghai" } })).toThrow(/breaks at event 0/);
  });
});
