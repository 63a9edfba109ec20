import type { AnswerPoint, ShortAnswerKey } from "#domain/exam/answer-key.ts";
import { ERROR_TYPES, type ErrorType } from "#domain/exam/error-type.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { happens, logistic } from "#domain/simulation/chance.ts";
import { writeIntervention } from "#domain/simulation/write-intervention.ts";
import type { Traits, WritingHabits } from "#domain/simulation/traits.ts";
import type { Rng } from "#lib/rng.ts";

/** Chance of a right remark on a problem that was not ticked. */
const STRAY_POINT_RATIO = 0.05;

/** What a reviewer brings to one prescription. */
export interface Reviewer {
  readonly lures: readonly ErrorType[];
  readonly traits: Pick<Traits, "overReporting" | "thoroughness">;
  readonly writing: WritingHabits;
  /** Log-odds of seeing what is there. */
  readonly ease: number;
}

/** A review and the answer points its text holds. */
export interface Review {
  readonly response: ShortAnswerResponse;
  readonly hitPointIds: readonly string[];
}

/** Reviews one prescription: problems seen or missed, problems imagined, and a text made of the answer points thought of. */
export function reviewPrescription(key: ShortAnswerKey, reviewer: Reviewer, rng: Rng): Review {
  const seen = key.errorTypes.filter(() => happens(logistic(reviewer.ease + 0.9), rng));
  const imagined = imagine(key, reviewer, rng);
  const errorTypes = ERROR_TYPES.filter((type) => seen.includes(type) || imagined.includes(type));
  if (errorTypes.length === 0) return { response: noProblem(rng), hitPointIds: [] };
  const points = key.points.filter((point) =>
    happens(seen.includes(point.errorType) ? pointRatio(point, reviewer) : STRAY_POINT_RATIO, rng),
  );
  const intervention = writeIntervention(points, reviewer.writing, rng);
  const response = { kind: "short-answer", errorTypes, unknownTypes: [], noProblem: false, intervention } as const;
  return { response, hitPointIds: points.map((point) => point.id) };
}

/** On a clean prescription the first lure tempts strongly; beside real problems only now and then. */
function imagine(key: ShortAnswerKey, { lures, traits, ease }: Reviewer, rng: Rng): readonly ErrorType[] {
  const bias = key.errorTypes.length === 0 ? -0.2 : -2;
  return lures.filter((_, index) => happens(logistic(bias + traits.overReporting - 0.7 * ease - 0.9 * index), rng));
}

/** Chance, 0–1, that a point of a problem seen is written down. */
function pointRatio(point: AnswerPoint, { ease, traits }: Reviewer): number {
  return logistic(0.6 * ease + traits.thoroughness + (point.critical ? 0.7 : -0.5));
}

/** Most say so and no more; some explain themselves. */
function noProblem(rng: Rng): ShortAnswerResponse {
  return { kind: "short-answer", errorTypes: [], unknownTypes: [], noProblem: true, intervention: happens(0.1, rng) ? "处方合理" : "" };
}
