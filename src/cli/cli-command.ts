import type { CliIo } from "#cli/cli-io.ts";

/** A command: resolves to its exit code. `args` are those after the command's name, `--language` taken out. */
export type CliCommand = (args: readonly string[], io: CliIo) => Promise<number>;

/** What a command ends with. */
export const EXIT = { done: 0, badData: 1, badUsage: 2 } as const;
