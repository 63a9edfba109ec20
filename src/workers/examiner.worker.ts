import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import type { ExaminerJob } from "#workers/examiner-messages.ts";
import { runExaminer } from "#workers/run-examiner.ts";

const run = runExaminer(hpkeSealer, (message) => self.postMessage(message));

self.addEventListener("message", (event: MessageEvent<ExaminerJob>) => void run(event.data));
