import { readStates } from "#ui/researcher/read-states.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** One model of a study. */
export interface HeldModel {
  readonly submissionId: string;
  readonly model: string;
  readonly fileName: string;
  readonly addedAtMs: number;
  /** Responses that are scored for what they say. */
  readonly readCount: number;
  readonly itemCount: number;
}

/** The models of a study by name. */
export function heldModels({ collected }: Pick<StudyWorkspace, "collected">): readonly HeldModel[] {
  return collected
    .flatMap(({ submission, fileName, collectedAtMs }): readonly HeldModel[] => {
      const { source, submissionId, responses } = submission;
      if (source.kind !== "model") return [];
      const { readCount } = readStates(submission);
      return [{ submissionId, model: source.model, fileName, addedAtMs: collectedAtMs, readCount, itemCount: responses.length }];
    })
    .sort((a, b) => (a.model < b.model ? -1 : 1));
}
