import { drillItemId, numberResponse } from "#workflows/drill-record.ts";
import {
  openController,
  require,
  startDrillSitting,
  storedNumbers,
  untilSnapshot,
  type DrillPorts,
  type Figures,
} from "#workflows/drill-support.ts";
import type { StorageFailure } from "#workflows/ports/sitting-store.ts";
import type { SittingController } from "#workflows/take-exam.ts";

const BACK_MS = 45 * 60_000;
const FORWARD_MS = 3 * 60 * 60_000;
/** What the exam's clock may run on by itself while it is looked at, ms. */
const SLACK_MS = 10_000;

/** Writes fail as on a full disk, then heal: the page must say that it is not saved, never that it is, and then store all of it. */
export async function drillQuota(ports: DrillPorts): Promise<Figures> {
  const sittingId = await startDrillSitting(ports);
  const { machine } = ports;
  let isFull = false;
  let refusedCount = 0;
  const store: typeof machine.store = {
    ...machine.store,
    append: (...call) => {
      if (!isFull) return machine.store.append(...call);
      refusedCount += 1;
      return Promise.reject(fullDisk());
    },
  };
  const controller = await openController({ ...machine, store }, sittingId);
  try {
    const itemId = itemOf(controller);
    controller.respond(itemId, numberResponse(1));
    await untilSnapshot(machine.timer, controller, { what: "a response is saved", holds: ({ save }) => save.kind === "saved" });
    isFull = true;
    controller.respond(itemId, numberResponse(2));
    const lie = watchForSaved(controller);
    await untilSnapshot(machine.timer, controller, { what: 'the page says "not saved"', holds: ({ save }) => save.kind === "failing" });
    require(!(await storedNumbers(ports, sittingId)).includes(2), "a write that failed was stored");
    require(!lie(), 'the page said "saved" of a write that failed');
    isFull = false;
    await untilSnapshot(machine.timer, controller, { what: "the page saves again by itself", holds: ({ save }) => save.kind === "saved" });
    require((await storedNumbers(ports, sittingId)).includes(2), "what was held back was not stored afterwards");
    return { refused: refusedCount, lost: 0 };
  } finally {
    controller.close();
  }
}

/** The wall clock is set back, right again and far ahead: time is neither given nor taken, and a jump beyond what is left locks. */
export async function drillClock(ports: DrillPorts): Promise<Figures> {
  const sittingId = await startDrillSitting(ports);
  const { machine } = ports;
  let offMs = 0;
  const clock = { ...machine.clock, wallMs: () => machine.clock.wallMs() + offMs };
  const controller = await openController({ ...machine, clock }, sittingId);
  const setClock = (ms: number): number => {
    offMs = ms;
    controller.pulse();
    return controller.snapshot().remainingMs;
  };
  try {
    const atFirstMs = setClock(0);
    const backMs = setClock(-BACK_MS);
    require(backMs <= atFirstMs, "a clock set back gave time");
    require(atFirstMs - backMs < SLACK_MS, "a clock set back took time");
    const rightMs = setClock(0);
    require(backMs - rightMs < SLACK_MS, "a clock put right took time");
    setClock(FORWARD_MS);
    const { sitting } = controller.snapshot();
    require(sitting !== null && sitting.lockedMs !== null && sitting.status === "in-progress", "a jump beyond the time left did not lock");
    controller.respond(itemOf(controller), numberResponse(1));
    await controller.flush();
    require((await storedNumbers(ports, sittingId)).length === 0, "a locked sitting took a response");
    return { backMinutes: BACK_MS / 60_000, aheadMinutes: FORWARD_MS / 60_000, driftMs: Math.round(atFirstMs - rightMs) };
  } finally {
    controller.close();
  }
}

function itemOf(controller: SittingController): string {
  const { exam } = controller.snapshot();
  if (exam === null) throw new Error("the sitting has no exam");
  return drillItemId(exam);
}

/** Tells whether "saved" was shown since. */
function watchForSaved(controller: SittingController): () => boolean {
  let wasSaid = false;
  controller.subscribe(({ save }) => {
    if (save.kind === "saved") wasSaid = true;
  });
  return () => wasSaid;
}

function fullDisk(): StorageFailure {
  return Object.assign(new Error("a full disk, planned"), { name: "StorageFailure" as const, kind: "quota" as const });
}
