import { backup } from "#texts/en/backup.ts";
import { examTools } from "#texts/en/exam-tools.ts";
import { participant } from "#texts/en/participant.ts";

/** What only the exam's pages say, by namespace: fetched in the language that is read. */
export const examPages = { participant, "exam-tools": examTools, backup };
