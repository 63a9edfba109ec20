import type { Study } from "#domain/study/study.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";

/** `rxbaseline-study`, version 1. Strict. */
export declare function readStudyFile(file: NamedBytes): Result<Study>;
export declare function writeStudyFile(study: Study, appVersion: string): Uint8Array;
/** `rxbaseline-study-index`, version 1: ids of the studies a host offers. */
export declare function readStudyIndex(file: NamedBytes): Result<readonly string[]>;
