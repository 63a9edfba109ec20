import type { WriteOutcome } from "#workflows/ports/sitting-store.ts";
import type { SittingNotice, SittingSnapshot } from "#workflows/take-exam-state.ts";

/** How an ownership ends: the sitting was handed in, here or elsewhere, or the store refused a write. */
export type OwnerEnd = "submitted" | Exclude<WriteOutcome, "stored">;

/** What an owner tells. */
export interface OwnerHooks {
  readonly publish: (change: Partial<SittingSnapshot>) => void;
  readonly notice: (notice: SittingNotice) => void;
  /** Nothing more comes of this owner. */
  readonly onEnd: (reason: OwnerEnd) => void;
}
