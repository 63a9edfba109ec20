import { useEffect, useRef, useState } from "react";
import { useStationPorts } from "#ui/station/station-ports.ts";
import { runDrill, type DrillName, type DrillOutcome } from "#workflows/run-drill.ts";

/** Where a run of the drills stands. */
export interface DrillRun {
  readonly stage: "idle" | "running" | "ended" | "cancelled";
  readonly outcomes: readonly DrillOutcome[];
  readonly at: { readonly drill: DrillName; readonly done: number; readonly total: number } | null;
  /** Wall clock at the end, UTC epoch ms. */
  readonly endedAtMs: number;
}

const IDLE: DrillRun = { stage: "idle", outcomes: [], at: null, endedAtMs: 0 };

/** Runs the drills; leaving the page stops them after the round under way. */
export function useDrill(): { readonly run: DrillRun; readonly start: () => void; readonly cancel: () => void } {
  const { drill: ports } = useStationPorts();
  const [run, setRun] = useState(IDLE);
  const isCancelled = useRef(false);
  useEffect(
    () => () => {
      isCancelled.current = true;
    },
    [],
  );
  const start = async (): Promise<void> => {
    if (ports === null) throw new RangeError("useDrill requires ports of the drill, got none");
    isCancelled.current = false;
    setRun({ ...IDLE, stage: "running" });
    await runDrill(ports, {
      onProgress: (drill, done, total) => setRun((known) => ({ ...known, at: { drill, done, total } })),
      onOutcome: (outcome) => setRun((known) => ({ ...known, outcomes: [...known.outcomes, outcome] })),
      isCancelled: () => isCancelled.current,
    });
    setRun((known) => ({ ...known, stage: isCancelled.current ? "cancelled" : "ended", at: null, endedAtMs: Date.now() }));
  };
  const cancel = (): void => {
    isCancelled.current = true;
  };
  return { run, start: () => void start(), cancel };
}
