import type { Timer } from "#workflows/ports/timer.ts";

/** The browser's timers, which it slows down in hidden pages: what time it is must be asked of the clock. */
export const browserTimer: Timer = {
  after: (delayMs, action) => {
    const id = setTimeout(action, delayMs);
    return () => clearTimeout(id);
  },
};
