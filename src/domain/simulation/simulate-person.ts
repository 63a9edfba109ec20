import type { Exam } from "#domain/exam/exam.ts";
import { drawPerson } from "#domain/simulation/draw-person.ts";
import type { ItemTraits } from "#domain/simulation/item-traits.ts";
import { planSitting, type Step } from "#domain/simulation/plan-sitting.ts";
import { recordSitting, type SittingScript } from "#domain/simulation/record-sitting.ts";
import { respond, type GivenResponse } from "#domain/simulation/respond.ts";
import type { TruePoints } from "#domain/simulation/true-points.ts";
import type { Rank, RosterEntry, Study } from "#domain/study/study.ts";
import { startByRules } from "#domain/sitting/start-by-rules.ts";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { hashOf } from "#lib/hash.ts";
import { createRng } from "#lib/rng.ts";

/** The virtual study all belong to. */
export interface VirtualStudy {
  readonly study: Study;
  readonly ranks: readonly Rank[];
  readonly exam: Exam;
  readonly items: readonly ItemTraits[];
  readonly seed: string;
  readonly appVersion: string;
  /** When the first sitting starts, UTC epoch ms. */
  readonly firstStartAtMs: number;
}

/** A submission with what its texts truly hold. */
export interface SimulatedSubmission {
  readonly submission: ParticipantSubmission;
  readonly truePoints: TruePoints;
}

/** One sitting of a virtual pharmacist. The same study and entry give the same sitting, whoever else takes part. */
export function simulatePerson(entry: RosterEntry, virtual: VirtualStudy, deadline: SittingScript["deadline"]): SimulatedSubmission {
  const { study, exam, items, seed } = virtual;
  const person = drawPerson(entry, virtual.ranks, seed);
  const rng = createRng(`${seed}/sitting/${entry.code}`);
  const given = items.map((item) => respond({ ...person, seed }, item, rng));
  const meetings = items.map((item, index) => ({ item, given: given[index] as GivenResponse })); // same length
  const start = {
    sittingId: hashOf(["sitting", seed, entry.code]).slice(0, 32),
    studyId: study.studyId,
    examId: exam.examId,
    examHash: exam.examHash,
    participantCode: entry.code,
    durationMs: study.durationMs,
    startedAtMs: virtual.firstStartAtMs + 1000 * rng.below(180),
    zone: "Asia/Shanghai",
    appVersion: virtual.appVersion,
    buildId: "simulated",
    simulated: study.simulated,
    ...startByRules(study, exam, entry.code),
  };
  const planned = planSitting(person, meetings, rng);
  const steps = deadline === "ignored" ? overrun(planned, study.durationMs) : planned;
  const submission = recordSitting({ start, language: person.writing.language, steps, deadline }, exam);
  return { submission, truePoints: keptPoints(submission, given) };
}

/** The same steps at such a pace that they take a fifth longer than allowed. */
function overrun(steps: readonly Step[], durationMs: number): readonly Step[] {
  const plannedMs = steps.reduce((sum, step) => sum + step.afterMs, 0);
  return steps.map((step) => ({ ...step, afterMs: Math.round((step.afterMs * 1.2 * durationMs) / plannedMs) }));
}

/** A text cut off by the deadline, or never stored, holds nothing for certain. */
function keptPoints(submission: ParticipantSubmission, given: readonly GivenResponse[]): TruePoints {
  const kept = given.filter(({ response }, index) => {
    const stored = submission.responses[index]?.response;
    return stored?.kind === "short-answer" && response.kind === "short-answer" && stored.intervention === response.intervention;
  });
  return new Map(kept.map(({ itemId, hitPointIds }) => [itemId, hitPointIds]));
}
