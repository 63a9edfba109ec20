import type { Exam, Item } from "#domain/exam/exam.ts";
import { repeatIndices } from "#domain/exam/text-rules.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";

/**
 * What the fields of a paper must say about each other, beyond their shape. Paths are those of `paper.json`.
 * Issues: `section-id-repeated`, `section-empty`, `item-id-repeated`, `item-section-unknown`, `item-kind-differs`,
 * `item-out-of-section`, `option-letters`.
 */
export function paperRuleIssues(exam: Exam, place: Place): Issue[] {
  return [
    ...sectionIssues(exam, place),
    ...repeatIndices(exam.items.map((item) => item.id)).map((index) =>
      errorAt("item-id-repeated", { ...place, path: `items[${index}].id` }, { item: exam.items[index]?.id ?? "" }),
    ),
    ...exam.items.flatMap((item, index) => itemSectionIssues(exam, index, place).concat(optionIssues(item, `items[${index}]`, place))),
  ];
}

function sectionIssues(exam: Exam, place: Place): Issue[] {
  const ids = exam.sections.map((section) => section.id);
  const repeated = repeatIndices(ids).map((index) =>
    errorAt("section-id-repeated", { ...place, path: `sections[${index}].id` }, { section: ids[index] ?? "" }),
  );
  const empty = exam.sections.flatMap((section, index) => {
    const isEmpty = exam.items.every((item) => item.sectionId !== section.id);
    return isEmpty ? [errorAt("section-empty", { ...place, path: `sections[${index}]` }, { section: section.id })] : [];
  });
  return [...repeated, ...empty];
}

/** An item belongs to a listed section of its own kind, and no item of an earlier section follows one of a later section. */
function itemSectionIssues(exam: Exam, index: number, place: Place): Issue[] {
  const item = exam.items[index];
  if (item === undefined) return [];
  const order = sectionOrder(exam, item);
  const section = exam.sections[order];
  const about = { item: item.id, section: item.sectionId };
  if (section === undefined) return [errorAt("item-section-unknown", { ...place, path: `items[${index}].sectionId` }, about)];
  const issues: Issue[] = [];
  if (section.kind !== item.kind) {
    issues.push(errorAt("item-kind-differs", { ...place, path: `items[${index}].kind` }, { ...about, kind: section.kind }));
  }
  if (exam.items.slice(0, index).some((earlier) => sectionOrder(exam, earlier) > order)) {
    issues.push(errorAt("item-out-of-section", { ...place, path: `items[${index}].sectionId` }, about));
  }
  return issues;
}

function sectionOrder(exam: Exam, item: Item): number {
  return exam.sections.findIndex((section) => section.id === item.sectionId);
}

function optionIssues(item: Item, path: string, place: Place): Issue[] {
  if (item.kind === "short-answer") return [];
  return item.options.flatMap((option, index) => {
    const expected = String.fromCharCode(65 + index);
    if (option.letter === expected) return [];
    const at = { ...place, path: `${path}.options[${index}].letter` };
    return [errorAt("option-letters", at, { item: item.id, expected, found: option.letter })];
  });
}
