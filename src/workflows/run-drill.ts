import { drillClock, drillQuota } from "#workflows/drill-faults.ts";
import { drillKill } from "#workflows/drill-kill.ts";
import type { DrillPorts, Figures } from "#workflows/drill-support.ts";
import { drillOffline, drillResume, drillTabs } from "#workflows/drill-tabs.ts";

/** The failures that are brought about on this machine, in order. */
export const DRILLS = ["kill", "quota", "clock", "tabs", "resume", "offline"] as const;
/** One of them. */
export type DrillName = (typeof DRILLS)[number];

/** What came of one. `failure` says what was not as it must be; null when all was. */
export interface DrillOutcome {
  readonly drill: DrillName;
  readonly figures: Figures;
  readonly failure: string | null;
}

/** What is told while the drills run, and asked. */
export interface DrillHooks {
  /** A drill has begun, or has come this far of its rounds. */
  readonly onProgress: (drill: DrillName, done: number, total: number) => void;
  readonly onOutcome: (outcome: DrillOutcome) => void;
  /** True ends after the round under way. */
  readonly isCancelled: () => boolean;
}

const RUNS: Readonly<Record<DrillName, (ports: DrillPorts, onRound: (done: number, total: number) => boolean) => Promise<Figures>>> = {
  kill: drillKill,
  quota: drillQuota,
  clock: drillClock,
  tabs: drillTabs,
  resume: drillResume,
  offline: drillOffline,
};

/**
 * Brings about, one after the other, what befalls an exam's machine, with its real database, locks, local storage and cache, and tells
 * of each whether all was kept. Failures of one do not keep the next from running. The drill's database is emptied at the end.
 */
export async function runDrill(ports: DrillPorts, hooks: DrillHooks): Promise<readonly DrillOutcome[]> {
  const outcomes: DrillOutcome[] = [];
  for (const drill of DRILLS) {
    if (hooks.isCancelled()) break;
    hooks.onProgress(drill, 0, 1);
    const outcome = await outcomeOf(ports, drill, hooks);
    outcomes.push(outcome);
    hooks.onOutcome(outcome);
  }
  await ports.machine.clear().catch(() => undefined); // a database that cannot be emptied has failed its drill already
  return outcomes;
}

async function outcomeOf(ports: DrillPorts, drill: DrillName, hooks: DrillHooks): Promise<DrillOutcome> {
  const onRound = (done: number, total: number): boolean => {
    hooks.onProgress(drill, done, total);
    return !hooks.isCancelled();
  };
  try {
    return { drill, figures: await RUNS[drill](ports, onRound), failure: null };
  } catch (cause) {
    return { drill, figures: {}, failure: cause instanceof Error ? cause.message : String(cause) };
  }
}
