import type { Clock } from "#workflows/ports/clock.ts";
import type { Timer } from "#workflows/ports/timer.ts";

const BEAT_EVERY_MS = 5_000;

/** What a ticker calls. */
export interface TickerHooks {
  /** Looks at the clocks; gives the exam time left, ms. */
  readonly onTick: () => number;
  /** A sign of life is due. */
  readonly onBeat: () => void;
}

/** Ticks where the shown second changes, and asks for a sign of life every few seconds. A hidden page's timers are late. */
export class Ticker {
  readonly #ports: { readonly clock: Clock; readonly timer: Timer };
  readonly #hooks: TickerHooks;
  #beatAtMs = 0;
  #isStopped = false;
  #cancel: () => void = () => undefined;

  constructor(ports: { readonly clock: Clock; readonly timer: Timer }, hooks: TickerHooks) {
    this.#ports = ports;
    this.#hooks = hooks;
  }

  /** Starts with `leftMs` of exam time left. */
  start(leftMs: number): void {
    this.#cancel = this.#ports.timer.after(leftMs % 1000 || 1000, () => {
      const nowLeftMs = this.#hooks.onTick();
      if (this.#ports.clock.monoMs() - this.#beatAtMs >= BEAT_EVERY_MS) this.beat();
      if (!this.#isStopped) this.start(nowLeftMs);
    });
  }

  /** Asks for a sign of life now; the next one is counted from here. */
  beat(): void {
    this.#beatAtMs = this.#ports.clock.monoMs();
    this.#hooks.onBeat();
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
  }
}
