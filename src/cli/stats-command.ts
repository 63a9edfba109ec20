import { badUsage } from "#cli/bad-usage.ts";
import { EXIT } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { AGREEMENT_METHODS } from "#cli/stats/agreement-methods.ts";
import { COMPARISON_METHODS } from "#cli/stats/comparison-methods.ts";
import { DESIGN_METHODS } from "#cli/stats/design-methods.ts";
import type { Printed, StatsMethod } from "#cli/stats/stats-method.ts";
import { parseJson } from "#lib/json.ts";
import { formatText } from "#texts/format-text.ts";

/** Every method by its name. */
export const STATS_METHODS: Readonly<Record<string, StatsMethod>> = { ...COMPARISON_METHODS, ...AGREEMENT_METHODS, ...DESIGN_METHODS };

/**
 * `rxbaseline stats METHOD`: each line of standard input, a JSON object, gives a line of standard output. A line that cannot be computed
 * gives `{"error": {line, path, message}}` in its place, the others go on, and the exit code is 1. Empty lines are passed over.
 */
export async function runStats(args: readonly string[], io: CliIo): Promise<number> {
  const { usage } = cliTexts(io.language);
  const [name, extra] = args;
  if (name === undefined) return badUsage(io, "stats", formatText(usage.missingArgument, { argument: "METHOD" }));
  if (extra !== undefined) return badUsage(io, "stats", formatText(usage.extraArgument, { argument: extra }));
  const method = Object.hasOwn(STATS_METHODS, name) ? STATS_METHODS[name] : undefined;
  if (method === undefined) return badUsage(io, "stats", formatText(usage.unknownMethod, { method: name }));
  let [line, failedCount] = [0, 0];
  for await (const text of io.inputLines()) {
    line += 1;
    if (text.trim() === "") continue;
    const printed = computeLine(method, text, line);
    if (printed.isError) failedCount += 1;
    io.stdout(`${JSON.stringify(printed.value)}\n`);
  }
  return failedCount > 0 ? EXIT.badData : EXIT.done;
}

/** The methods with the shapes of their lines, one a paragraph. */
export function listStatsMethods(): string {
  return Object.entries(STATS_METHODS)
    .map(([name, { input, output }]) => `  ${name}\n    in   ${input}\n    out  ${output}\n`)
    .join("");
}

function computeLine(method: StatsMethod, text: string, line: number): { readonly value: Printed; readonly isError: boolean } {
  const parsed = parseJson(text);
  const failed = (path: string, message: string) => ({ value: { error: { line, path, message } }, isError: true });
  if (!parsed.ok) return failed("", String(parsed.error[0]?.params["detail"] ?? parsed.error[0]?.code));
  const outcome = method.run(parsed.value);
  return "problem" in outcome ? failed(outcome.problem.path, outcome.problem.message) : { value: outcome.result, isError: false };
}
