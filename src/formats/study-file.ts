import type { Study } from "#domain/study/study.ts";
import { writeJsonFile } from "#formats/json-file.ts";

const STUDY_FORMAT = { format: "rxbaseline-study", formatVersion: 1 } as const;

/** Writes a `rxbaseline-study` file, version 1: `{format, formatVersion, appVersion, examId, examHash, study}`. Read by `readHostedStudy`. */
export function writeStudyFile(study: Study, appVersion: string): Uint8Array {
  const { examId, examHash } = study;
  return writeJsonFile({ ...STUDY_FORMAT, appVersion, examId, examHash, study });
}
