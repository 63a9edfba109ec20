import { describe, expect, test } from "vitest";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { ok } from "#lib/result.ts";
import { restoreBackups, type RestoreOutcome, type RestorePorts } from "#workflows/restore-backups.ts";
import { examMachine, MACHINE_EXAM, MACHINE_PAPER, settled, studyOf, type ExamMachine } from "../../support/exam-machine.ts";
import { NO_GRANTS } from "../../support/no-grants.ts";
import { offeredStudy, PLAIN_START_CODE, plainPackCipher } from "../../support/plain-pack.ts";
import { choice, storedFacts, storedTypes } from "../../support/sitting-facts.ts";

const MINUTE = 60_000;
const CODES = { startCode: PLAIN_START_CODE, participantCode: "P7K3-QH" };
const STUDY = studyOf(60 * MINUTE);

/** A machine that can restore, with a sitting of its own so that it is not empty. */
async function station(over: Partial<RestorePorts> = {}): Promise<{ readonly machine: ExamMachine; readonly ports: RestorePorts }> {
  const machine = await examMachine(60 * MINUTE, NO_GRANTS, { id: "its-own" });
  const offered = offeredStudy(STUDY, MACHINE_EXAM, MACHINE_PAPER);
  const examSource = { list: async () => ({ studies: [offered], issues: [] }), load: async () => ok(offered) };
  return { machine, ports: { ...machine.ports, examSource, packCipher: plainPackCipher, ...over } };
}

/** A sitting with these choices given a minute apart, and its backup after each of them. */
async function backups(...letters: readonly string[]) {
  const machine = await examMachine();
  const page = await machine.openPage();
  const files: NamedBytes[] = [];
  for (const letter of letters) {
    await machine.run(MINUTE);
    page.controller.respond("a1", choice(letter));
    files.push((await page.controller.backUp()) ?? expect.fail("no backup"));
  }
  await settled();
  return { machine, page, files };
}

async function restore(ports: RestorePorts, ...files: readonly NamedBytes[]): Promise<readonly string[]> {
  const rows = await restoreBackups({ ...CODES, files }, ports);
  return rows.map(({ outcome }) => told(outcome));
}

function told(outcome: RestoreOutcome): string {
  if (outcome.kind === "fork") return `fork ${outcome.seq}`;
  return outcome.kind === "unreadable" ? outcome.issues.map(({ code }) => code).join() : outcome.kind;
}

describe("a backup restored on another machine", () => {
  test("goes on with all that was given, time running on, unverified", async () => {
    const { files } = await backups("A", "B");
    const { machine, ports } = await station();
    machine.setWallBy(30 * MINUTE);
    expect(await restore(ports, ...files.slice(1))).toEqual(["restored"]);
    machine.setWallBy(2 * MINUTE);
    const page = await machine.openPage("sitting-1");
    await machine.run(0);
    expect(page.snapshot()).toMatchObject({ phase: "ready", access: "writer", remainingMs: 28 * MINUTE });
    expect(page.snapshot().notices).toEqual([{ kind: "resumed", gapMs: 30 * MINUTE }]);
    expect(page.snapshot().sitting?.responses.get("a1")).toEqual(choice("B"));
    await machine.run(1_000);
    await page.controller.submit();
    await settled();
    const stored = (await machine.truth.load("sitting-1")) ?? expect.fail("not stored");
    const types = stored.events.map(({ fact }) => fact.type);
    expect(types).toEqual(["started", "responded", "responded", "restored", "resumed", "submitted"]);
    expect(stored.events[4]?.fact).toMatchObject({ gapMs: 30 * MINUTE, verified: false });
    expect(stored.events.map(({ epoch }) => epoch)).toEqual([1, 2, 2, 2, 3, 3]);
  });

  test("takes its draft along, and opens after the deadline only to be finished", async () => {
    const { machine: first, page } = await backups();
    first.drafts.set("sitting-1", { itemId: "c1", text: "not an event yet", afterSeq: 0 });
    const file = (await page.controller.backUp()) ?? expect.fail("no backup");
    const { machine, ports } = await station();
    machine.setWallBy(3 * 60 * MINUTE);
    expect(await restore(ports, file)).toEqual(["restored"]);
    const again = await machine.openPage("sitting-1");
    await machine.run(1_000);
    expect(again.snapshot().finished).toMatchObject({ closedBy: "deadline-on-resume" });
    expect(again.snapshot().sitting?.responses.get("c1")).toMatchObject({ intervention: "not an event yet" });
    expect(again.snapshot().sitting?.elapsedMs).toBe(60 * MINUTE);
  });
});

