import type { ChoiceKey } from "#domain/exam/answer-key.ts";
import type { ChoiceItem } from "#domain/exam/exam.ts";
import { repeatIndices } from "#domain/exam/text-rules.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";

/**
 * The key of one choice item against the item. `path` is the key's own, e.g. `items[3]`.
 * Issues: `key-letter-unknown`, `key-letters-order`, `key-letters-single`, `key-letters-multiple`, `rationale-missing`,
 * `rationale-unknown`, `rationale-repeated`.
 */
export function choiceKeyIssues(key: ChoiceKey, item: ChoiceItem, at: Place): Issue[] {
  const sets = [key.letters, ...key.acceptAny];
  return [
    ...sets.flatMap((letters, index) => letterSetIssues(letters, item, within(at, index === 0 ? "letters" : `acceptAny[${index - 1}]`))),
    ...rationaleIssues(key, item, at),
  ];
}

function letterSetIssues(letters: readonly string[], item: ChoiceItem, at: Place): Issue[] {
  const known = item.options.map((option) => option.letter);
  const about = { item: item.id, found: letters.join("") };
  const issues = letters.flatMap((letter, index) =>
    known.includes(letter)
      ? []
      : [errorAt("key-letter-unknown", within(at, `[${index}]`), { item: item.id, letter, options: known.join("") })],
  );
  if ([...new Set(letters)].sort().join("") !== letters.join("")) issues.push(errorAt("key-letters-order", at, about));
  if (item.kind === "single-choice" && letters.length !== 1) issues.push(errorAt("key-letters-single", at, about));
  if (item.kind === "multiple-choice" && letters.length < 2) issues.push(errorAt("key-letters-multiple", at, about));
  return issues;
}

function rationaleIssues(key: ChoiceKey, item: ChoiceItem, at: Place): Issue[] {
  const given = key.rationales.map((rationale) => rationale.letter);
  const known = item.options.map((option) => option.letter);
  const rationaleAt = (index: number): Place => within(at, `rationales[${index}].letter`);
  const about = (letter: string) => ({ item: item.id, letter });
  return [
    ...known.flatMap((letter) => (given.includes(letter) ? [] : [errorAt("rationale-missing", within(at, "rationales"), about(letter))])),
    ...given.flatMap((letter, index) => (known.includes(letter) ? [] : [errorAt("rationale-unknown", rationaleAt(index), about(letter))])),
    ...repeatIndices(given).map((index) => errorAt("rationale-repeated", rationaleAt(index), about(given[index] ?? ""))),
  ];
}

function within(at: Place, step: string): Place {
  return { ...at, path: step.startsWith("[") ? `${at.path ?? ""}${step}` : `${at.path ?? ""}.${step}` };
}
