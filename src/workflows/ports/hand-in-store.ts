import type { PutFailure } from "#workflows/ports/drop-box.ts";

/** Why the last try failed; "unread": this machine could not read the file it was to send. */
export type HandInFailure = PutFailure | { readonly kind: "unread"; readonly status: null; readonly retryAfterMs: null };

/** A sealed submission that is not known to be in the study's drop box. */
export interface WaitingHandIn {
  readonly kind: "waiting";
  /** Tries so far, all failed. */
  readonly tries: number;
  /** Not to be tried again before, UTC epoch ms of this machine. */
  readonly nextAtMs: number;
  /** Of the last try; null before the first. */
  readonly failure: HandInFailure | null;
}

/** Where a sealed submission stands on its way to the study's drop box. */
export type HandInState =
  | WaitingHandIn
  /** The box acknowledged it: "stored", or that it is there already. */
  | { readonly kind: "acknowledged"; readonly by: "stored" | "already-there"; readonly atMs: number; readonly tries: number };

/** The hand-in of one sitting. */
export interface HandInEntry {
  readonly sittingId: string;
  readonly state: HandInState;
}

/**
 * Where the submissions of this machine stand on their way. An entry comes into being in the transaction that keeps the sealed file of a
 * sitting whose study names a drop box, so that none is forgotten. Every method is one transaction.
 */
export interface HandInStore {
  readonly list: () => Promise<readonly HandInEntry[]>;
  /** Replaces what is stored unless that is acknowledged; resolves with what is stored then. */
  readonly keep: (entry: HandInEntry) => Promise<HandInState>;
}
