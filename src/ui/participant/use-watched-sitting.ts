import { useEffect } from "react";
import type { StoreApi } from "zustand";
import type { ExamDesk } from "#ui/participant/exam-desk.ts";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import type { SittingState } from "#ui/participant/sitting-store.ts";
import { watchSitting } from "#workflows/watch-sitting.ts";

/** Observes the page around the open sitting while this one is its writer and it is in progress. */
export function useWatchedSitting(store: StoreApi<SittingState>, desk: StoreApi<ExamDesk>, isWatched: boolean): void {
  const ports = useParticipantPorts();
  useEffect(() => {
    if (!isWatched) return undefined;
    const { observe, pulse } = store.getState();
    return watchSitting(ports, {
      usedMs: () => {
        pulse(); // what is shown may be a second old, and older in a page that was hidden
        const { sitting, remainingMs } = store.getState();
        return sitting === null ? 0 : sitting.start.durationMs + sitting.extraMs - remainingMs;
      },
      itemId: () => desk.getState().itemId,
      errorCount: () => store.getState().sitting?.errorCount ?? 0,
      observe,
      onPrint: () => desk.setState({ refused: "print" }),
    });
  }, [ports, store, desk, isWatched]);
}
