import type { Response, ShortAnswerResponse } from "#domain/exam/response.ts";
import type { ItemKind } from "#domain/exam/exam.ts";
import { happens, lognormal, logistic } from "#domain/simulation/chance.ts";
import type { ItemTraits } from "#domain/simulation/item-traits.ts";
import type { GivenResponse } from "#domain/simulation/respond.ts";
import type { VirtualPerson } from "#domain/simulation/traits.ts";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { Rng } from "#lib/rng.ts";

/** One thing a person does, after a while. "reload" stands for a page that was gone and came back. */
export interface Step {
  readonly afterMs: number;
  readonly fact: SittingFact | "reload";
}

/** Seconds an item is meant to take. */
const PLANNED_SECONDS: Readonly<Record<ItemKind, number>> = { "single-choice": 45, "multiple-choice": 75, "short-answer": 105 };
const TIME_SIGMA = 0.35;

/**
 * What one person does from the first item to handing in: items in order, each after its own time; hard items flagged, some left blank,
 * some responses changed; then the flagged ones again. Whether there is time for all of it is decided when it is recorded.
 */
export function planSitting(person: VirtualPerson, meetings: readonly Meeting[], rng: Rng): readonly Step[] {
  const first = meetings.flatMap((meeting) => stepsOnItem(person, meeting, rng));
  const again = meetings.filter((meeting) => isHard(meeting)).flatMap((meeting) => secondLook(meeting, rng));
  const steps: Step[] = [...first, ...again, { afterMs: wait(8, rng), fact: { type: "submitted", closedBy: "participant" } }];
  if (happens(0.15, rng)) steps.splice(1 + rng.below(first.length), 0, { afterMs: wait(4, rng), fact: "reload" });
  return steps;
}

/** An item and what the person will make of it. */
export interface Meeting {
  readonly item: ItemTraits;
  readonly given: GivenResponse;
}

function stepsOnItem(person: VirtualPerson, { item, given }: Meeting, rng: Rng): readonly Step[] {
  const itemId = item.item.id;
  const thinkMs =
    1000 * lognormal(PLANNED_SECONDS[item.item.kind] * person.paceRatio * (1.15 - 0.3 * logistic(given.ease)), TIME_SIGMA, rng);
  const visit: Step = { afterMs: wait(1, rng), fact: { type: "visited", itemId } };
  if (given.ease < 0 && happens(person.blankRatio, rng)) {
    return [visit, { afterMs: Math.round(thinkMs / 2), fact: { type: "flagged", itemId, flagged: true } }];
  }
  const drafts = [...draftsOf(item, given.response, rng), given.response];
  const responded = drafts.map((response): Step => {
    return { afterMs: Math.round(thinkMs / drafts.length), fact: { type: "responded", itemId, response, composing: false } };
  });
  const flag: Step[] = isHard({ item, given }) ? [{ afterMs: wait(1, rng), fact: { type: "flagged", itemId, flagged: true } }] : [];
  return [visit, ...responded, ...flag];
}

/** What stood there before: another option, the ticks without the text, half the text. */
function draftsOf(item: ItemTraits, response: Response, rng: Rng): readonly Response[] {
  if (response.kind === "short-answer") return response.noProblem ? [] : writingDrafts(response);
  if (item.item.kind === "multiple-choice")
    return response.letters.slice(1).map((_, i) => ({ ...response, letters: response.letters.slice(0, i + 1) }));
  const others = [...item.pullByLetter.keys()].filter((letter) => !response.letters.includes(letter));
  const changed = others[rng.below(Math.max(1, others.length))];
  return changed !== undefined && happens(0.12, rng) ? [{ kind: "choice", letters: [changed] }] : [];
}

function writingDrafts(response: ShortAnswerResponse): readonly Response[] {
  const characters = [...response.intervention];
  const half = characters.slice(0, Math.ceil(characters.length / 2)).join("");
  return [
    { ...response, errorTypes: response.errorTypes.slice(0, 1), intervention: "" },
    { ...response, intervention: half },
  ];
}

function secondLook({ item }: Meeting, rng: Rng): readonly Step[] {
  const itemId = item.item.id;
  return [
    { afterMs: wait(2, rng), fact: { type: "visited", itemId } },
    { afterMs: wait(15, rng), fact: { type: "flagged", itemId, flagged: false } },
  ];
}

function isHard({ given }: Meeting): boolean {
  return given.ease < -0.6;
}

function wait(seconds: number, rng: Rng): number {
  return Math.round(1000 * lognormal(seconds, 0.4, rng));
}
