import { describe, expect, it } from "vitest";
import { DEFAULT_SCORING_SETTINGS } from "#domain/scoring/settings.ts";
import { createAnalysisClient, type AnalysisWorker } from "#workers/analysis-client.ts";
import type { AnalysisMessage } from "#workers/analysis-messages.ts";
import { runAnalysis } from "#workers/run-analysis.ts";
import { compareRespondents } from "#workflows/compare-respondents.ts";
import type { StudyContext } from "#workflows/load-study.ts";
import { officeForScoring } from "#workflows/office-for-scoring.ts";
import { pilotExam, pilotKey } from "../../support/pilot-package.ts";

const exam = pilotExam();
const office = officeForScoring({ office: null, study: null }, exam, []);
const CONTEXT: StudyContext = {
  workspace: {
    office: office.ok ? office.value : expect.fail("no office"),
    paper: null,
    key: null,
    collected: [],
    rounds: [],
    gradeImports: [],
    handedOut: [],
    people: [],
    validity: [],
    backups: [],
    proctorLog: [],
    withdrawals: [],
    erasures: [],
    exports: [],
    safeCopies: [],
    paperParts: [],
  },
  exam,
  key: pilotKey(),
};
const REQUEST = { settings: DEFAULT_SCORING_SETTINGS, seed: "3" };

/** A worker that runs the real job in this thread, with messages copied as between threads. */
function fakeWorker(run: typeof runAnalysis): AnalysisWorker & { readonly isTerminated: () => boolean } {
  const listeners: ((event: { readonly data: AnalysisMessage }) => void)[] = [];
  let isTerminated = false;
  return {
    addEventListener: (type: string, listener: (event: never) => void) => {
      if (type === "message") listeners.push(listener as (event: { readonly data: AnalysisMessage }) => void);
    },
    postMessage: (job) =>
      queueMicrotask(() =>
        run(structuredClone(job), (message) =>
          listeners.forEach((listener) => isTerminated || listener({ data: structuredClone(message) })),
        ),
      ),
    terminate: () => {
      isTerminated = true;
    },
    isTerminated: () => isTerminated,
  };
}

describe("createAnalysisClient", () => {
  it("gives what the workflow gives, with progress, and ends the worker", async () => {
    const worker = fakeWorker(runAnalysis);
    const seen: string[] = [];
    const onProgress = (done: number, total: number): void => void seen.push(`${done}/${total}`);
    const comparison = await createAnalysisClient(() => worker).compare(CONTEXT, REQUEST, { onProgress });
    expect(comparison).toEqual(compareRespondents(CONTEXT, REQUEST));
    expect(seen).toEqual(["1/3", "2/3", "3/3"]);
    expect(worker.isTerminated()).toBe(true);
  });

  it("rejects with the reason when the job fails, and ends the worker", async () => {
    const worker = fakeWorker(runAnalysis);
    const broken = { ...CONTEXT, key: { ...CONTEXT.key, items: [] } };
    await expect(createAnalysisClient(() => worker).compare(broken, REQUEST)).rejects.toThrow("keyOf");
    expect(worker.isTerminated()).toBe(true);
  });

  it("ends a running job at once when it is cancelled, and starts afresh afterwards", async () => {
    const silent = fakeWorker(() => undefined);
    const workers = [silent, fakeWorker(runAnalysis)];
    const client = createAnalysisClient(() => workers.shift() ?? expect.fail("a third worker"));
    const cancelling = new AbortController();
    const running = client.compare(CONTEXT, REQUEST, { signal: cancelling.signal });
    cancelling.abort();
    await expect(running).rejects.toThrow(/abort/i);
    expect(silent.isTerminated()).toBe(true);
    expect((await client.compare(CONTEXT, REQUEST)).sections).toHaveLength(3);
  });

  it("starts no worker for a job that was cancelled before", async () => {
    const client = createAnalysisClient(() => expect.fail("a worker"));
    await expect(client.compare(CONTEXT, REQUEST, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });
});
