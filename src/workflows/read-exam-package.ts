import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { parseKey } from "#domain/exam/parse-key.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { readJsonFile } from "#formats/json-file.ts";
import type { Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** An exam's two files as they came. */
export interface PackageFiles {
  readonly paper: Json;
  readonly key: Json;
}

/** What the two files hold. */
export interface ExamPackage {
  readonly exam: Exam;
  readonly answerKey: AnswerKey;
}

/** Reads an exam's paper and key from their files. Issues: those of `readJsonFile` and `parsePackage`. */
export function readExamPackage(paperFile: NamedBytes, keyFile: NamedBytes): Result<PackageFiles & ExamPackage> {
  const paper = readJsonFile(paperFile);
  const key = readJsonFile(keyFile);
  if (!paper.ok || !key.ok) return err([...(paper.ok ? [] : paper.error), ...(key.ok ? [] : key.error)]);
  const files = { paper: paper.value, key: key.value };
  const parsed = parsePackage(files, { paper: paperFile.name, key: keyFile.name });
  return parsed.ok ? ok({ ...files, ...parsed.value }) : parsed;
}

/** Parses a paper and the key that belongs to it. `names` stand in the issues, which are those of `parsePaper` and `parseKey`. */
export function parsePackage(files: PackageFiles, names: Readonly<Record<keyof PackageFiles, string>>): Result<ExamPackage> {
  const exam = parsePaper(files.paper, { file: names.paper });
  if (!exam.ok) return exam;
  const answerKey = parseKey(files.key, exam.value, { file: names.key });
  return answerKey.ok ? ok({ exam: exam.value, answerKey: answerKey.value }) : answerKey;
}
