import type { AnalysisJob } from "#workers/analysis-messages.ts";
import { runAnalysis } from "#workers/run-analysis.ts";

self.addEventListener("message", (event: MessageEvent<AnalysisJob>) => runAnalysis(event.data, (message) => self.postMessage(message)));