describe("case 19: backups brought in again, in part, from elsewhere, and damaged", () => {
  test("imported twice, the second changes nothing; of several the longest is taken, whatever their order", async () => {
    const { files } = await backups("A", "B", "C");
    const { machine, ports } = await station();
    expect(await restore(ports, ...files)).toEqual(["known", "known", "restored"]);
    expect(await restore(ports, ...files)).toEqual(["known", "known", "known"]);
    expect((await machine.truth.load("sitting-1"))?.events).toHaveLength(5);
  });

  test("a machine that holds the beginning is brought up to it, and a page that had it open lets go", async () => {
    const { machine, page, files } = await backups("A");
    await machine.run(1_000);
    machine.store.always = "refused";
    page.controller.respond("b1", choice("C"));
    const file = (await page.controller.backUp()) ?? expect.fail("no backup");
    page.kill();
    machine.store.always = null;
    const { ports } = await station();
    expect(await restore({ ...ports, ...machine.ports }, ...files, file)).toEqual(["known", "continued"]);
    expect(await storedTypes(machine)).toEqual(["started", "responded", "responded", "restored"]);
    const again = await machine.openPage();
    await machine.run(1_000);
    expect((await storedFacts(machine)).at(-1)).toMatchObject({ type: "resumed", verified: false });
    expect(again.snapshot().sitting?.responses.get("b1")).toEqual(choice("C"));
  });

  test("where the sitting was gone on with here, it is a fork, told with its place; handed in here, it is told", async () => {
    const { machine, page, files } = await backups("A", "B");
    const { machine: other, ports } = await station();
    await restore(ports, ...files.slice(0, 1));
    expect(await restore(ports, ...files.slice(1))).toEqual(["fork 3"]);
    expect((await other.truth.load("sitting-1"))?.events).toHaveLength(3);
    await page.controller.submit();
    await settled();
    expect(await restore({ ...ports, ...machine.ports }, ...files)).toEqual(["handed-in", "handed-in"]);
  });

  test("one bad file stops no other: changed, cut short, none of ours, for other codes", async () => {
    const { files } = await backups("A");
    const [good = expect.fail("no backup")] = files;
    const { ports } = await station();
    const text = new TextDecoder().decode(good.bytes);
    const at = text.indexOf('"ciphertext"') + 40;
    const edited = `${text.slice(0, at)}${text.charAt(at) === "A" ? "B" : "A"}${text.slice(at + 1)}`;
    const named = (content: string): NamedBytes => ({ name: "x.rxbak", bytes: new TextEncoder().encode(content) });
    const rows = await restore(ports, named(edited), named(text.slice(0, -20)), named('{"format":"else"}'), named(""), good);
    expect(rows).toEqual(["backup-damaged", "json-syntax", "file-format", "file-empty", "restored"]);
    expect(told((await restoreBackups({ ...CODES, participantCode: "P7K3-Q8", files }, ports))[0]?.outcome ?? expect.fail())).toBe(
      "wrong-codes",
    );
  });

  test("for an exam that this address does not offer, or not in this version, it is refused", async () => {
    const { files } = await backups("A");
    const other = offeredStudy({ ...STUDY, examHash: "0".repeat(64) }, MACHINE_EXAM, MACHINE_PAPER);
    const source = (load: RestorePorts["examSource"]["load"]) => ({
      examSource: { list: async () => ({ studies: [], issues: [] }), load },
    });
    expect(await restore((await station(source(async () => ok(other)))).ports, ...files)).toEqual(["other-exam"]);
    const away = source(async () => Promise.reject(new Error("no network")));
    expect(await restore((await station(away)).ports, ...files)).toEqual(["study-missing"]);
    const damaged = { ...plainPackCipher, open: async () => ({ kind: "damaged" }) as const };
    expect(await restore((await station({ packCipher: damaged })).ports, ...files)).toEqual(["pack-damaged"]);
  });

  test("a machine that cannot store says so, and can be tried again", async () => {
    const { files } = await backups("A");
    const { machine, ports } = await station();
    const failing = { ...machine.store, create: async () => Promise.reject(new Error("planned")) };
    expect(await restore({ ...ports, store: failing }, ...files)).toEqual(["storage"]);
    expect(await restore(ports, ...files)).toEqual(["restored"]);
  });
});
