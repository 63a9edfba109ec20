import type { Comparison } from "#domain/comparison/comparison.ts";
import type { AnalysisJob, AnalysisMessage } from "#workers/analysis-messages.ts";
import type { CompareProgress, CompareRequest } from "#workflows/compare-respondents.ts";
import type { StudyContext } from "#workflows/load-study.ts";

/** The part of a Worker that the client uses, so that tests can run a job without one. */
export interface AnalysisWorker {
  addEventListener(type: "message", listener: (event: { readonly data: AnalysisMessage }) => void): void;
  addEventListener(type: "error", listener: (event: { readonly message: string }) => void): void;
  postMessage(job: AnalysisJob): void;
  terminate(): void;
}

/** How a job may be watched and stopped. */
export interface AnalysisOptions {
  readonly onProgress?: CompareProgress;
  /** Aborting ends the worker at once and rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Comparisons away from the page. */
export interface AnalysisClient {
  /** Rejects with an Error when the worker fails, with the signal's reason when it was aborted. */
  readonly compare: (context: StudyContext, request: CompareRequest, options?: AnalysisOptions) => Promise<Comparison>;
}

/** A client that starts one worker a job and ends it with the job: nothing is left of a job that was cancelled. */
export function createAnalysisClient(startWorker: () => AnalysisWorker = startAnalysisWorker): AnalysisClient {
  return {
    compare: (context, request, options = {}) =>
      new Promise((resolve, reject) => {
        options.signal?.throwIfAborted();
        const worker = startWorker();
        const end = (settle: () => void): void => {
          worker.terminate();
          options.signal?.removeEventListener("abort", cancel);
          settle();
        };
        const cancel = (): void => end(() => reject(toError(options.signal?.reason)));
        options.signal?.addEventListener("abort", cancel);
        worker.addEventListener("message", ({ data }) => {
          if (data.type === "progress") options.onProgress?.(data.doneCount, data.totalCount);
          else if (data.type === "done") end(() => resolve(data.comparison));
          else end(() => reject(new Error(data.reason)));
        });
        worker.addEventListener("error", ({ message }) => end(() => reject(new Error(message))));
        worker.postMessage({ context, request });
      }),
  };
}

function startAnalysisWorker(): AnalysisWorker {
  return new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" });
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}
