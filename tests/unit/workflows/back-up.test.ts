import { describe, expect, test } from "vitest";
import { backupHeader, packBackup } from "#formats/backup-file.ts";
import { readBackupFile, unpackBackup } from "#formats/read-backup-file.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { unsealBackup } from "#workflows/unseal-backup.ts";
import { examMachine, settled, type ExamPage } from "../../support/exam-machine.ts";
import { choice, shortAnswer } from "../../support/sitting-facts.ts";

const HOUR = 3_600_000;
const OPEN = { seal: () => expect.fail("sealed"), open: async (_key: string, { ciphertext }: { ciphertext: Uint8Array }) => ciphertext };

async function backupOf(page: ExamPage): Promise<NamedBytes> {
  return (await page.controller.backUp()) ?? expect.fail("no backup");
}

async function contentOf(file: NamedBytes) {
  const content = await unsealBackup(file, "private", OPEN);
  return content.ok ? content.value : expect.fail(JSON.stringify(content.error));
}

describe("a backup", () => {
  test("case 12: is made from memory while nothing can be stored or mirrored, with what is on the screen", async () => {
    const machine = await examMachine();
    const page = await machine.openPage();
    machine.store.always = "refused";
    page.controller.respond("a1", choice("A"));
    await machine.run(4_000);
    page.controller.typeIntervention("c1", "减量", false);
    const file = await backupOf(page);
    const { start, events, heartbeat } = await contentOf(file);
    expect(file.name).toBe("study_P7K3-QH_0003.rxbak");
    expect(start.sittingId).toBe(machine.sittingId);
    expect(events.map(({ fact }) => fact.type)).toEqual(["started", "responded", "responded"]);
    expect(events.at(-1)?.fact).toMatchObject({ itemId: "c1", response: shortAnswer({ intervention: "减量" }) });
    expect(heartbeat.elapsedMs).toBe(4_000);
    expect(page.snapshot().save.kind).toBe("failing");
    expect((await machine.truth.load(machine.sittingId))?.events).toHaveLength(1);
  });

  test("is there while time is up and the store refuses the handing-in", async () => {
    const machine = await examMachine(60_000);
    const page = await machine.openPage();
    page.controller.respond("a1", choice("A"));
    await machine.run(1_000);
    machine.store.always = "refused";
    await machine.run(70_000);
    const { events, heartbeat } = await contentOf(await backupOf(page));
    expect(page.snapshot().isClosing).toBe(true);
    expect(events.some(({ fact }) => fact.type === "responded")).toBe(true);
    expect(heartbeat.elapsedMs).toBe(60_000);
  });

  test("carries the text that a lock keeps out of the record", async () => {
    const machine = await examMachine(HOUR);
    const page = await machine.openPage();
    machine.setWallBy(3 * HOUR);
    await machine.run(2_000);
    machine.drafts.set(machine.sittingId, { itemId: "c1", text: "kept by the mirror", afterSeq: 1 });
    expect((await contentOf(await backupOf(page))).draft).toMatchObject({ text: "kept by the mirror" });
  });

  test("is none where this page has no sitting of its own: as a reader, and after the end", async () => {
    const machine = await examMachine();
    const page = await machine.openPage();
    const reader = await machine.openPage();
    await machine.run(1_000);
    expect(await reader.controller.backUp()).toBeNull();
    await page.controller.submit();
    await settled();
    expect(await page.controller.backUp()).toBeNull();
  });
});

describe("case 19: a backup file that was changed", () => {
  test("is refused whichever byte it was", async () => {
    const machine = await examMachine();
    const file = await backupOf(await machine.openPage());
    for (let at = 5; at < file.bytes.length - 1; at += 37) {
      const bytes = file.bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));
      expect(readBackupFile({ name: "edited.rxbak", bytes }).ok, `byte ${at}`).toBe(false);
    }
    expect(readBackupFile(file).ok).toBe(true);
    expect(readBackupFile({ ...file, bytes: file.bytes.slice(0, -9) }).ok).toBe(false);
  });

  test("whose lock opens although the record was changed is told where it breaks", async () => {
    const machine = await examMachine();
    const page = await machine.openPage();
    page.controller.respond("a1", choice("A"));
    page.controller.respond("a1", choice("B"));
    const file = await backupOf(page);
    const content = await contentOf(file);
    const events = content.events.map((event) => (event.seq === 1 ? { ...event, atMs: event.atMs + 1 } : event));
    const header = backupHeader(content.start);
    const found = (changed: object) => unpackBackup(packBackup({ ...content, ...changed }), header, file.name);
    expect(found({})).toMatchObject({ ok: true });
    expect(found({ events })).toMatchObject({ ok: false, error: [{ code: "backup-chain", params: { seq: 2, reason: "hash" } }] });
    expect(found({ events: [] })).toMatchObject({ ok: false, error: [{ code: "backup-damaged" }] });
    expect(found({ start: { ...content.start, examHash: "f".repeat(64) } })).toMatchObject({
      ok: false,
      error: [{ code: "backup-header" }],
    });
    expect(unpackBackup(new Uint8Array(), header, file.name)).toMatchObject({ ok: false, error: [{ code: "backup-damaged" }] });
  });
});
