import type { StudyOffice } from "#domain/study/study.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

/** `rxbaseline-office`, version 1: `{format, formatVersion, appVersion, examId, examHash, office}`. Strict. */
export declare function readOfficeFile(file: NamedBytes): Result<StudyOffice>;
export declare function writeOfficeFile(office: StudyOffice, appVersion: string): Uint8Array;
