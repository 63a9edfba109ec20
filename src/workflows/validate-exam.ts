import type { AnswerKey } from "#domain/exam/answer-key.ts";
import type { Exam, ItemKind } from "#domain/exam/exam.ts";
import { parseKey } from "#domain/exam/parse-key.ts";
import { parsePaper } from "#domain/exam/parse-paper.ts";
import { readJsonFile } from "#formats/json-file.ts";
import type { Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";

/** What validation found. */
export interface ExamValidation {
  readonly issues: readonly Issue[];
  /** null when there is any error. */
  readonly summary: ExamSummary | null;
}

/** What a valid package holds. */
export interface ExamSummary {
  readonly exam: Exam;
  readonly key: AnswerKey;
  readonly sections: readonly SectionSummary[];
}

/** One section's counts. */
export interface SectionSummary {
  readonly id: string;
  readonly kind: ItemKind;
  readonly itemCount: number;
  /** Answer points of all its items. */
  readonly pointCount: number;
  /** Prescriptions without a problem. */
  readonly cleanCount: number;
}

/** Checks an exam package. The key is checked only against a paper without errors: nothing about it could be said otherwise. */
export function validateExam(files: { readonly paper: NamedBytes; readonly key: NamedBytes }): ExamValidation {
  const paperJson = readJsonFile(files.paper);
  const keyJson = readJsonFile(files.key);
  const unreadable = [...(paperJson.ok ? [] : paperJson.error), ...(keyJson.ok ? [] : keyJson.error)];
  const exam = paperJson.ok ? parsePaper(paperJson.value, { file: files.paper.name }) : paperJson;
  if (!exam.ok || !keyJson.ok) return { issues: [...unreadable, ...(exam.ok || !paperJson.ok ? [] : exam.error)], summary: null };
  const key = parseKey(keyJson.value, exam.value, { file: files.key.name });
  if (!key.ok) return { issues: key.error, summary: null };
  return { issues: [], summary: { exam: exam.value, key: key.value, sections: summarise(exam.value, key.value) } };
}

function summarise(exam: Exam, key: AnswerKey): readonly SectionSummary[] {
  return exam.sections.map(({ id, kind }) => {
    const itemIds = new Set(exam.items.filter((item) => item.sectionId === id).map((item) => item.id));
    const keys = key.items.filter((itemKey) => itemIds.has(itemKey.id));
    const reviews = keys.flatMap((itemKey) => (itemKey.kind === "short-answer" ? [itemKey] : []));
    return {
      id,
      kind,
      itemCount: itemIds.size,
      pointCount: reviews.reduce((sum, review) => sum + review.points.length, 0),
      cleanCount: reviews.filter((review) => review.errorTypes.length === 0).length,
    };
  });
}
