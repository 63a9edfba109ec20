import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drillItemId, numberResponse, numberShown } from "#workflows/drill-record.ts";
import type { DrillPorts } from "#workflows/drill-support.ts";
import type { DrillWriter, WriterReport } from "#workflows/ports/drill-writer.ts";
import { practicePorts, type PracticePorts } from "#workflows/practice-ports.ts";
import { DRILLS, runDrill, type DrillName, type DrillOutcome } from "#workflows/run-drill.ts";
import { takeExam } from "#workflows/take-exam.ts";
import { ROOT } from "../../../scripts/paths.mjs";
import { memorySittingStore } from "../../support/memory-sitting-store.ts";
import { memoryWriterLocks } from "../../support/memory-writer-lock.ts";

const PAPER = new Uint8Array(readFileSync(join(ROOT, "public", "practice", "paper.json")));
const APP = { version: "v", fileCount: 40, missing: [], isThisPage: true, isNewerWaiting: false };

/** How a machine breaks its promises. */
interface Faults {
  readonly writer?: "says saved too early";
  readonly lock?: "is given to everyone";
  readonly mirror?: "forgets";
  readonly app?: "has a gap" | "is not stored";
}

describe("a machine that keeps its promises", () => {
  it("passes every drill, with figures", async () => {
    const outcomes = await drilled({});
    expect(outcomes.map(({ drill, failure }) => [drill, failure])).toEqual(DRILLS.map((drill) => [drill, null]));
    expect(outcomes.find(({ drill }) => drill === "kill")?.figures).toMatchObject({ rounds: 20, missing: 0 });
    expect(outcomes.find(({ drill }) => drill === "offline")?.figures).toEqual({ files: 40, missing: 0 });
  });

  it("is left without a trace", async () => {
    const ports = machineWith({});
    await runDrill(ports, hooks());
    expect(await ports.machine.store.list()).toEqual([]);
  });
});

describe("a machine that does not", () => {
  it.each([
    ["kill", { writer: "says saved too early" }, /shown as saved and missing/],
    ["tabs", { lock: "is given to everyone" }, /second page could write at once/],
    ["resume", { mirror: "forgets" }, /mirrored text was not taken over/],
    ["offline", { app: "has a gap" }, /not stored: a\.js/],
    ["offline", { app: "is not stored" }, /not stored on this machine/],
  ] as const)("fails %s: %j", async (drill, faults, failure) => {
    const outcomes = await drilled(faults);
    expect(outcomes.find((known) => known.drill === drill)?.failure).toMatch(failure);
    expect(outcomes).toHaveLength(DRILLS.length);
  });
});

describe("a run that is called off", () => {
  it("ends after the round under way and says how far it came", async () => {
    const seen: [DrillName, number, number][] = [];
    let isCancelled = false;
    const outcomes = await runDrill(machineWith({}), {
      onProgress: (drill, done, total) => {
        seen.push([drill, done, total]);
        isCancelled = done === 3;
      },
      onOutcome: () => undefined,
      isCancelled: () => isCancelled,
    });
    expect(seen.at(-1)).toEqual(["kill", 3, 20]);
    expect(outcomes).toEqual([{ drill: "kill", figures: expect.objectContaining({ rounds: 3 }) as unknown, failure: null }]);
  });
});

function drilled(faults: Faults): Promise<readonly DrillOutcome[]> {
  return runDrill(machineWith(faults), hooks());
}

function hooks() {
  return { onProgress: () => undefined, onOutcome: () => undefined, isCancelled: () => false };
}

function machineWith(faults: Faults): DrillPorts {
  const locks = memoryWriterLocks();
  const drafts = new Map<string, Parameters<PracticePorts["mirror"]["write"]>[1]>();
  let memory = memorySittingStore();
  let idCount = 0;
  const store: PracticePorts["store"] = {
    create: (...call) => memory.create(...call),
    load: (...call) => memory.load(...call),
    list: () => memory.list(),
    claim: (...call) => memory.claim(...call),
    append: (...call) => memory.append(...call),
    beat: (...call) => memory.beat(...call),
    submit: (...call) => memory.submit(...call),
    keepSealed: (...call) => memory.keepSealed(...call),
  };
  const freeLock: PracticePorts["lock"] = {
    tryAcquire: async () => ({ release: () => undefined }),
    takeOver: async () => ({ release: () => undefined }),
    waitFor: async () => ({ release: () => undefined }),
  };
  const pageOf = (lock: PracticePorts["lock"]): PracticePorts =>
    practicePorts(
      {
        lock: faults.lock === undefined ? lock : freeLock,
        clock: { wallMs: () => Date.now(), monoMs: () => performance.now() },
        timer: {
          after: (delayMs, action) => {
            const id = setTimeout(action, delayMs);
            return () => clearTimeout(id);
          },
        },
        mirror: {
          read: (id) => (faults.mirror === undefined ? (drafts.get(id) ?? null) : null),
          write: (id, draft) => drafts.set(id, draft).has(id),
          clear: (id) => void drafts.delete(id),
        },
        hostClock: { read: async () => null },
        buildId: "b1",
        randomId: () => `drill-${(idCount += 1)}`,
      },
      {
        store,
        clear: async () => {
          memory = memorySittingStore();
        },
      },
    );
  return {
    machine: pageOf(locks.openPage().lock),
    openWriter: (sittingId, savedCount) => {
      const page = locks.openPage();
      return writerOn(pageOf(page.lock), { sittingId, savedCount, ahead: faults.writer === undefined ? 0 : 2, kill: page.kill });
    },
    app: async () => {
      if (faults.app === "is not stored") return null;
      return faults.app === undefined ? APP : { ...APP, missing: ["a.js"] };
    },
    hostFiles: { read: async () => PAPER },
  };
}

interface Plan {
  readonly sittingId: string;
  readonly savedCount: number;
  /** How much more it says is saved than it was told. */
  readonly ahead: number;
  readonly kill: () => void;
}

/** The second thread in memory: killed, it writes no more and its lock is free. */
function writerOn(machine: PracticePorts, { sittingId, savedCount, ahead, kill }: Plan): DrillWriter {
  const listeners = new Set<() => void>();
  const controller = takeExam(machine, sittingId);
  let [saved, asked, isDead] = [savedCount, savedCount, false];
  let latest: WriterReport | null = null;
  controller.subscribe(({ phase, access, save, exam, sitting }) => {
    if (isDead || phase !== "ready" || exam === null || sitting === null) return;
    const itemId = drillItemId(exam);
    if (access === "writer" && save.kind === "saved") saved = numberShown(sitting, itemId);
    latest = { access, savedCount: saved + (saved > savedCount ? ahead : 0) };
    for (const listener of listeners) listener();
    if (access !== "writer" || asked !== saved) return;
    asked += 1;
    setTimeout(() => {
      if (!isDead) controller.respond(itemId, numberResponse(asked));
    });
  });
  void controller.open();
  return {
    latest: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    kill: () => {
      isDead = true;
      kill();
      controller.close();
    },
  };
}
