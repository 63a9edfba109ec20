/** Runs something later. A port, since the core knows no timers and tests move time themselves. */
export interface Timer {
  /** Calls `action` once after about `delayMs` of the page's own time; the returned function calls it off. */
  readonly after: (delayMs: number, action: () => void) => () => void;
}
