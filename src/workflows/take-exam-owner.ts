import type { Response } from "#domain/exam/response.ts";
import { chainEvent, replay } from "#domain/sitting/event-chain.ts";
import { startClock, tickClock, type ClockReading, type ExamClock } from "#domain/sitting/exam-clock.ts";
import { advance, remainingMs, type Sitting } from "#domain/sitting/sitting.ts";
import type { ChainedEvent, ClosedBy, SittingFact } from "#domain/sitting/sitting-event.ts";
import { canonicalJson } from "#lib/json.ts";
import type { StoredSitting, WriteOutcome } from "#workflows/ports/sitting-store.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import { noticeOf, timeLeftNotice } from "#workflows/take-exam-notices.ts";
import { pause, retryDelayMs } from "#workflows/take-exam-pause.ts";
import { interventionOf, responseOfDraft, resumeStored, withIntervention } from "#workflows/take-exam-resume.ts";
import type { SittingNotice, SittingSnapshot, SubmitOutcome } from "#workflows/take-exam-state.ts";
import { TextBuffer } from "#workflows/take-exam-text.ts";
import { RecordWriter } from "#workflows/take-exam-writer.ts";

const BEAT_EVERY_MS = 5_000;

/** How an ownership ends: the sitting was handed in, here or elsewhere, or the store refused a write. */
export type OwnerEnd = "submitted" | Exclude<WriteOutcome, "stored">;

/** What an owner tells. */
export interface OwnerHooks {
  readonly publish: (change: Partial<SittingSnapshot>) => void;
  readonly notice: (notice: SittingNotice) => void;
  /** Nothing more comes of this owner. */
  readonly onEnd: (reason: OwnerEnd) => void;
}

/** The one page that writes a sitting: its clock, its record and the text being typed, from the claim to the end or the loss of it. */
export class SittingOwner {
  readonly #ports: SittingPorts;
  readonly #stored: StoredSitting;
  readonly #hooks: OwnerHooks;
  readonly #writer: RecordWriter;
  readonly #text: TextBuffer;
  readonly #kinds: ReadonlyMap<string, string>;
  #sitting: Sitting;
  #clock: ExamClock;
  #leftMs = 0;
  #beatAtMs = 0;
  #itemOnScreen: string | null = null;
  /** The item whose newest response was recorded in the middle of a composition. */
  #composedItem: string | null = null;
  #closing: Promise<SubmitOutcome> | null = null;
  #isStopped = false;
  #cancelTick: () => void = () => undefined;

