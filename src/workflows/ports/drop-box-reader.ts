/**
 * Why something in a drop box could not be read.
 * - blocked: this page's own policy (CSP) forbids asking there · unreachable: no answer, or none that the browser lets the page see.
 * - refused: 401 or 403 · missing: 404 · too-large: more than the limit · timed-out: not whole in time.
 * - failed: any other answer, a redirect included.
 */
export interface ReadFailure {
  readonly kind: "blocked" | "unreachable" | "refused" | "missing" | "too-large" | "timed-out" | "failed";
  /** HTTP status; null where there was none to see. */
  readonly status: number | null;
}

/** What was read, or why it was not. */
export type ReadOutcome = { readonly kind: "read"; readonly bytes: Uint8Array } | ReadFailure;

/** Tells that what is under way is not wanted any more. A browser's `AbortSignal` is one. */
export interface StopSignal {
  readonly aborted: boolean;
  readonly addEventListener: (type: "abort", listener: () => void) => void;
  readonly removeEventListener: (type: "abort", listener: () => void) => void;
}

/** How long an answer is waited for. */
export interface ReadPatience {
  /** From asking to the end of the answer, the time in which a browser asks for a password included. */
  readonly limitMs: number;
  readonly signal: StopSignal;
}

/** Reads from a drop box, as whoever may: at the app's own address the browser asks for a password itself. */
export interface DropBoxReader {
  /** `address` is relative to the app's own. Follows no redirect. Never rejects; a cancelled read counts as "timed-out". */
  readonly read: (address: string, patience: ReadPatience) => Promise<ReadOutcome>;
}
