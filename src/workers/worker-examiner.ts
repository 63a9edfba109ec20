import type { ExaminerJob, ExaminerMessage } from "#workers/examiner-messages.ts";
import type { ExaminedFile } from "#workflows/examine-file.ts";
import type { ExaminerSession, FileExaminer } from "#workflows/ports/file-examiner.ts";

/** The part of a Worker that the examiner uses, so that tests can run its jobs without one. */
export interface ExaminerWorker {
  addEventListener(type: "message", listener: (event: { readonly data: ExaminerMessage }) => void): void;
  addEventListener(type: "error", listener: (event: { readonly message: string }) => void): void;
  postMessage(job: ExaminerJob): void;
  terminate(): void;
}

interface Awaited {
  readonly resolve: (examined: ExaminedFile) => void;
  readonly reject: (cause: Error) => void;
}

/** Examines files in a worker, one a batch, which ends with it. A worker that fails rejects every file it still has. */
export function workerExaminer(startWorker: () => ExaminerWorker = startExaminerWorker): FileExaminer {
  return {
    open: (examination) => {
      const worker = startWorker();
      worker.postMessage({ type: "open", examination });
      return sessionOf(worker);
    },
  };
}

function sessionOf(worker: ExaminerWorker): ExaminerSession {
  const awaited = new Map<number, Awaited>();
  let failure: Error | null = null;
  let count = 0;
  worker.addEventListener("message", ({ data }) => {
    const waiting = awaited.get(data.id);
    awaited.delete(data.id);
    if (data.type === "examined") waiting?.resolve(data.examined);
    else waiting?.reject(new Error(data.reason));
  });
  worker.addEventListener("error", ({ message }) => {
    failure = new Error(message);
    for (const { reject } of awaited.values()) reject(failure);
    awaited.clear();
  });
  return {
    examine: (file) =>
      new Promise((resolve, reject) => {
        if (failure !== null) return reject(failure);
        count += 1;
        awaited.set(count, { resolve, reject });
        worker.postMessage({ type: "examine", id: count, file });
      }),
    close: () => worker.terminate(),
  };
}

function startExaminerWorker(): ExaminerWorker {
  return new Worker(new URL("./examiner.worker.ts", import.meta.url), { type: "module" });
}
