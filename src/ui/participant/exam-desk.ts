import { createStore, type StoreApi } from "zustand";
import type { RefusedAct, ToolName } from "#domain/sitting/sitting-event.ts";

/** What lies beside the items on this page. Lives as long as the page; what of it counts is in the record. */
export interface ExamDesk {
  /** The item on screen; null on the review and before one is shown. */
  readonly itemId: string | null;
  /** Open tools, the one opened last first. */
  readonly tools: readonly ToolName[];
  /** What was refused last and not dismissed. */
  readonly refused: RefusedAct | null;
}

/** An empty desk. */
export function createExamDesk(): StoreApi<ExamDesk> {
  return createStore<ExamDesk>(() => ({ itemId: null, tools: [], refused: null }));
}
