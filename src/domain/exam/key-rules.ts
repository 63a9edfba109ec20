import type { AnswerKey, ItemKey } from "#domain/exam/answer-key.ts";
import { choiceKeyIssues } from "#domain/exam/choice-key-rules.ts";
import type { Exam } from "#domain/exam/exam.ts";
import { shortAnswerKeyIssues } from "#domain/exam/short-answer-key-rules.ts";
import { mentions, repeatIndices } from "#domain/exam/text-rules.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";

/**
 * What a key must say about its paper, beyond its shape: that it belongs to it, has one key for each item and none besides,
 * and that each key fits its item. Paths are those of `key.json`.
 * Issues: `key-exam-differs`, `key-hash-differs`, `canary-in-paper`, `key-item-missing`, `key-item-repeated`, `key-item-unknown`,
 * `key-kind-differs`, and those of `choiceKeyIssues` and `shortAnswerKeyIssues`.
 */
export function keyRuleIssues(key: AnswerKey, exam: Exam, place: Place): Issue[] {
  return [
    ...belongingIssues(key, exam, place),
    ...coverageIssues(key, exam, place),
    ...key.items.flatMap((itemKey, index) => itemKeyIssues(itemKey, exam, { ...place, path: `items[${index}]` })),
  ];
}

function belongingIssues(key: AnswerKey, exam: Exam, place: Place): Issue[] {
  const at = (path: string): Place => ({ ...place, path });
  const issues: Issue[] = [];
  if (key.examId !== exam.examId) issues.push(errorAt("key-exam-differs", at("examId"), { expected: exam.examId, found: key.examId }));
  if (key.examHash !== exam.examHash)
    issues.push(errorAt("key-hash-differs", at("examHash"), { expected: exam.examHash, found: key.examHash }));
  if (mentions(exam, key.canary)) issues.push(errorAt("canary-in-paper", at("canary"), {}));
  return issues;
}

function coverageIssues(key: AnswerKey, exam: Exam, place: Place): Issue[] {
  const keyed = key.items.map((item) => item.id);
  const missing = exam.items.filter((item) => !keyed.includes(item.id));
  return [
    ...missing.map((item) => errorAt("key-item-missing", { ...place, path: "items" }, { item: item.id })),
    ...repeatIndices(keyed).map((index) =>
      errorAt("key-item-repeated", { ...place, path: `items[${index}].id` }, { item: keyed[index] ?? "" }),
    ),
  ];
}

function itemKeyIssues(key: ItemKey, exam: Exam, at: Place): Issue[] {
  const item = exam.items.find((candidate) => candidate.id === key.id);
  if (item === undefined) return [errorAt("key-item-unknown", { ...at, path: `${at.path ?? ""}.id` }, { item: key.id })];
  if (key.kind === "choice" && item.kind !== "short-answer") return choiceKeyIssues(key, item, at);
  if (key.kind === "short-answer" && item.kind === "short-answer") return shortAnswerKeyIssues(key, at);
  return [errorAt("key-kind-differs", { ...at, path: `${at.path ?? ""}.kind` }, { item: key.id, kind: item.kind })];
}
