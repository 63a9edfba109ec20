import type { Exam, Item } from "#domain/exam/exam.ts";
import type { ModelRun } from "#domain/model-run/model-run.ts";
import { readSelection } from "#domain/model-run/read-selection.ts";
import { readShortAnswer } from "#domain/model-run/read-short-answer.ts";
import type { Study } from "#domain/study/study.ts";
import type { RecordedResponse, Submission } from "#domain/submission/submission.ts";
import { hashOf } from "#lib/hash.ts";

/**
 * A model's run as a submission like any other: each output read into a response with its state, the raw text kept verbatim.
 * An item without output is `no_answer` with `raw` null. Only states that can be scored carry a response. The id is derived from study,
 * exam, model and outputs, so that the same run brought in twice is the same submission, from whatever file.
 */
export function fromModelRun(exam: Exam, study: Pick<Study, "studyId" | "simulated">, run: ModelRun): Submission {
  const rawByItem = new Map(run.outputs.map((output) => [output.itemId, output.raw]));
  const responses = exam.items.map((item) => readOutput(item, rawByItem.get(item.id) ?? null));
  const { studyId, simulated } = study;
  const identity = { studyId, examHash: exam.examHash, model: run.model, raws: responses.map(({ itemId, raw }) => [itemId, raw]) };
  return {
    submissionId: `run-${hashOf(identity).slice(0, 32)}`,
    studyId,
    examId: exam.examId,
    examHash: exam.examHash,
    source: { kind: "model", model: run.model, fileName: run.fileName },
    responses,
    simulated,
  };
}

function readOutput(item: Item, raw: string | null): RecordedResponse {
  if (item.kind === "short-answer") return { itemId: item.id, raw, ...readShortAnswer(raw ?? "") };
  const { state, letters } = readSelection(raw ?? "", item);
  return { itemId: item.id, raw, state, response: state === "ok" ? { kind: "choice", letters } : null };
}
