import type { ReturnedWorkbook } from "#domain/grading/returned-workbook.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

export declare function readGradingWorkbook(file: NamedBytes): Result<ReturnedWorkbook>;
