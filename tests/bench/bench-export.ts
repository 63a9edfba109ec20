import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import { DEFAULT_RANKS } from "#domain/study/default-ranks.ts";
import type { Submission } from "#domain/submission/submission.ts";
import type { ExportedRespondent, ResponseExport } from "#formats/response-export.ts";
import { letters, review, submissionOf } from "../support/small-study.ts";
import { timed } from "../support/timed-events.ts";
import { benchExam, benchStudy } from "./bench-exam.ts";

const INTERVENTION = "建议将剂量减半，三日后复查肾功能。Halve the dose and check renal function after three days. ";

/** What is exported of so many people with 100 responses each, every one seen twice and changed twice. */
export function benchExport(personCount: number): ResponseExport {
  const respondents = Array.from({ length: personCount }, (_, index) => toExported(benchSubmission(`P${index}`, index)));
  const roster = respondents.map(({ respondentId }) => ({ code: respondentId, rankId: "senior", site: "North" }));
  return { study: benchStudy, ranks: DEFAULT_RANKS, roster, exam: benchExam, respondents, appVersion: "bench", language: "zh", nowMs: 0 };
}

function benchSubmission(code: string, person: number): Submission {
  const responses = benchExam.items.map(({ id, kind }, index) => {
    if (kind === "short-answer")
      return review(id, { errorTypes: ["T01", "T05"], intervention: `${INTERVENTION.repeat(3)}${person}/${index}` });
    return letters(id, ["A", "BC", "D"][(person + index) % 3] ?? "A");
  });
  const blank = submissionOf(code, responses);
  if (blank.source.kind !== "participant") throw new RangeError("submissionOf gives a participant's submission");
  const facts = responses.flatMap(({ itemId, response }): readonly SittingFact[] =>
    response === null
      ? []
      : [
          { type: "visited", itemId },
          { type: "responded", itemId, response, composing: false },
          { type: "responded", itemId, response, composing: false },
        ],
  );
  const events = timed([...facts, ...facts.filter(({ type }) => type === "visited")].map((fact, index) => [index * 9_000, fact] as const));
  return { ...blank, source: { ...blank.source, events, elapsedMs: events.length * 9_000 } };
}

function toExported(submission: Submission): ExportedRespondent {
  const code = submission.submissionId;
  const facts = { kind: "participant", rankId: "senior", site: "North", verdict: "sound", issues: [], validity: [] } as const;
  return { respondentId: code, label: code, ...facts, submission };
}
