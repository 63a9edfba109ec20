import { argon2BackupCipher } from "#crypto/argon2-backup-cipher.ts";
import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import { chainEvent, startHashOf } from "#domain/sitting/event-chain.ts";
import type { ChainedEvent, SittingFact } from "#domain/sitting/sitting-event.ts";
import { writeResponseArchive } from "#formats/response-archive.ts";
import { writeResponseWorkbook } from "#formats/response-workbook.ts";
import { browserClock } from "#platform/browser-clock.ts";
import { browserTimer } from "#platform/browser-timer.ts";
import { randomId } from "#platform/random-id.ts";
import { browserWriterLock } from "#platform/web-writer-lock.ts";
import { openParticipantDatabase } from "#storage/participant-database.ts";
import { participantStore } from "#storage/participant-store.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import { startSitting } from "#workflows/start-sitting.ts";
import { takeExam, type SittingController } from "#workflows/take-exam.ts";
import { barePuts } from "./bare-puts.ts";
import { benchExam, benchStudy } from "./bench-exam.ts";
import { benchExport } from "./bench-export.ts";

// Runs in the browser on the app's own origin: the real controller on the real database, without the pages around it.

const EVENT_COUNT = 5_000;
const BATCH = 250;

/** What the benchmark's page offers. All times in ms. */
export interface BenchPage {
  /** From giving a response to the end of its strict transaction, beside a bare strict put, in turns. */
  readonly durable: (rounds: number) => Promise<{ readonly app: readonly number[]; readonly bare: readonly number[] }>;
  /** Makes a sitting of 100 items with 5,000 events; gives its id. */
  readonly makeLongSitting: () => Promise<string>;
  /** From opening the page's controller to the sitting being ready to be written. */
  readonly resume: (sittingId: string) => Promise<number>;
  /** Writes the response workbook, or the archive of CSV tables, of so many people with 100 responses each. */
  readonly exportResponses: (form: "workbook" | "csv", personCount: number) => Promise<{ readonly ms: number; readonly bytes: number }>;
}

declare global {
  var rxbBench: BenchPage;
}

globalThis.rxbBench = { durable, makeLongSitting, resume, exportResponses };

async function exportResponses(form: "workbook" | "csv", personCount: number): Promise<{ readonly ms: number; readonly bytes: number }> {
  const input = benchExport(personCount);
  const startedAtMs = performance.now();
  const file = form === "workbook" ? await writeResponseWorkbook(input) : writeResponseArchive(input);
  return { ms: Math.round(performance.now() - startedAtMs), bytes: file.length };
}

function ports(): SittingPorts {
  return {
    store: participantStore(openParticipantDatabase("rxbaseline-bench"), webcryptoExamLock),
    lock: browserWriterLock(),
    clock: browserClock,
    timer: browserTimer,
    mirror: { read: () => null, write: () => true, clear: () => undefined },
    sealer: { seal: () => Promise.reject(new Error("nothing is sealed here")), open: () => Promise.resolve(null) },
    backupCipher: argon2BackupCipher,
    hostClock: { read: () => Promise.resolve(null) },
    buildId: "bench",
    randomId,
  };
}

async function newSitting(): Promise<string> {
  const who = { participantCode: randomId(), startCode: "", language: "en", zone: "UTC", appVersion: "0.1.0", buildId: "bench" } as const;
  return startSitting(ports(), { study: benchStudy, exam: benchExam, ...who });
}

async function durable(rounds: number): Promise<{ readonly app: readonly number[]; readonly bare: readonly number[] }> {
  const controller = takeExam(ports(), await newSitting());
  await controller.open();
  const bare = await barePuts();
  const times = { app: new Array<number>(), bare: new Array<number>() };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(await timed(() => bare.put(round)));
    times.app.push(await timed(() => give(controller, round)));
  }
  controller.close();
  bare.close();
  return times;
}

/** From the click on an option to "saved". */
function give(controller: SittingController, round: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = controller.subscribe(({ save }) => {
      if (save.kind !== "saved") return;
      stop();
      resolve();
    });
    controller.respond(`a${1 + (round % 51)}`, { kind: "choice", letters: ["ABCDE".charAt(Math.floor(round / 51) % 5)] });
  });
}

async function makeLongSitting(): Promise<string> {
  const sittingId = await newSitting();
  const { store } = ports();
  const epoch = await store.claim(sittingId);
  const stored = await store.load(sittingId);
  if (stored === null) throw new Error("the sitting was not stored");
  let head = stored.events.at(-1)?.hash ?? startHashOf(stored.start);
  for (let first = stored.events.length; first < EVENT_COUNT; first += BATCH) {
    const events: ChainedEvent[] = [];
    for (let seq = first; seq < Math.min(first + BATCH, EVENT_COUNT); seq += 1) {
      const event = chainEvent(head, { seq, atMs: stored.start.startedAtMs + seq, elapsedMs: seq, epoch, fact: factOf(seq) });
      events.push(event);
      head = event.hash;
    }
    if ((await store.append(sittingId, epoch, events)) !== "stored") throw new Error("the events were not stored");
  }
  return sittingId;
}

/** A visit, then two dozen pauses of typing, item after item. */
function factOf(seq: number): SittingFact {
  const itemId = `c${1 + (Math.floor(seq / 25) % 39)}`;
  if (seq % 25 === 1) return { type: "visited", itemId };
  const intervention = "该药与患者情况不符，建议减量，并复查肾功能。".repeat(1 + (seq % 25));
  const response = { kind: "short-answer", errorTypes: ["T01"], unknownTypes: [], noProblem: false, intervention } as const;
  return { type: "responded", itemId, response, composing: false };
}

async function resume(sittingId: string): Promise<number> {
  const controller = takeExam(ports(), sittingId);
  const ms = await timed(async () => {
    await controller.open();
    if (controller.snapshot().access !== "writer") throw new Error(`the sitting is ${controller.snapshot().phase}`);
  });
  await controller.flush();
  controller.close();
  return ms;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAtMs = performance.now();
  await work();
  return performance.now() - startedAtMs;
}
