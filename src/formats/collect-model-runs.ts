import type { Exam } from "#domain/exam/exam.ts";
import type { ModelOutput, ModelRun } from "#domain/model-run/model-run.ts";
import type { ModelOutputEntry } from "#formats/model-output-entry.ts";
import { errorAt, warningAt, type Issue, type Place } from "#lib/issue.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** The runs of one file, and what is worth saying of them (e.g. items without an output). */
export interface ModelRunFile {
  /** In the order the models first appear. */
  readonly runs: readonly ModelRun[];
  readonly warnings: readonly Issue[];
}

const MAX_NAME_UNITS = 100;
/** UTF-16 units of one output, reasoning included. */
const MAX_OUTPUT_UNITS = 500_000;
const UNSAFE_NAMES = new Set(["__proto__", "constructor", "prototype"]);
// What spreadsheets make numbers, powers and dates of, or have made of an id.
const UNSAFE_ID = /^(\d+|\d+[eE]\d+|\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})$/;

/**
 * Groups outputs by model and checks them against the exam, all or nothing.
 * Errors: `model-file-empty`, `model-name-unsafe` {model} (blank, over 100 units, control characters, or a name with a meaning in the
 * language), `model-item-unsafe` {item} (a number or date where an id belongs), `model-item-unknown` {item},
 * `model-output-repeated` {model, item}, `model-output-too-long` {model, item, limit}. Warning: `model-items-missing` {model, count, items}.
 */
export function collectModelRuns(entries: readonly ModelOutputEntry[], exam: Exam, fileName: string): Result<ModelRunFile> {
  if (entries.length === 0) return err([errorAt("model-file-empty", { file: fileName })]);
  const known = new Set(exam.items.map((item) => item.id));
  const outputs = new Map<string, Map<string, ModelOutput>>();
  const judgedItems = new Set<Place>();
  const issues: Issue[] = [];
  for (const entry of entries) {
    const model = entry.model.trim();
    const itemId = entry.itemId.normalize("NFKC").trim();
    const held = outputs.get(model);
    issues.push(...nameIssues(model, entry, held === undefined), ...lengthIssues(model, itemId, entry));
    if (!judgedItems.has(entry.itemPlace)) issues.push(...itemIssues(itemId, entry, known));
    judgedItems.add(entry.itemPlace); // a row of a wide table is one place for all its models
    if (held?.has(itemId) === true) issues.push(errorAt("model-output-repeated", entry.place, { model: shown(model), item: itemId }));
    outputs.set(model, (held ?? new Map<string, ModelOutput>()).set(itemId, { itemId, raw: entry.raw }));
  }
  if (issues.length > 0) return err(issues);
  const runs = [...outputs].map(([model, byItem]): ModelRun => ({ model, fileName, outputs: [...byItem.values()] }));
  return ok({ runs, warnings: runs.flatMap((run) => missingWarnings(run, exam)) });
}

/** Once a model: a wide table names it once, too. */
function nameIssues(model: string, { modelPlace }: ModelOutputEntry, isFirst: boolean): Issue[] {
  const isUnsafe = model === "" || model.length > MAX_NAME_UNITS || UNSAFE_NAMES.has(model) || /[\p{Cc}\p{Cs}]/u.test(model);
  return isFirst && isUnsafe ? [errorAt("model-name-unsafe", modelPlace, { model: shown(model) })] : [];
}

function itemIssues(item: string, { itemPlace }: ModelOutputEntry, known: ReadonlySet<string>): Issue[] {
  if (known.has(item)) return [];
  return [errorAt(UNSAFE_ID.test(item) ? "model-item-unsafe" : "model-item-unknown", itemPlace, { item: shown(item) })];
}

function lengthIssues(model: string, item: string, { raw, place }: ModelOutputEntry): Issue[] {
  if (raw.length <= MAX_OUTPUT_UNITS) return [];
  return [errorAt("model-output-too-long", place, { model: shown(model), item: shown(item), limit: MAX_OUTPUT_UNITS })];
}

function missingWarnings({ model, fileName, outputs }: ModelRun, exam: Exam): Issue[] {
  const given = new Set(outputs.map((output) => output.itemId));
  const missing = exam.items.filter((item) => !given.has(item.id)).map((item) => item.id);
  if (missing.length === 0) return [];
  const items = missing.length > 20 ? `${missing.slice(0, 20).join(", ")} …` : missing.join(", ");
  return [warningAt("model-items-missing", { file: fileName }, { model, count: missing.length, items })];
}

function shown(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
