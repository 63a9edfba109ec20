import type { Clock } from "#workflows/ports/clock.ts";
import type { Timer } from "#workflows/ports/timer.ts";

/** A machine's time that stands still until the test lets it pass. */
export interface ManualTime {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Both clocks run for `ms`; timers that fall due fire in order, each with what follows from it. */
  readonly pass: (ms: number) => Promise<void>;
}

interface Due {
  readonly atMs: number;
  readonly action: () => void;
}

/** A clock that shows `wallMs` (UTC epoch ms) when it is switched on. */
export function manualTime(wallMs: number): ManualTime {
  const due = new Set<Due>();
  let monoMs = 0;
  const next = (untilMs: number) => [...due].filter((entry) => entry.atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
  return {
    clock: { wallMs: () => wallMs + monoMs, monoMs: () => monoMs },
    timer: {
      after: (delayMs, action) => {
        const entry = { atMs: monoMs + delayMs, action };
        due.add(entry);
        return () => due.delete(entry);
      },
    },
    pass: async (ms) => {
      const untilMs = monoMs + ms;
      await new Promise((resolve) => setTimeout(resolve));
      for (let entry = next(untilMs); entry !== undefined; entry = next(untilMs)) {
        due.delete(entry);
        monoMs = Math.max(monoMs, entry.atMs);
        entry.action();
        await new Promise((resolve) => setTimeout(resolve));
      }
      monoMs = untilMs;
    },
  };
}
