import type { Clock } from "#workflows/ports/clock.ts";
import type { Timer } from "#workflows/ports/timer.ts";

/** Text is stored this long after the last change, ms … */
const QUIET_MS = 250;
/**
 * … and this long after the first one that is not stored, ms, however busily it is typed. Storing it takes some more; a browser that
 * is killed has lost what was typed in both, and what local storage mirrored meanwhile, which it writes to the disk only later.
 */
const CEILING_MS = 350;

/** What stands in a text field and is not an event yet. */
export interface TypedText {
  /** null for the scratch pad. */
  readonly itemId: string | null;
  readonly text: string;
  /** An input method's composition was open. */
  readonly composing: boolean;
}

/** Holds the text being typed until it is due to be recorded. One field at a time: before another one is typed in, `take` this one's. */
export class TextBuffer {
  readonly #ports: { readonly clock: Clock; readonly timer: Timer };
  readonly #onDue: () => void;
  #typed: TypedText | null = null;
  #sinceMs = 0;
  #cancel: () => void = () => undefined;

  constructor(ports: { readonly clock: Clock; readonly timer: Timer }, onDue: () => void) {
    this.#ports = ports;
    this.#onDue = onDue;
  }

  /** What is waiting, or null. */
  peek(): TypedText | null {
    return this.#typed;
  }

  /** Holds the newest text; `onDue` is called when it should be taken. */
  type(typed: TypedText): void {
    const nowMs = this.#ports.clock.monoMs();
    if (this.#typed === null) this.#sinceMs = nowMs;
    this.#typed = typed;
    this.#cancel();
    this.#cancel = this.#ports.timer.after(Math.max(0, Math.min(QUIET_MS, this.#sinceMs + CEILING_MS - nowMs)), this.#onDue);
  }

  /** Gives what is waiting and holds nothing more. */
  take(): TypedText | null {
    const typed = this.#typed;
    this.#typed = null;
    this.#cancel();
    return typed;
  }
}
