import * as z from "zod/mini";
import type { Study } from "#domain/study/study.ts";
import { writeJsonFile } from "#formats/json-file.ts";
import { readShapedFile } from "#formats/read-shaped-file.ts";
import { examHeader, studyId, studyIssues, studyShape } from "#formats/study-shape.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

const STUDY_FORMAT = { format: "rxbaseline-study", formatVersion: 1 } as const;
const INDEX_FORMAT = { format: "rxbaseline-study-index", formatVersion: 1 } as const;

const studyFile = z.strictObject({ format: z.string(), formatVersion: z.number(), ...examHeader, study: studyShape });
const indexFile = z.strictObject({ format: z.string(), formatVersion: z.number(), studies: z.array(studyId).check(z.maxLength(1_000)) });

/**
 * Reads a `rxbaseline-study` file, version 1: `{format, formatVersion, appVersion, examId, examHash, study}`.
 * Issues: those of `readShapedFile` and `studyIssues`.
 */
export function readStudyFile(file: NamedBytes): Result<Study> {
  const shaped = readShapedFile(file, STUDY_FORMAT, studyFile);
  if (!shaped.ok) return shaped;
  const issues = studyIssues(shaped.value.study, shaped.value, file.name);
  return issues.length > 0 ? err(issues) : ok(shaped.value.study);
}

/** Writes a `rxbaseline-study` file, version 1. */
export function writeStudyFile(study: Study, appVersion: string): Uint8Array {
  const { examId, examHash } = study;
  return writeJsonFile({ ...STUDY_FORMAT, appVersion, examId, examHash, study });
}

/** Reads a `rxbaseline-study-index` file, version 1: ids of the studies a host offers, `{format, formatVersion, studies: […]}`. */
export function readStudyIndex(file: NamedBytes): Result<readonly string[]> {
  const shaped = readShapedFile(file, INDEX_FORMAT, indexFile);
  return shaped.ok ? ok(shaped.value.studies) : shaped;
}
