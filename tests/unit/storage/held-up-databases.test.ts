import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { expect, test } from "vitest";
import { heldUpDatabases } from "#storage/held-up-databases.ts";
import { openParticipantDatabase } from "#storage/participant-database.ts";

/** A window that still runs version 1 of the app, with a sitting's database open. */
async function olderWindow(name: string): Promise<Dexie> {
  const older = new Dexie(name);
  older.version(1).stores({ sittings: "sittingId, status" });
  older.on("versionchange", () => false);
  return older.open();
}

test("a database that an older window holds is told of, and goes on by itself when that window closes", async () => {
  const older = await olderWindow("held");
  const heldUp = heldUpDatabases();
  const seen: boolean[] = [];
  const isWaiting = new Promise<void>((resolve) => {
    heldUp.subscribe(() => {
      seen.push(heldUp.isAny());
      resolve();
    });
  });
  const reading = heldUp.watch(openParticipantDatabase("held")).sittings.toArray();
  await isWaiting;
  expect(heldUp.isAny()).toBe(true);
  older.close();
  expect(await reading).toEqual([]);
  await expect.poll(() => heldUp.isAny()).toBe(false);
  expect(seen).toEqual([true, false]);
});

test("a database that nobody holds is not told of, nor to whoever stopped listening", async () => {
  const heldUp = heldUpDatabases();
  const seen: boolean[] = [];
  const stop = heldUp.subscribe(() => seen.push(heldUp.isAny()));
  await heldUp.watch(openParticipantDatabase("free")).open();
  expect(seen).toEqual([]);
  stop();
  const older = await olderWindow("held-too");
  const database = heldUp.watch(openParticipantDatabase("held-too"));
  const opening = database.open();
  await expect.poll(() => heldUp.isAny()).toBe(true);
  older.close();
  await opening;
  expect(seen).toEqual([]);
});
