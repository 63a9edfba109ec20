import { cliTexts } from "#cli/cli-texts.ts";
import { parseOptions } from "#cli/parse-options.ts";
import type { Language } from "#lib/language.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { formatText } from "#texts/format-text.ts";

/** What `score` was asked to do. */
export type ScoreOptions =
  | {
      readonly form: "files";
      readonly paperPath: string;
      readonly keyPath: string;
      readonly paths: readonly string[];
      readonly seed: string;
    }
  | { readonly form: "letters"; readonly keyCsv: string; readonly wideCsv: string };

const SHAPES = {
  exam: { type: "string" },
  key: { type: "string" },
  grades: { type: "string", multiple: true },
  office: { type: "string" },
  "private-key": { type: "string" },
  seed: { type: "string", default: "2026" },
  "key-csv": { type: "string" },
  "wide-csv": { type: "string" },
} as const;

/** Reads the options of `score`; the error is one line for the user. */
export function readScoreOptions(args: readonly string[], language: Language): Result<ScoreOptions, string> {
  const { usage } = cliTexts(language);
  const parsed = parseOptions(args, SHAPES);
  if (!parsed.ok) return err(formatText(usage.options, { detail: parsed.error }));
  const { "key-csv": keyCsv, "wide-csv": wideCsv, exam, key, office, grades = [], seed } = parsed.value.values;
  const single = [office, parsed.value.values["private-key"]].filter((path) => path !== undefined);
  const paths = [...parsed.value.positionals, ...grades, ...single];
  const letters = [keyCsv, wideCsv];
  if (letters.every((path) => path === undefined)) return toFilesForm({ exam, key, paths, seed }, usage);
  const isAlone = exam === undefined && key === undefined && paths.length === 0;
  return keyCsv !== undefined && wideCsv !== undefined && isAlone ? ok({ form: "letters", keyCsv, wideCsv }) : err(usage.bothForms);
}

interface GivenFiles {
  readonly exam: string | undefined;
  readonly key: string | undefined;
  readonly paths: readonly string[];
  readonly seed: string;
}

function toFilesForm({ exam, key, paths, seed }: GivenFiles, usage: ReturnType<typeof cliTexts>["usage"]): Result<ScoreOptions, string> {
  if (exam === undefined) return err(formatText(usage.missingOption, { option: "--exam" }));
  if (key === undefined) return err(formatText(usage.missingOption, { option: "--key" }));
  if (paths.length === 0) return err(formatText(usage.missingArgument, { argument: "FILE" }));
  return ok({ form: "files", paperPath: `${exam}/paper.json`, keyPath: key, paths, seed });
}
