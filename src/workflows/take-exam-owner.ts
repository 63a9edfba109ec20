import type { Exam } from "#domain/exam/exam.ts";
import type { Response } from "#domain/exam/response.ts";
import type { GrantReason } from "#domain/study/grant.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import type { ChainedEvent, ClosedBy, SittingFact } from "#domain/sitting/sitting-event.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import { examOf } from "#workflows/stored-exam.ts";
import { backUpSitting } from "#workflows/take-exam-backup.ts";
import { SittingClock } from "#workflows/take-exam-clock.ts";
import { judgeCode } from "#workflows/take-exam-code.ts";
import { HostWitness, type WitnessFact } from "#workflows/take-exam-witness.ts";
import type { OwnerEnd, OwnerHooks } from "#workflows/take-exam-owner-hooks.ts";
import { noticeOf, timeLeftNotice } from "#workflows/take-exam-notices.ts";
import { pause, retryDelayMs } from "#workflows/take-exam-pause.ts";
import { SittingRecord } from "#workflows/take-exam-record.ts";
import { normalisedResponse, requireFit, requireItem, withIntervention } from "#workflows/take-exam-response.ts";
import { responseOfDraft } from "#workflows/take-exam-resume.ts";
import type { CodeOutcome, ObservedFact, SubmitOutcome } from "#workflows/take-exam-state.ts";
import { Ticker } from "#workflows/take-exam-ticker.ts";
import { TextBuffer, type TypedText } from "#workflows/take-exam-text.ts";
import { RecordWriter } from "#workflows/take-exam-writer.ts";

/** The one page that writes a sitting: its clock, its record and the text being typed, from the claim to the end or the loss of it. */
export class SittingOwner {
  readonly #ports: SittingPorts;
  readonly #stored: StoredSitting;
  readonly #exam: Exam;
  readonly #hooks: OwnerHooks;
  readonly #writer: RecordWriter;
  readonly #text: TextBuffer;
  readonly #clock: SittingClock;
  readonly #witness: HostWitness;
  readonly #ticker: Ticker;
  readonly #record: SittingRecord;
  #leftMs = 0;
  #itemOnScreen: string | null = null;
  #closing: Promise<SubmitOutcome> | null = null;
  #isStopped = false;

