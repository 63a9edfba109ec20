import type { Exam } from "#domain/exam/exam.ts";
import type { ModelRun } from "#domain/model-run/model-run.ts";
import type { Study } from "#domain/study/study.ts";
import type { Submission } from "#domain/submission/submission.ts";

export declare function fromModelRun(exam: Exam, study: Pick<Study, "studyId" | "simulated">, run: ModelRun): Submission;
