import { createContext, useContext } from "react";
import { useStore, type StoreApi } from "zustand";
import type { ErrorType } from "#domain/exam/error-type.ts";
import type { Exam } from "#domain/exam/exam.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import type { ExamDesk } from "#ui/participant/exam-desk.ts";
import type { SittingState } from "#ui/participant/sitting-store.ts";

/** The open sitting as its pages see it. */
export interface OpenSitting {
  readonly store: StoreApi<SittingState>;
  readonly desk: StoreApi<ExamDesk>;
  /** Error types that "no problem" set aside, by item, so that unticking it brings them back. Lives as long as the page. */
  readonly setAside: Map<string, readonly ErrorType[]>;
  /** How many of the store's notices were dismissed. */
  readonly dismissedCount: number;
  readonly dismissNotices: (count: number) => void;
}

/** Holds the open sitting for the pages below. */
export const OpenSittingContext = createContext<OpenSitting | null>(null);

/** The open sitting. @throws RangeError outside a context. */
export function useOpenSitting(): OpenSitting {
  const open = useContext(OpenSittingContext);
  if (open === null) throw new RangeError("useOpenSitting requires an OpenSittingContext around it, got none");
  return open;
}

/** A part of the sitting's state; the component renders again when that part changes. */
export function useSitting<T>(select: (state: SittingState) => T): T {
  return useStore(useOpenSitting().store, select);
}

/** The sitting of a page that is only shown once it is loaded. @throws RangeError before. */
export function useLoadedSitting(): Sitting {
  const sitting = useSitting((state) => state.sitting);
  if (sitting === null) throw new RangeError("useLoadedSitting requires a loaded sitting, got none");
  return sitting;
}

/** The exam and the sitting of a page that is only shown while both are there. @throws RangeError before, and once the sitting is sealed. */
export function useExamAndSitting(): { readonly exam: Exam; readonly sitting: Sitting } {
  const exam = useSitting((state) => state.exam);
  const sitting = useSitting((state) => state.sitting);
  if (exam === null || sitting === null) throw new RangeError("useExamAndSitting requires a loaded sitting, got none");
  return { exam, sitting };
}

/** True while no response may be changed: another tab writes, a code is awaited, the sitting is being handed in, or its time is over. */
export function useIsLocked(): boolean {
  return useSitting((state) => !canHandIn(state) || isAwaitingCode(state) || state.remainingMs <= 0);
}

/** True while this page may hand in, which a sitting that awaits a code may too. */
export function useCanHandIn(): boolean {
  return useSitting((state) => canHandIn(state) && (isAwaitingCode(state) || state.remainingMs > 0));
}

function canHandIn(state: SittingState): boolean {
  return state.access === "writer" && !state.isClosing && state.finished === null;
}

function isAwaitingCode(state: SittingState): boolean {
  return (state.sitting?.lockedMs ?? null) !== null;
}
