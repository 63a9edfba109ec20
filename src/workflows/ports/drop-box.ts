/**
 * Why a file is not known to be in a drop box.
 * - refused: the box may not, will not or cannot take it here (401, 403, 404, 405, 409 and other 4xx) · too-large: 413 · full: 507.
 * - server-error: 5xx, or asked to slow down (408, 425, 429).
 * - implausible: an answer that a box does not give to a file it has stored: a redirect, 202, a page of text, the checksum of nothing.
 * - timed-out: no whole answer within the limit · unreachable: no answer at all, or none that the browser lets the page see.
 */
export interface PutFailure {
  readonly kind: "refused" | "too-large" | "full" | "server-error" | "implausible" | "timed-out" | "unreachable";
  /** HTTP status; null where there was none to see. */
  readonly status: number | null;
  /** How long the server asked to be left alone, ms; null where it did not say, or the browser does not show it. */
  readonly retryAfterMs: number | null;
}

/**
 * What became of a file that was put into a drop box.
 * - stored: the server says that it created it (201), replaced one of the same name (204), or, as S3 does, stored it (200 with its
 *   checksum and nothing else).
 * - already-there: it says that there is a file of this name (412).
 */
export type PutOutcome = { readonly kind: "stored" } | { readonly kind: "already-there" } | PutFailure;

/** A folder somewhere that takes files and gives nothing back. */
export interface DropBox {
  /**
   * Creates the file at `address`, relative to the app's own, unless there is one; waits `limitMs` at most. Sends nothing but the bytes:
   * no cookie, no password, no referrer, and follows no redirect. Needs no right to read. Never rejects.
   */
  readonly put: (address: string, bytes: Uint8Array, limitMs: number) => Promise<PutOutcome>;
}

/** What became of a trial: as of a file that is handed in, or that this page is not allowed to ask there. */
export type ProbeOutcome = PutOutcome | { readonly kind: "blocked-by-csp" };

/** A drop box that also tells when the page itself forbade the request. */
export interface DropBoxProbe {
  readonly put: (address: string, bytes: Uint8Array, limitMs: number) => Promise<ProbeOutcome>;
}
