import { webcryptoExamLock } from "#crypto/webcrypto-exam-lock.ts";
import { browserClock } from "#platform/browser-clock.ts";
import { browserTimer } from "#platform/browser-timer.ts";
import { randomId } from "#platform/random-id.ts";
import { browserWriterLock } from "#platform/web-writer-lock.ts";
import { openParticipantDatabase } from "#storage/participant-database.ts";
import { participantStore } from "#storage/participant-store.ts";
import { practicePorts } from "#workflows/practice-ports.ts";
import { drillItemId, numberResponse, numberShown } from "#workflows/drill-record.ts";
import type { WriterReport } from "#workflows/ports/drill-writer.ts";
import { takeExam } from "#workflows/take-exam.ts";

// The drill's second thread, and a composition root of its own: the real controller on the drill's database. It writes one number after
// another, each as soon as the one before was shown as saved, until it is ended from outside.

interface Order {
  readonly sittingId: string;
  readonly savedCount: number;
  readonly database: string;
}

addEventListener("message", ({ data }: MessageEvent<Order>) => void write(data));

async function write({ sittingId, savedCount, database }: Order): Promise<void> {
  const machine = {
    lock: browserWriterLock(),
    clock: browserClock,
    timer: browserTimer,
    mirror: { read: () => null, write: () => false, clear: () => undefined }, // a worker has no local storage
    hostClock: { read: () => Promise.resolve(null) },
    randomId,
    buildId: __BUILD_ID__,
  };
  const store = participantStore(openParticipantDatabase(database), webcryptoExamLock);
  const controller = takeExam(practicePorts(machine, { store, clear: () => Promise.resolve() }), sittingId);
  let [saved, asked] = [savedCount, savedCount];
  controller.subscribe(({ phase, access, save, exam, sitting }) => {
    if (phase !== "ready" || exam === null || sitting === null) return;
    const itemId = drillItemId(exam);
    if (access === "writer" && save.kind === "saved") saved = numberShown(sitting, itemId);
    postMessage({ access, savedCount: saved } satisfies WriterReport);
    if (access !== "writer" || asked !== saved) return;
    asked += 1;
    queueMicrotask(() => controller.respond(itemId, numberResponse(asked)));
  });
  await controller.open();
}