  /** Takes up a sitting as it was loaded after the claim that gave it `stored.epoch`; its chain must have been verified. */
  constructor(ports: SittingPorts, stored: StoredSitting, hooks: OwnerHooks) {
    const { sittingId } = stored.start;
    this.#ports = ports;
    this.#stored = stored;
    this.#hooks = hooks;
    this.#kinds = new Map(stored.exam.items.map((item) => [item.id, item.kind]));
    this.#sitting = replay(stored.start, stored.events);
    this.#text = new TextBuffer(ports, () => this.#recordDueText());
    this.#writer = new RecordWriter(
      ports,
      { sittingId, epoch: stored.epoch },
      {
        onSave: (save) => hooks.publish({ save }),
        onAllStored: () => ports.mirror.clear(sittingId),
        onRefused: (outcome) => this.#end(outcome),
        hasUnsent: () => this.#text.peek() !== null,
      },
    );
    this.#clock = startClock(this.#reading());
  }

  /** Starts the clock again, records how it was found and what the mirror kept; finishes at once what is past its deadline. */
  start(): void {
    const { clock, fact } = resumeStored(this.#stored, this.#reading());
    this.#clock = clock;
    if (fact !== null) this.#recordClockFact(fact);
    const draft = responseOfDraft(this.#ports.mirror.read(this.#sitting.start.sittingId), this.#stored, this.#sitting);
    if (draft !== null) this.#record(draft);
    this.#leftMs = remainingMs(this.#sitting, clock.elapsedMs);
    this.#hooks.publish({ sitting: this.#sitting, remainingMs: this.#leftMs });
    this.#beat();
    if (this.#leftMs === 0) void this.#close("deadline-on-resume");
    else this.#armTick();
  }

  visit(itemId: string): void {
    this.#requireItem(itemId);
    if (itemId === this.#itemOnScreen || !this.#accepts()) return;
    this.#recordText();
    this.#itemOnScreen = itemId;
    this.#record({ type: "visited", itemId });
  }

  respond(itemId: string, given: Response): void {
    const kind = this.#requireItem(itemId) === "short-answer" ? "short-answer" : "choice";
    if (kind !== given.kind) throw new RangeError(`respond requires a ${kind} response to ${itemId}, got ${given.kind}`);
    if (!this.#accepts()) return;
    const typed = this.#text.peek()?.itemId === itemId ? this.#text.take() : null;
    this.#recordText();
    const response = normalised(typed === null ? given : withIntervention(given, typed.text));
    this.#recordResponse(itemId, response, typed?.composing ?? false);
  }

  typeIntervention(itemId: string, text: string, composing: boolean): void {
    this.#requireItem(itemId);
    if (!this.#accepts()) return;
    const waiting = this.#text.peek();
    if (waiting !== null && waiting.itemId !== itemId) this.#recordText();
    if (waiting === null && !composing && this.#isRecorded(itemId, text)) return;
    this.#text.type({ itemId, text, composing });
    this.#ports.mirror.write(this.#sitting.start.sittingId, { itemId, text, afterSeq: this.#sitting.lastSeq });
    this.#writer.announce();
  }

  flag(itemId: string, flagged: boolean): void {
    this.#requireItem(itemId);
    if (this.#sitting.flagged.has(itemId) !== flagged && this.#accepts()) this.#record({ type: "flagged", itemId, flagged });
  }

  pulse(): void {
    this.#look();
    this.#beat();
  }

  async flush(): Promise<void> {
    this.pulse();
    if (this.#closing === null) this.#recordText();
    await (this.#closing ?? this.#writer.drained());
  }

  submit(): Promise<SubmitOutcome> {
    this.#look();
    return this.#close("participant");
  }

  /** Lets go without loss: no more ticks; resolves when all that was given is stored. */
  async release(): Promise<void> {
    await this.flush();
    this.stop();
  }

  /** Lets go at once: the sitting belongs to another page, or is over. */
  stop(): void {
    this.#isStopped = true;
    this.#cancelTick();
    this.#text.take();
    this.#writer.stop();
  }

  #reading(): ClockReading {
    return { monoMs: this.#ports.clock.monoMs(), wallMs: this.#ports.clock.wallMs() };
  }

  /** Whether input counts at this moment: asks the clocks, so that what comes after the deadline is refused even before the next tick. */
  #accepts(): boolean {
    this.#look();
    return this.#closing === null && !this.#isStopped;
  }

  #look(): void {
    if (this.#closing !== null || this.#isStopped) return;
    const { clock, facts } = tickClock(this.#clock, this.#reading());
    this.#clock = clock;
    for (const fact of facts) this.#recordClockFact(fact);
    const leftMs = remainingMs(this.#sitting, clock.elapsedMs);
    const notice = timeLeftNotice(this.#leftMs, leftMs);
    if (leftMs !== this.#leftMs) this.#hooks.publish({ remainingMs: leftMs });
    if (notice !== null) this.#hooks.notice(notice);
    this.#leftMs = leftMs;
    if (leftMs === 0) void this.#close("deadline");
  }

  /** Ticks where the shown second changes; a hidden page's timers are late, and then it is the pulse that puts the time right. */
  #armTick(): void {
    this.#cancelTick();
    this.#cancelTick = this.#ports.timer.after(this.#leftMs % 1000 || 1000, () => {
      this.#look();
      if (this.#ports.clock.monoMs() - this.#beatAtMs >= BEAT_EVERY_MS) this.#beat();
      if (!this.#isStopped) this.#armTick();
    });
  }

  #beat(): void {
    if (this.#closing !== null || this.#isStopped) return;
    this.#beatAtMs = this.#ports.clock.monoMs();
    this.#writer.beat({ elapsedMs: this.#withinLimit(), wallMs: this.#ports.clock.wallMs() });
  }

  #recordClockFact(fact: SittingFact): void {
    this.#record(fact);
    const notice = noticeOf(fact);
    if (notice !== null) this.#hooks.notice(notice);
  }

  /** Looks at the clocks first: text falls due between two ticks, and its event says how much exam time was used by then. */
  #recordDueText(): void {
    this.#look();
    this.#recordText();
  }

  #recordText(): void {
    const typed = this.#text.take();
    if (typed === null) return;
    const response = withIntervention(this.#sitting.responses.get(typed.itemId), typed.text);
    if (this.#isRecorded(typed.itemId, typed.text) && !typed.composing) this.#writer.restate();
    else this.#recordResponse(typed.itemId, response, typed.composing);
  }

  /** The text is what the record holds, and not as part of a composition that has ended since. */
  #isRecorded(itemId: string, text: string): boolean {
    return interventionOf(this.#sitting.responses.get(itemId)) === text && this.#composedItem !== itemId;
  }

  #recordResponse(itemId: string, response: Response, composing: boolean): void {
    const isSame = canonicalJson(this.#sitting.responses.get(itemId) ?? null) === canonicalJson(response);
    if (isSame && composing === (this.#composedItem === itemId)) return this.#writer.restate();
    this.#composedItem = composing ? itemId : null;
    this.#record({ type: "responded", itemId, response, composing });
  }

  #record(fact: SittingFact): void {
    const event = this.#nextEvent(fact, this.#ports.clock.wallMs());
    this.#sitting = advance(this.#sitting, event);
    this.#writer.push(event); // first: no snapshot may show this beside a "saved" that was said of what came before
    this.#hooks.publish({ sitting: this.#sitting });
  }

  #nextEvent(fact: SittingFact, atMs: number): ChainedEvent {
    const { headHash, lastSeq } = this.#sitting;
    return chainEvent(headHash, { seq: lastSeq + 1, atMs, elapsedMs: this.#withinLimit(), epoch: this.#stored.epoch, fact });
  }

  /** Exam time used, none beyond the deadline: what is taken from the screen when time is up was given before. */
  #withinLimit(): number {
    return Math.min(this.#clock.elapsedMs, this.#sitting.start.durationMs + this.#sitting.extraMs);
  }

  /** Hands in once, however often and from wherever it is asked for while it is under way. */
  #close(closedBy: ClosedBy): Promise<SubmitOutcome> {
    this.#closing ??= this.#closeNow(closedBy).then((outcome) => {
      this.#closing = null;
      if (outcome === "failed") this.#look();
      return outcome;
    });
    return this.#closing;
  }

  async #closeNow(closedBy: ClosedBy): Promise<SubmitOutcome> {
    this.#recordText();
    this.#hooks.publish({ isClosing: true });
    const overMs = this.#clock.elapsedMs - this.#withinLimit();
    const event = this.#nextEvent({ type: "submitted", closedBy }, this.#ports.clock.wallMs() - overMs);
    for (let failures = 1; !this.#isStopped; failures += 1) {
      const outcome = await this.#writer.close(event);
      if (outcome === "stored") return this.#handedIn(event);
      if (outcome !== "failed") return this.#end(outcome);
      if (closedBy === "participant") break;
      await pause(this.#ports.timer, retryDelayMs(failures));
    }
    this.#hooks.publish({ isClosing: false });
    return "failed";
  }

  #handedIn(event: ChainedEvent): SubmitOutcome {
    this.#sitting = advance(this.#sitting, event);
    this.#ports.mirror.clear(this.#sitting.start.sittingId);
    this.#hooks.publish({ sitting: this.#sitting });
    this.#end("submitted");
    return "submitted";
  }

  #end(reason: OwnerEnd): SubmitOutcome {
    this.stop();
    this.#hooks.publish({ isClosing: false });
    this.#hooks.onEnd(reason);
    return reason === "already-submitted" ? "already-submitted" : "failed";
  }

  #requireItem(itemId: string): string {
    const kind = this.#kinds.get(itemId);
    if (kind === undefined) throw new RangeError(`a sitting requires an item of its exam, got ${itemId}`);
    return kind;
  }
}

/** One spelling of one response: letters and error types sorted, without repeats. */
function normalised(response: Response): Response {
  if (response.kind === "choice") return { kind: "choice", letters: [...new Set(response.letters)].sort() };
  return { ...response, errorTypes: [...new Set(response.errorTypes)].sort() };
}
