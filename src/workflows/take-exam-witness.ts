import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";

/** The host is asked this often, ms of the page's own time. */
const ASK_EVERY_MS = 10 * 60_000;

/** What the host said. */
export type WitnessFact = Extract<SittingFact, { readonly type: "witness" }>;

/** Asks the app's host for the time now and then and tells what it said as a fact for the record. Silence of the host is no fact. */
export class HostWitness {
  readonly #ports: Pick<SittingPorts, "hostClock" | "clock">;
  readonly #onSaid: (fact: WitnessFact) => void;
  #askedAtMs = 0;
  #isAsking = false;

  constructor(ports: Pick<SittingPorts, "hostClock" | "clock">, onSaid: (fact: WitnessFact) => void) {
    this.#ports = ports;
    this.#onSaid = onSaid;
  }

  /** Asks now, or only when the last time is long ago; never while an answer is awaited. */
  ask(when: "now" | "when-due"): void {
    const isDue = when === "now" || this.#ports.clock.monoMs() - this.#askedAtMs >= ASK_EVERY_MS;
    if (this.#isAsking || !isDue) return;
    this.#isAsking = true;
    this.#askedAtMs = this.#ports.clock.monoMs();
    void this.#ports.hostClock.read().then((time) => {
      this.#isAsking = false;
      if (time === null) return;
      this.#onSaid({ type: "witness", offsetMs: Math.round(time.hostMs - time.wallMs), roundTripMs: Math.round(time.roundTripMs) });
    });
  }
}
