import "fake-indexeddb/auto";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import { fetchDropBox } from "#platform/fetch-drop-box.ts";
import { handInAll, type HandIns } from "#workflows/hand-in.ts";
import type { Timer } from "#workflows/ports/timer.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";
import { findApache } from "../../scripts/find-apache.mjs";
import { apacheBox } from "../support/drop-box/apache-box.ts";
import type { RealBox } from "../support/drop-box/real-box.ts";
import { s3Box } from "../support/drop-box/s3-box.ts";
import { sealedDevice, sealedSitting, type SealedDevice, type SealedSitting } from "../support/drop-box/sealed-device.ts";

const TIMEOUT_MS = 120_000;
/** A hundredth of the pauses between two tries: the order of things is what is tried here, not patience. */
const HASTE = 100;
const DEVICES = 20;
const SITTINGS_EACH = 10;
/** Machines that hand in before the box is killed. */
const EARLY = 8;

const hastyTimer: Timer = {
  after: (delayMs, action) => {
    const id = setTimeout(action, delayMs / HASTE);
    return () => clearTimeout(id);
  },
};
let box: RealBox | null = null;
let keys = { publicKey: "", privateKey: "" };
/** The sittings of each machine. */
let rooms: readonly (readonly SealedSitting[])[] = [];
beforeAll(async () => {
  keys = await createKeyPair();
  const ids = Array.from({ length: DEVICES }, (_, device) =>
    Array.from({ length: SITTINGS_EACH }, (_unused, n) => `sitting-${device}-${n}`),
  );
  rooms = await Promise.all(ids.map((own) => Promise.all(own.map((id) => sealedSitting(id, keys.publicKey)))));
});
/** Pages of a test: none goes on after it. */
const lives: { isOver: boolean }[] = [];
afterEach(async () => {
  for (const life of lives.splice(0)) life.isOver = true;
  await box?.remove();
});

const BOXES: readonly (readonly [string, boolean, () => Promise<RealBox>])[] = [
  ["Apache's mod_dav", findApache() !== undefined, apacheBox],
  ["an S3-compatible server", true, () => s3Box("https://exam.example.org")],
];

describe.each(BOXES)("200 submissions to %s", (name, isThere, open) => {
  if (!isThere) console.warn(`${name} is not on this machine: nothing is handed in to it.`);
  test.skipIf(!isThere)(
    "killed in the middle and started again, and so are exam machines: none lost, none twice",
    async () => {
      const drop = (box = await open());
      const plans = rooms.map((sittings) => sittings.map(({ sittingId }) => sittingId));
      const devices = await Promise.all(rooms.map((sittings, room) => sealedDevice(`${name} ${room}`, drop.url, sittings)));

      await drop.start();
      const early = devices.slice(0, EARLY).map(openPage);
      await until(() => drop.files().length >= 30);
      await drop.kill();
      early.slice(0, EARLY / 2).forEach((page) => page.kill());
      const survivors = early.slice(EARLY / 2);
      const restarted = devices.slice(0, EARLY / 2).map((device) => openPage(device.reopen()));
      const late = devices.slice(EARLY).map(openPage);
      const pages = [...restarted, ...survivors, ...late];
      await until(() => late.every(({ handIns }, device) => hasFailed(handIns, plans[EARLY + device] ?? [])));
      expect(drop.files().length).toBeLessThanOrEqual(EARLY * SITTINGS_EACH);
      await drop.start();
      await until(() => pages.every(({ handIns }, device) => isAcknowledged(handIns, plans[device] ?? [])));

      const opened = await Promise.all(drop.files().map((file) => unsealSubmission(file, keys.privateKey, hpkeSealer)));
      const ids = opened.map((result) => (result.ok ? result.value.submissionId : JSON.stringify(result.error)));
      expect(ids.sort()).toEqual(plans.flat().sort());
      const kept = await Promise.all(devices.slice(EARLY).map(({ handInStore }) => handInStore.list()));
      expect(kept.flat().filter(({ state }) => state.kind === "acknowledged")).toHaveLength((DEVICES - EARLY) * SITTINGS_EACH);
    },
    TIMEOUT_MS,
  );
});

function hasFailed(handIns: HandIns, sittingIds: readonly string[]): boolean {
  return sittingIds.every((id) => {
    const state = handIns.view(id)?.state;
    return state?.kind === "waiting" && state.failure !== null;
  });
}

function isAcknowledged(handIns: HandIns, sittingIds: readonly string[]): boolean {
  return sittingIds.every((id) => handIns.view(id)?.state.kind === "acknowledged");
}

/** Longest that anything is waited for, ms. */
const PATIENCE_MS = 90_000;

async function until(isSo: () => boolean): Promise<void> {
  const endMs = Date.now() + PATIENCE_MS;
  while (!isSo()) {
    if (Date.now() > endMs) throw new Error(`waited ${PATIENCE_MS} ms for ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

interface OpenPage {
  readonly handIns: HandIns;
  readonly kill: () => void;
}

/** A page of the app that begins to hand in; killed, it does nothing more. */
function openPage({ store, handInStore }: SealedDevice): OpenPage {
  const life = { isOver: false };
  lives.push(life);
  const timer: Timer = { after: (delayMs, action) => hastyTimer.after(delayMs, () => (life.isOver ? undefined : action())) };
  const clock = { wallMs: () => Date.now(), monoMs: () => performance.now() };
  const handIns = handInAll({ store, handInStore, timer, clock, dropBox: fetchDropBox("http://localhost/") });
  void handIns.look();
  return { handIns, kill: () => void (life.isOver = true) };
}
