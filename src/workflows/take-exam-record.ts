import type { Response } from "#domain/exam/response.ts";
import { chainEvent, replay } from "#domain/sitting/event-chain.ts";
import { advance, type Sitting } from "#domain/sitting/sitting.ts";
import type { ChainedEvent, SittingFact } from "#domain/sitting/sitting-event.ts";
import { canonicalJson } from "#lib/json.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";
import { interventionOf } from "#workflows/take-exam-response.ts";

/** The record of one ownership as it stands in memory, stored or not, and the sitting it leads to. */
export class SittingRecord {
  readonly #epoch: number;
  readonly #events: ChainedEvent[];
  #sitting: Sitting;
  /** The item whose newest response was recorded in the middle of a composition. */
  #composedItem: string | null = null;

  constructor({ start, events, epoch }: StoredSitting) {
    this.#epoch = epoch;
    this.#events = [...events];
    this.#sitting = replay(start, events);
  }

  get sitting(): Sitting {
    return this.#sitting;
  }

  get events(): readonly ChainedEvent[] {
    return this.#events;
  }

  /** The event that a fact would be; it becomes part of the record by `add`. */
  next(fact: SittingFact, at: { readonly atMs: number; readonly elapsedMs: number }): ChainedEvent {
    const { headHash, lastSeq } = this.#sitting;
    return chainEvent(headHash, { seq: lastSeq + 1, ...at, epoch: this.#epoch, fact });
  }

  add(event: ChainedEvent): void {
    this.#events.push(event);
    this.#sitting = advance(this.#sitting, event);
    if (event.fact.type === "responded") this.#composedItem = event.fact.composing ? event.fact.itemId : null;
  }

  /** The text is what the record holds, and not as part of a composition that has ended since. */
  holdsText(itemId: string | null, text: string): boolean {
    if (itemId === null) return this.#sitting.scratch === text;
    return interventionOf(this.#sitting.responses.get(itemId)) === text && this.#composedItem !== itemId;
  }

  /** The response is what the record holds, a composition open or ended as it was then. */
  holds(itemId: string, response: Response, composing: boolean): boolean {
    const isSame = canonicalJson(this.#sitting.responses.get(itemId) ?? null) === canonicalJson(response);
    return isSame && composing === (this.#composedItem === itemId);
  }
}
