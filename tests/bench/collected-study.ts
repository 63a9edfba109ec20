import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { parseKey } from "#domain/exam/parse-key.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { drawItemTraits } from "#domain/simulation/item-traits.ts";
import { simulatePerson } from "#domain/simulation/simulate-person.ts";
import { createRoster } from "#domain/study/create-roster.ts";
import { createStudy } from "#domain/study/create-study.ts";
import { writeOfficeFile } from "#formats/office-file.ts";
import type { Json } from "#lib/json.ts";
import { createRng } from "#lib/rng.ts";
import { sealSubmission } from "#workflows/seal-submission.ts";
import { pilotKeyJson, pilotPaperJson } from "../support/pilot-package.ts";

const ITEM_COUNT = 100;
const DURATION_MS = 7_200_000;

/** Files of a study whose submissions are to be collected. */
export interface CollectedStudy {
  readonly studyFiles: readonly string[];
  readonly submissionFiles: readonly string[];
}

/** A study of as many people on an exam of 100 items, the pilot's over and over; writes its files to a folder of their own. */
export async function writeCollectedStudy(personCount: number): Promise<CollectedStudy> {
  const { paper, key, exam, answerKey } = hundredItems();
  const rng = createRng("collect-bench");
  const sites = ["North", "South", "East"];
  const made = createStudy({ studyId: "bench", exam, keyPair: await createKeyPair(), counts: [1, 0, 0], sites }, rng);
  const ranks = [...new Set(made.roster.map(({ rankId }) => rankId))].map((rankId) => ({ rankId, count: personCount }));
  const office = { ...made, roster: createRoster(ranks, sites, rng) };
  const folder = mkdtempSync(join(tmpdir(), "collect-"));
  mkdirSync(join(folder, "submissions"));
  const write = (name: string, bytes: Uint8Array | string): string => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const facts = { study: office.study, ranks: office.ranks, exam, items: drawItemTraits(exam, answerKey, "bench"), seed: "bench" };
  const virtual = { ...facts, appVersion: "0.1.0", firstStartAtMs: Date.UTC(2026, 2, 9, 1) };
  const submissionFiles: string[] = [];
  for (const entry of office.roster) {
    const { submission } = simulatePerson(entry, virtual, "enforced");
    const file = await sealSubmission(submission, office.study.publicKey, hpkeSealer);
    submissionFiles.push(write(join("submissions", file.name), file.bytes));
  }
  const studyFiles = [
    write("office.json", writeOfficeFile(office, "0.1.0")),
    write("paper.json", JSON.stringify(paper)),
    write("key.json", JSON.stringify(key)),
  ];
  return { studyFiles, submissionFiles };
}

type Package = { readonly [name: string]: Json } & {
  readonly items: readonly ({ readonly [name: string]: Json } & { readonly id: string })[];
};

function hundredItems(): { readonly paper: Package; readonly key: Package; readonly exam: Exam; readonly answerKey: AnswerKey } {
  const paper = { ...repeated(pilotPaperJson() as Package), durationMs: DURATION_MS }; // both have items with ids
  const key = repeated(pilotKeyJson() as Package);
  const exam = parsePaper(paper);
  if (!exam.ok) throw new Error(`the paper has issues: ${JSON.stringify(exam.error.slice(0, 3))}`);
  const ofExam = { ...key, examHash: exam.value.examHash };
  const answerKey = parseKey(ofExam, exam.value);
  if (!answerKey.ok) throw new Error(`the key has issues: ${JSON.stringify(answerKey.error.slice(0, 3))}`);
  return { paper, key: ofExam, exam: exam.value, answerKey: answerKey.value };
}

/** Each item as often as it takes, its copies beside it: the order of the sections stays. */
function repeated(whole: Package): Package {
  const items = whole.items.flatMap((item, index) => {
    const count = Math.floor(ITEM_COUNT / whole.items.length) + (index < ITEM_COUNT % whole.items.length ? 1 : 0);
    return Array.from({ length: count }, (_, copy) => ({ ...item, id: copy === 0 ? item.id : `${item.id}-${copy}` }));
  });
  return { ...whole, items };
}
