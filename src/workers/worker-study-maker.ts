import type { StudyMakerMessage } from "#workers/study-maker-messages.ts";
import type { StudyMaker } from "#workflows/ports/study-maker.ts";

/** Makes studies in a worker, one a study: keys and codes are drawn there, and hashing them does not hold up the page. */
export const workerStudyMaker: StudyMaker = {
  make: (order, onResult) =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL("./study-maker.worker.ts", import.meta.url), { type: "module" });
      const end = (settle: () => void): void => {
        worker.terminate();
        settle();
      };
      worker.addEventListener("message", ({ data }: MessageEvent<StudyMakerMessage>) => {
        if (data.type === "tried") onResult(data.result);
        else if (data.type === "done") end(() => resolve(data.study));
        else end(() => reject(new Error(data.reason)));
      });
      worker.addEventListener("error", ({ message }) => end(() => reject(new Error(message))));
      worker.postMessage(order);
    }),
};
