import { cliTexts } from "#cli/cli-texts.ts";
import { toCounts } from "#cli/participant-counts.ts";
import { parseOptions } from "#cli/parse-options.ts";
import { VIRTUAL_MODEL_LIMIT } from "#domain/simulation/virtual-models.ts";
import type { Language } from "#lib/language.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { formatText } from "#texts/format-text.ts";

/** What `simulate` was asked to make. */
export interface SimulateOptions {
  readonly examFolder: string;
  readonly outFolder: string;
  readonly seed: string;
  readonly participantsByRank: readonly [number, number, number];
  readonly modelCount: number;
}

const SHAPES = {
  exam: { type: "string" },
  out: { type: "string" },
  seed: { type: "string", default: "2026" },
  participants: { type: "string", default: "18,6,3" },
  models: { type: "string", default: String(VIRTUAL_MODEL_LIMIT) },
} as const;

/** Reads the options of `simulate`; the error is one line for the user. */
export function readSimulateOptions(args: readonly string[], language: Language): Result<SimulateOptions, string> {
  const { usage } = cliTexts(language);
  const parsed = parseOptions(args, SHAPES);
  if (!parsed.ok) return err(formatText(usage.options, { detail: parsed.error }));
  const { values, positionals } = parsed.value;
  if (positionals[0] !== undefined) return err(formatText(usage.extraArgument, { argument: positionals[0] }));
  if (values.exam === undefined) return err(formatText(usage.missingOption, { option: "--exam" }));
  if (values.out === undefined) return err(formatText(usage.missingOption, { option: "--out" }));
  const participantsByRank = toCounts(values.participants);
  if (participantsByRank === null) return err(formatText(usage.notCounts, { given: values.participants }));
  const modelCount = /^[0-9]$/.test(values.models) ? Number(values.models) : 0;
  if (modelCount < 1 || modelCount > VIRTUAL_MODEL_LIMIT) return err(formatText(usage.notModelCount, { given: values.models }));
  return ok({ examFolder: values.exam, outFolder: values.out, seed: values.seed, participantsByRank, modelCount });
}
