import type { Exam } from "#domain/exam/exam.ts";
import { coverOf } from "#domain/study/exam-cover.ts";
import type { StudyOffice } from "#domain/study/study.ts";
import { packContext } from "#formats/hosted-study.ts";
import { studyHeader, writeStudyFile } from "#formats/study-file.ts";
import { canonicalJson, type Json } from "#lib/json.ts";
import type { PackCipher } from "#workflows/ports/pack-cipher.ts";

/** A study, its exam, and the paper that exam was parsed from. */
export interface StudyToPack {
  readonly office: StudyOffice;
  readonly exam: Exam;
  readonly paper: Json;
  readonly appVersion: string;
}

/** Makes the study file for exam machines: open facts, and the paper in a pack that each site's start code opens. */
export async function makeStudyFile({ office, exam, paper, appVersion }: StudyToPack, cipher: PackCipher): Promise<Uint8Array> {
  const header = studyHeader(office.study, coverOf(exam), appVersion);
  const codes = office.startCodes.map(({ code }) => code);
  const pack = await cipher.lock(new TextEncoder().encode(canonicalJson(paper)), codes, packContext(header));
  return writeStudyFile(header, pack);
}
