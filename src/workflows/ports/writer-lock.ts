/** Held for the life of a sitting by the one page that may write it. */
export interface HeldLock {
  readonly release: () => void;
}

/** One writer per sitting across the tabs of a browser. */
export interface WriterLock {
  /**
   * Tries to become the writer. Resolves null if another page holds it. `onLost` is called when another page takes over.
   */
  readonly tryAcquire: (name: string, onLost: () => void) => Promise<HeldLock | null>;
  /** Takes the lock from whoever holds it. */
  readonly takeOver: (name: string, onLost: () => void) => Promise<HeldLock>;
  /** Resolves when the lock has become free and was acquired; for a waiting page. Aborting rejects. */
  readonly waitFor: (name: string, onLost: () => void, signal: AbortSignalLike) => Promise<HeldLock>;
}

/** The part of an AbortSignal that a waiting lock needs; declared here since the core knows no DOM. */
export interface AbortSignalLike {
  readonly aborted: boolean;
  readonly addEventListener: (type: "abort", listener: () => void) => void;
}
