import type { AnalysisJob, AnalysisMessage } from "#workers/analysis-messages.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";

/** Runs one job to its end, saying how far it is. What is thrown becomes a message: an error object would lose its cause on the way. */
export function runAnalysis(job: AnalysisJob, post: (message: AnalysisMessage) => void): void {
  try {
    const onProgress = (doneCount: number, totalCount: number): void => post({ type: "progress", doneCount, totalCount });
    post({ type: "done", comparison: compareRespondents(job.context, job.request, onProgress) });
  } catch (cause) {
    post({ type: "failed", reason: cause instanceof Error ? cause.message : String(cause) });
  }
}
