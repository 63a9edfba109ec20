import type { Clock } from "#workflows/ports/clock.ts";

/** The browser's clocks. */
export const browserClock: Clock = { wallMs: () => Date.now(), monoMs: () => performance.now() };
