import { describe, expect, it } from "vitest";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import type { ExaminerJob, ExaminerMessage } from "#workers/examiner-messages.ts";
import { runExaminer } from "#workers/run-examiner.ts";
import { workerExaminer, type ExaminerWorker } from "#workers/worker-examiner.ts";
import { readOfficeFile } from "#formats/office-file.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { pilotExam } from "../../support/pilot-package.ts";
import { simulatedStudy } from "../../support/simulated-study.ts";

type Listener = (event: never) => void;

/** A worker that runs the real jobs in this thread, with messages copied as between threads. */
function fakeWorker() {
  const listeners: (readonly [string, Listener])[] = [];
  const state = { isTerminated: false };
  const say = (type: string, event: object): void => {
    for (const [of, listener] of listeners) if (of === type && !state.isTerminated) listener(event as never);
  };
  const run = runExaminer(hpkeSealer, (message: ExaminerMessage) => say("message", { data: structuredClone(message) }));
  const worker: ExaminerWorker = {
    addEventListener: (type: string, listener: Listener) => void listeners.push([type, listener]),
    postMessage: (job: ExaminerJob) => void run(structuredClone(job)),
    terminate: () => {
      state.isTerminated = true;
    },
  };
  return { worker, state, fail: (message: string) => say("error", { message }) };
}

async function study() {
  const files = await simulatedStudy("examine", { participantsByRank: [2, 0, 0], modelCount: 0 });
  const read = readOfficeFile({ name: "office.json", bytes: files.get("office.json") ?? new Uint8Array() });
  const office: StudyOffice = read.ok ? read.value : expect.fail("no office");
  const submissions = [...files].filter(([name]) => name.startsWith("submissions/")).map(([name, bytes]) => ({ name, bytes }));
  return { examination: { study: office.study, exam: pilotExam(), privateKey: office.privateKey }, submissions };
}

describe("workerExaminer", { timeout: 60_000 }, () => {
  it("gives what examining here gives, whatever order the answers come in, and ends its worker", async () => {
    const { examination, submissions } = await study();
    const broken = { name: "broken.rxsub", bytes: new TextEncoder().encode("{}") };
    const { worker, state } = fakeWorker();
    const session = workerExaminer(() => worker).open(examination);
    const examined = await Promise.all([...submissions, broken].map((file) => session.examine(file)));
    const here = examineHere(hpkeSealer).open(examination);
    expect(examined).toEqual(await Promise.all([...submissions, broken].map((file) => here.examine(file))));
    expect(examined.at(-1)?.kind).toBe("refused");
    expect(examined[0]?.kind).toBe("submission");
    session.close();
    expect(state.isTerminated).toBe(true);
  });

  it("rejects what a failing worker has in hand, and what it is given later", async () => {
    const { examination, submissions } = await study();
    const [file] = submissions;
    const silent = fakeWorker();
    const session = workerExaminer(() => ({ ...silent.worker, postMessage: () => undefined })).open(examination);
    const inHand = session.examine(file ?? expect.fail("no file"));
    silent.fail("out of memory");
    await expect(inHand).rejects.toThrow("out of memory");
    await expect(session.examine(file ?? expect.fail("no file"))).rejects.toThrow("out of memory");
  });

  it("hands on what an examination throws", async () => {
    const { examination, submissions } = await study();
    const { worker } = fakeWorker();
    const session = workerExaminer(() => worker).open({ ...examination, privateKey: "!" });
    await expect(session.examine(submissions[0] ?? expect.fail("no file"))).rejects.toThrow("sealing key");
  });
});
