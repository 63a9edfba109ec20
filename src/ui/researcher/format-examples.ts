import type { Exam } from "#domain/exam/exam.ts";

/** Words of a prescription's two lines in the reader's language. */
export interface ExampleWords {
  readonly type: string;
  readonly intervention: string;
}

/** One example a format, each a file that would be taken. */
export interface FormatExamples {
  readonly list: string;
  readonly map: string;
  readonly wide: string;
  readonly long: string;
}

interface ExampleOutput {
  readonly id: string;
  readonly output: string;
}

/** Tiny files of model results on an exam's own items: the first of each kind. */
export function formatExamples(exam: Exam, words: ExampleWords): FormatExamples {
  const outputs = exampleOutputs(exam, words);
  const models = ["model-a", "model-b"];
  return {
    list: `[\n${outputs.map(({ id, output }) => `  ${JSON.stringify({ id, model: "model-a", output })}`).join(",\n")}\n]`,
    map: JSON.stringify(Object.fromEntries(models.map((model) => [model, outputById(outputs)])), null, 2),
    wide: toCsv([["item", ...models], ...outputs.map(({ id, output }) => [id, ...models.map(() => output)])]),
    long: toCsv([["item", "model", "response"], ...outputs.map(({ id, output }) => [id, "model-a", output])]),
  };
}

function exampleOutputs(exam: Exam, { type, intervention }: ExampleWords): readonly ExampleOutput[] {
  const outputByKind = {
    "single-choice": "B",
    "multiple-choice": "A, C",
    "short-answer": `Problem type: ${type}\nIntervention: ${intervention}`,
  };
  return exam.sections.flatMap(({ id: sectionId, kind }) => {
    const item = exam.items.find((candidate) => candidate.sectionId === sectionId);
    return item === undefined ? [] : [{ id: item.id, output: outputByKind[kind] }];
  });
}

function outputById(outputs: readonly ExampleOutput[]): Readonly<Record<string, string>> {
  return Object.fromEntries(outputs.map(({ id, output }) => [id, output]));
}

function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(",")).join("\n");
}
