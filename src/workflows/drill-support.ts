import { isVerifiedRecord, numbersIn } from "#workflows/drill-record.ts";
import type { Language } from "#lib/language.ts";
import type { OpenDrillWriter } from "#workflows/ports/drill-writer.ts";
import type { HostFiles } from "#workflows/ports/host-files.ts";
import type { MachineProbe } from "#workflows/ports/machine.ts";
import type { Timer } from "#workflows/ports/timer.ts";
import type { PracticePorts } from "#workflows/practice-ports.ts";
import { startPractice } from "#workflows/practise.ts";
import { takeExam, type SittingController } from "#workflows/take-exam.ts";
import type { SittingSnapshot } from "#workflows/take-exam-state.ts";

/** The machine as a drill plays with it: all is real, the database is one of its own. */
export interface DrillPorts {
  readonly machine: PracticePorts;
  readonly openWriter: OpenDrillWriter;
  readonly app: MachineProbe["app"];
  readonly hostFiles: HostFiles;
}

/** What a drill counted, by name; shown and kept with its outcome. */
export type Figures = Readonly<Record<string, number>>;

/** Something that must come takes at most this long on a slow machine, ms. */
const LIMIT_MS = 20_000;
const REQUEST = { code: "DRILL", language: "en" satisfies Language, zone: "UTC", appVersion: "drill" } as const;

/** Empties the drill's database and starts a sitting in it; gives its id. */
export function startDrillSitting({ machine, hostFiles }: DrillPorts): Promise<string> {
  return startPractice(machine, hostFiles, REQUEST);
}

/** Opens a sitting as a page does; resolves when it can be seen. */
export async function openController(machine: PracticePorts, sittingId: string): Promise<SittingController> {
  const controller = takeExam(machine, sittingId);
  void controller.open();
  await untilSnapshot(machine.timer, controller, { what: "the sitting opens", holds: ({ phase }) => phase === "ready" });
  return controller;
}

/** Something that a sitting's page must come to show. */
export interface Expected {
  readonly what: string;
  readonly holds: (snapshot: SittingSnapshot) => boolean;
}

/** Resolves once a snapshot is as expected. Rejects, saying what was expected, when none is in time. */
export function untilSnapshot(timer: Timer, controller: SittingController, { what, holds }: Expected): Promise<void> {
  return until(timer, { what, holds: () => holds(controller.snapshot()), subscribe: controller.subscribe });
}

/** Something that can be listened to until it is so. */
export interface Condition {
  readonly what: string;
  readonly holds: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Resolves once the condition holds. Rejects, saying what was expected, when it does not in time. */
export function until(timer: Timer, { what, holds, subscribe }: Condition): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      stop();
      cancel();
      act();
    };
    const cancel = timer.after(LIMIT_MS, () => settle(() => reject(new Error(`not within ${LIMIT_MS / 1000} s: ${what}`))));
    const stop = subscribe(() => {
      if (holds()) settle(resolve);
    });
    if (holds()) settle(resolve);
  });
}

/** @throws Error saying what should have been. */
export function require(claim: boolean, what: string): void {
  if (!claim) throw new Error(what);
}

/** The numbers a sitting's record holds, in order, after its chain was verified. Rejects for a record that is gone or does not hold together. */
export async function storedNumbers({ machine }: DrillPorts, sittingId: string): Promise<readonly number[]> {
  const stored = await machine.store.load(sittingId);
  if (stored === null) throw new Error("the record is gone");
  require(isVerifiedRecord(stored), "the record's chain is broken");
  return numbersIn(stored);
}
