import { readFileSync } from "node:fs";
import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { parseKey } from "#domain/exam/parse-key.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { parseJson, type Json } from "#lib/json.ts";

/** The JSON value of `exams/pilot/paper.json`. */
export function pilotPaperJson(): Json {
  return readPilotFile("paper.json");
}

/** The JSON value of `exams/pilot/key.json`. */
export function pilotKeyJson(): Json {
  return readPilotFile("key.json");
}

/** The pilot exam, parsed. */
export function pilotExam(): Exam {
  const exam = parsePaper(pilotPaperJson());
  if (!exam.ok) throw new Error(`the pilot paper has issues: ${JSON.stringify(exam.error)}`);
  return exam.value;
}

/** The pilot's answer key, parsed against its exam. */
export function pilotKey(): AnswerKey {
  const key = parseKey(pilotKeyJson(), pilotExam());
  if (!key.ok) throw new Error(`the pilot key has issues: ${JSON.stringify(key.error)}`);
  return key.value;
}

function readPilotFile(name: string): Json {
  const json = parseJson(readFileSync(`exams/pilot/${name}`, "utf8"));
  if (!json.ok) throw new Error(`exams/pilot/${name} is no JSON`);
  return json.value;
}
