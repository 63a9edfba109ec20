import { askNewPassphrase } from "#cli/ask-passphrase.ts";
import { badUsage } from "#cli/bad-usage.ts";
import { EXIT } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { printIssues } from "#cli/print-issues.ts";
import { messageOf, readInputs } from "#cli/read-input.ts";
import { readStudyOptions, studyTexts, type StudyOptions } from "#cli/study-options.ts";
import { argon2PackCipher } from "#crypto/argon2-pack-cipher.ts";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { createKeyPair } from "#crypto/hpke-sealer.ts";
import { secretRandom } from "#crypto/secret-random.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { createStudy, withExam } from "#domain/study/create-study.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { readJsonFile } from "#formats/json-file.ts";
import { readOfficeFile, writeOfficeFile } from "#formats/office-file.ts";
import type { Json } from "#lib/json.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { formatText } from "#texts/format-text.ts";
import { lockPrivateKey, privateKeyName } from "#workflows/lock-private-key.ts";
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
  const names = await namesIn(options.outFolder, io);
  const isThere = names.includes(`${studyId}-office.json`);
  if (isThere && !options.isUpdate) return refuse(formatText(texts.exists, { path: officePath }), io);
  const keyed = isThere ? await renewedOffice(officePath, exam, io) : await newOffice(options, exam, studyId);
  if (keyed === null) return EXIT.badData;
  const office = withDropBox(keyed, options.dropBox);
  const keyFile = options.isKeyApart ? await keyFileOf(office, names, io) : NOT_APART;
  if (keyFile === null) return EXIT.badData;
  const files = await filesOf({ office, exam, paper, appVersion: __APP_VERSION__ }, { folder: options.outFolder, keyFile }, io);
  if (!(await writeFiles(files, io))) return EXIT.badData;
  io.stdout(`${formatText(isThere ? texts.kept : texts.made, { studyId, examId: exam.examId, count: office.roster.length })}\n`);
  return EXIT.done;
}

function refuse(text: string, io: CliIo): number {
  io.stderr(`${text}\n`);
  return EXIT.badData;
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

/** Without an address a new study names none, and a renewed one keeps its own. */
function withDropBox(office: StudyOffice, url: string | null): StudyOffice {
  return url === null ? office : { ...office, study: { ...office.study, handIn: { url } } };
}

interface FileToWrite {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** What is said of it once it is written. */
  readonly text: string;
}

/** The key stays in the office file, or is in that already where it is to stay. */
const NOT_APART = "not apart";

/** Null where a key lies there already, or no passphrase was given that will do: which was said. */
async function keyFileOf(office: StudyOffice, names: readonly string[], io: CliIo): Promise<NamedBytes | typeof NOT_APART | null> {
  if (office.privateKey === "") return NOT_APART;
  const path = privateKeyName(office.study.studyId);
  if (names.includes(path)) {
    refuse(formatText(studyTexts(io.language).keyExists, { path }), io);
    return null;
  }
  const passphrase = await askNewPassphrase(io);
  return passphrase === null ? null : lockPrivateKey({ office, passphrase, appVersion: __APP_VERSION__ }, argon2PassphraseCipher());
}

interface Destination {
  readonly folder: string;
  readonly keyFile: NamedBytes | typeof NOT_APART;
}

/** The private key first: a public key whose private half was not written would seal submissions for nobody. */
async function filesOf(toPack: StudyToPack, { folder, keyFile }: Destination, io: CliIo): Promise<readonly FileToWrite[]> {
  const { office, appVersion } = toPack;
  const { officeFile, keylessFile, privateKeyFile, publicFile } = studyTexts(io.language);
  const pathOf = (half: string): string => `${folder}/${office.study.studyId}-${half}.json`;
  const isApart = keyFile !== NOT_APART || office.privateKey === "";
  return [
    ...(keyFile === NOT_APART ? [] : [{ path: `${folder}/${keyFile.name}`, bytes: keyFile.bytes, text: privateKeyFile }]),
    {
      path: pathOf("office"),
      bytes: writeOfficeFile(isApart ? { ...office, privateKey: "" } : office, appVersion),
      text: isApart ? keylessFile : officeFile,
    },
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
