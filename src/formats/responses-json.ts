import type { Exam } from "#domain/exam/exam.ts";
import type { ExportedRespondent, ResponseExport } from "#formats/response-export.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

export declare function writeResponsesJson(input: Omit<ResponseExport, "language" | "nowMs">): Uint8Array;

/** What a `rxbaseline-responses` file holds. Submissions come without their events, and respondents without issues. */
export interface ResponsesFile {
  readonly simulated: boolean;
  readonly respondents: readonly ExportedRespondent[];
}

export declare function readResponsesJson(file: NamedBytes, exam: Exam): Result<ResponsesFile>;
