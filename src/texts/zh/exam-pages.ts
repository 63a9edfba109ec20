import { backup } from "#texts/zh/backup.ts";
import { examTools } from "#texts/zh/exam-tools.ts";
import { participant } from "#texts/zh/participant.ts";

/** What only the exam's pages say, by namespace: fetched in the language that is read. */
export const examPages = { participant, "exam-tools": examTools, backup };
