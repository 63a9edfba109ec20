import { parseArgs, type ParseArgsConfig } from "node:util";
import { err, ok, type Result } from "#lib/result.ts";

type OptionShapes = NonNullable<ParseArgsConfig["options"]>;

/** Options by name and what stood beside them. */
export interface ParsedOptions<T extends OptionShapes> {
  readonly values: ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>["values"];
  readonly positionals: readonly string[];
}

/** Splits a command's arguments by its options. The error is the parser's own one-line message. */
export function parseOptions<T extends OptionShapes>(args: readonly string[], options: T): Result<ParsedOptions<T>, string> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return ok({ values, positionals });
  } catch (cause) {
    return err(cause instanceof Error ? cause.message : String(cause));
  }
}
