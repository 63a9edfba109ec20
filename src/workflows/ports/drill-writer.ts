/** What a second thread reports of the sitting it writes. */
export interface WriterReport {
  readonly access: "writer" | "reader";
  /** The highest number it has written of which it was told "saved"; 0 before the first. */
  readonly savedCount: number;
}

/** A thread of its own that writes a sitting with the real controller, one number after another, as fast as each is saved. */
export interface DrillWriter {
  readonly latest: () => WriterReport | null;
  /** Returns the way to stop listening. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Ends the thread at once, wherever it is. */
  readonly kill: () => void;
}

/** Starts such a thread on a stored sitting; it goes on from `savedCount`. */
export type OpenDrillWriter = (sittingId: string, savedCount: number) => DrillWriter;