  /** Takes up a sitting as it was loaded after the claim that gave it `stored.epoch`; its chain must have been verified. */
  constructor(ports: SittingPorts, stored: StoredSitting, hooks: OwnerHooks) {
    const { sittingId } = stored.start;
    this.#ports = ports;
    this.#stored = stored;
    this.#exam = examOf(stored);
    this.#hooks = hooks;
    this.#record = new SittingRecord(stored);
    this.#text = new TextBuffer(ports, () => {
      this.#look(); // its event says how much exam time was used when it fell due, between two ticks
      this.#recordText();
    });
    const target = { sittingId, epoch: stored.epoch };
    this.#writer = new RecordWriter(ports, target, {
      onSave: (save) => hooks.publish({ save }),
      onAllStored: () => {
        if (this.#sitting.lockedMs === null) ports.mirror.clear(sittingId);
      },
      onRefused: (outcome) => this.#end(outcome),
      onHealed: () => this.#recordFailure(),
      hasUnsent: () => this.#text.peek() !== null,
    });
    this.#witness = new HostWitness(ports, (fact) => this.observe(fact));
    this.#clock = new SittingClock(ports);
    this.#ticker = new Ticker(ports, { onTick: () => this.#look(), onBeat: () => this.#beat() });
  }

  /** Starts the clock again, records how it was found and what the mirror kept; finishes at once what is past its deadline. */
  start(): void {
    const fact = this.#clock.resume(this.#stored);
    if (fact !== null) this.#recordClockFact(fact);
    if (this.#stored.staleRefused > 0) this.#add({ type: "stale-refused", count: this.#stored.staleRefused });
    this.#takeDraft();
    this.#leftMs = this.#clock.leftMs(this.#sitting);
    this.#hooks.publish({ sitting: this.#sitting, remainingMs: this.#leftMs });
    this.#ticker.beat();
    this.#witness.ask("now");
    if (this.#leftMs === 0 && this.#sitting.lockedMs === null) void this.#close("deadline-on-resume");
    else this.#ticker.start(this.#leftMs);
  }

  get #sitting(): Sitting {
    return this.#record.sitting;
  }

  visit(itemId: string): void {
    requireItem(this.#exam, itemId);
    if (itemId === this.#itemOnScreen || !this.#accepts()) return;
    this.#recordText();
    this.#itemOnScreen = itemId;
    this.#add({ type: "visited", itemId });
  }

  respond(itemId: string, given: Response): void {
    requireFit(this.#exam, itemId, given);
    if (!this.#accepts()) return;
    const typed = this.#text.peek()?.itemId === itemId ? this.#text.take() : null;
    this.#recordText();
    const response = normalisedResponse(typed === null ? given : withIntervention(given, typed.text));
    this.#recordResponse(itemId, response, typed?.composing ?? false);
  }

  typeIntervention(itemId: string, text: string, composing: boolean): void {
    requireItem(this.#exam, itemId);
    this.#type({ itemId, text, composing });
  }

  flag(itemId: string, flagged: boolean): void {
    requireItem(this.#exam, itemId);
    if (this.#sitting.flagged.has(itemId) !== flagged && this.#accepts()) this.#add({ type: "flagged", itemId, flagged });
  }

  observe(fact: ObservedFact | WitnessFact): void {
    this.#look();
    if (fact.type === "scratched") this.#type({ itemId: null, text: fact.text, composing: false });
    else if (this.#closing === null && !this.#isStopped) this.#add(fact);
  }

  useCode(typed: string, reason: GrantReason): CodeOutcome {
    this.#look();
    if (this.#closing !== null || this.#isStopped) return "unknown";
    const { outcome, fact } = judgeCode({ book: this.#stored.study, sitting: this.#sitting }, typed, reason);
    if (fact === null) return outcome;
    this.#recordClockFact(fact);
    if (outcome === "unlocked") this.#clock.unlock();
    this.#takeDraft(); // what a lock kept out
    this.#leftMs = 0; // so that the time left is published, and marks that lie ahead again are told again
    this.#look();
    return outcome;
  }

  pulse(): void {
    this.#look();
    this.#ticker.beat();
  }

  async flush(): Promise<void> {
    this.#look();
    if (this.#closing === null) this.#recordText();
    this.#beat(); // after the text, which must not wait for it
    await (this.#closing ?? this.#writer.drained());
  }

  submit(): Promise<SubmitOutcome> {
    this.#look();
    return this.#close("participant");
  }

  backUp(): Promise<NamedBytes> {
    this.#look();
    if (this.#closing === null) this.#recordText();
    return backUpSitting(this.#ports, this.#stored, { events: this.#record.events, heartbeat: this.#clock.lifeSign(this.#sitting) });
  }

  /** Lets go without loss: no more ticks; resolves when all that was given is stored. */
  async release(): Promise<void> {
    await this.flush();
    this.stop();
  }

  /** Lets go at once: the sitting belongs to another page, or is over. */
  stop(): void {
    this.#isStopped = true;
    this.#ticker.stop();
    this.#text.take();
    this.#writer.stop();
  }

  /** Holds text until it is due; an item's is mirrored meanwhile. */
  #type(typed: TypedText): void {
    if (!this.#accepts()) return;
    const { itemId, text, composing } = typed;
    const waiting = this.#text.peek();
    if (waiting !== null && waiting.itemId !== itemId) this.#recordText();
    if (waiting === null && !composing && this.#record.holdsText(itemId, text)) return;
    this.#text.type(typed);
    if (itemId !== null) this.#ports.mirror.write(this.#sitting.start.sittingId, { itemId, text, afterSeq: this.#sitting.lastSeq });
    this.#writer.announce();
  }

  /** Takes over what the mirror kept of a page that is gone; while nothing may be changed it stays there. */
  #takeDraft(): void {
    const draft = responseOfDraft(this.#ports.mirror.read(this.#sitting.start.sittingId), this.#stored, this.#sitting);
    if (draft !== null) this.#add(draft);
  }

  /** Whether input counts at this moment: asks the clocks, so that what comes after the deadline is refused even before the next tick. */
  #accepts(): boolean {
    this.#look();
    return this.#closing === null && !this.#isStopped && this.#sitting.lockedMs === null;
  }

  /** Brings time and record up to this moment; gives the exam time left, ms. */
  #look(): number {
    if (this.#closing !== null || this.#isStopped) return this.#leftMs;
    const { facts, commit } = this.#clock.look(this.#sitting);
    if (facts.some(({ type }) => type === "locked")) this.#recordText(); // typed before the jump, so it counts
    commit();
    for (const fact of facts) this.#recordClockFact(fact);
    this.#witness.ask(facts.length > 0 ? "now" : "when-due");
    this.#showLeft();
    return this.#leftMs;
  }

  /** Tells the time left anew, with the mark it has passed, and ends the sitting when there is none. */
  #showLeft(): void {
    const leftMs = this.#clock.leftMs(this.#sitting);
    const notice = timeLeftNotice(this.#leftMs, leftMs);
    if (leftMs !== this.#leftMs) this.#hooks.publish({ remainingMs: leftMs });
    if (notice !== null) this.#hooks.notice(notice);
    this.#leftMs = leftMs;
    if (leftMs === 0 && this.#sitting.lockedMs === null) void this.#close("deadline");
  }

  #beat(): void {
    if (this.#closing !== null || this.#isStopped) return;
    this.#writer.beat(this.#clock.lifeSign(this.#sitting));
  }

  #recordClockFact(fact: SittingFact): void {
    this.#add(fact);
    const notice = noticeOf(fact);
    if (notice !== null) this.#hooks.notice(notice);
  }

  #recordText(): void {
    const typed = this.#text.take();
    if (typed === null) return;
    const { itemId, text, composing } = typed;
    if (this.#record.holdsText(itemId, text) && !composing) this.#writer.restate();
    else if (itemId === null) this.#add({ type: "scratched", text });
    else this.#recordResponse(itemId, withIntervention(this.#sitting.responses.get(itemId), text), composing);
  }

  #recordResponse(itemId: string, response: Response, composing: boolean): void {
    if (this.#record.holds(itemId, response, composing)) this.#writer.restate();
    else this.#add({ type: "responded", itemId, response, composing });
  }

  /** A failure to store is recorded, but not between the closing event and what that follows. */
  #recordFailure(): void {
    const failure = this.#closing === null && !this.#isStopped ? this.#writer.takeFailure() : null;
    if (failure !== null) this.#add({ type: "save-failed", ...failure });
  }

  #add(fact: SittingFact): void {
    const event = this.#next(fact, this.#ports.clock.wallMs());
    this.#record.add(event);
    this.#writer.push(event); // first: no snapshot may show this beside a "saved" that was said of what came before
    this.#hooks.publish({ sitting: this.#sitting });
  }

  #next(fact: SittingFact, atMs: number): ChainedEvent {
    return this.#record.next(fact, { atMs, elapsedMs: this.#clock.usedMs(this.#sitting) });
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
    this.#recordFailure(); // of a closing that failed before
    this.#hooks.publish({ isClosing: true });
    const event = this.#next({ type: "submitted", closedBy }, this.#ports.clock.wallMs() - this.#clock.overMs(this.#sitting));
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
    this.#record.add(event);
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
}
