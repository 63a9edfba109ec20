/** Synchronous mirror of the text field being typed in, since a database may not finish while a page is torn down. */
export interface Draft {
  readonly itemId: string;
  readonly text: string;
  /** Sequence number of the newest event the page had when it was typed: an older draft never overwrites a newer response. */
  readonly afterSeq: number;
}

/** At most one draft per sitting. */
export interface DraftMirror {
  readonly read: (sittingId: string) => Draft | null;
  /** Never throws; returns false when the browser refused it. */
  readonly write: (sittingId: string, draft: Draft) => boolean;
  readonly clear: (sittingId: string) => void;
}
