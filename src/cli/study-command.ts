import { badUsage } from "#cli/bad-usage.ts";
import { EXIT } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { printIssues } from "#cli/print-issues.ts";
import { messageOf, readInputs } from "#cli/read-input.ts";
import { readStudyOptions, studyTexts, type StudyOptions } from "#cli/study-options.ts";
import { argon2PackCipher } from "#crypto/argon2-pack-cipher.ts";
import { createKeyPair } from "#crypto/hpke-sealer.ts";
import { secretRandom } from "#crypto/secret-random.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { createStudy, withExam } from "#domain/study/create-study.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { readJsonFile } from "#formats/json-file.ts";
import { readOfficeFile, writeOfficeFile } from "#formats/office-file.ts";
import type { Json } from "#lib/json.ts";
import { formatText } from "#texts/format-text.ts";
import { makeStudyFile, type StudyToPack } from "#workflows/make-study-file.ts";

/** `rxbaseline study`: makes a study's public file and its office file, or renews both for a new version of the exam. */
export async function runStudy(args: readonly string[], io: CliIo): Promise<number> {
  const options = readStudyOptions(args, io.language);
  if (!options.ok) return badUsage(io, "study", options.error);
  const exam = await readExam(options.value, io);
  return exam === null ? EXIT.badData : await makeStudy(options.value, exam, io);
}

interface ReadExam {
  readonly exam: Exam;
  readonly paper: Json;
}

async function makeStudy(options: StudyOptions, { exam, paper }: ReadExam, io: CliIo): Promise<number> {
  const texts = studyTexts(io.language);
  const studyId = options.studyId ?? exam.examId;
  const officePath = `${options.outFolder}/${studyId}-office.json`;
  const isThere = (await namesIn(options.outFolder, io)).includes(`${studyId}-office.json`);
  if (isThere && !options.isUpdate) {
    io.stderr(`${formatText(texts.exists, { path: officePath })}\n`);
    return EXIT.badData;
  }
  const office = isThere ? await renewedOffice(officePath, exam, io) : await newOffice(options, exam, studyId);
  if (office === null) return EXIT.badData;
  const files = await filesOf({ office, exam, paper, appVersion: __APP_VERSION__ }, options.outFolder, io);
  if (!(await writeFiles(files, io))) return EXIT.badData;
  io.stdout(`${formatText(isThere ? texts.kept : texts.made, { studyId, examId: exam.examId, count: office.roster.length })}\n`);
  return EXIT.done;
}

/** A folder that is not there yet is empty; one that may not be looked into could hold a key, so that failure is passed on. */
async function namesIn(folder: string, io: CliIo): Promise<readonly string[]> {
  try {
    return await io.listDirectory(folder);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && (cause.code === "ENOENT" || cause.code === "ENOTDIR")) return [];
    throw cause;
  }
}

async function readExam(options: StudyOptions, io: CliIo): Promise<ReadExam | null> {
  const [file] = (await readInputs(io, [`${options.examFolder}/paper.json`])).files;
  if (file === undefined) return null;
  const json = readJsonFile(file);
  const exam = json.ok ? parsePaper(json.value, { file: file.name }) : json;
  if (json.ok && exam.ok) return { exam: exam.value, paper: json.value };
  printIssues(io, exam.ok ? [] : exam.error);
  return null;
}

async function newOffice({ counts, sites }: StudyOptions, exam: Exam, studyId: string): Promise<StudyOffice> {
  return createStudy({ studyId, exam, keyPair: await createKeyPair(), counts, sites }, secretRandom);
}

async function renewedOffice(path: string, exam: Exam, io: CliIo): Promise<StudyOffice | null> {
  const [file] = (await readInputs(io, [path])).files;
  if (file === undefined) return null;
  const office = readOfficeFile(file);
  if (office.ok) return withExam(office.value, exam);
  printIssues(io, office.error);
  return null;
}

interface FileToWrite {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** What is said of it once it is written. */
  readonly text: string;
}

/** The office file first: a public key whose private half was not written would seal submissions for nobody. */
async function filesOf(toPack: StudyToPack, folder: string, io: CliIo): Promise<readonly FileToWrite[]> {
  const { office, appVersion } = toPack;
  const { officeFile, publicFile } = studyTexts(io.language);
  const pathOf = (half: string): string => `${folder}/${office.study.studyId}-${half}.json`;
  return [
    { path: pathOf("office"), bytes: writeOfficeFile(office, appVersion), text: officeFile },
    { path: pathOf("study"), bytes: await makeStudyFile(toPack, argon2PackCipher), text: publicFile },
  ];
}

async function writeFiles(files: readonly FileToWrite[], io: CliIo): Promise<boolean> {
  for (const { path, bytes, text } of files) {
    try {
      await io.writeFile(path, bytes);
    } catch (cause) {
      io.stderr(`${formatText(cliTexts(io.language).write.failed, { path, detail: messageOf(cause) })}\n`);
      return false;
    }
    io.stdout(`${formatText(text, { path })}\n`);
  }
  return true;
}
