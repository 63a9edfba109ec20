import type { SittingActions, SittingSnapshot } from "#workflows/take-exam-state.ts";

/** State and actions of the one sitting on screen. */
export type SittingState = SittingSnapshot & SittingActions;
