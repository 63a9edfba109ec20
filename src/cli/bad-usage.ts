import { EXIT } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { formatText } from "#texts/format-text.ts";

/** Says what was wrong with the command line and where help is; gives the exit code for it. */
export function badUsage(io: CliIo, command: string, message: string): number {
  io.stderr(`${message}\n${formatText(cliTexts(io.language).usage.seeHelp, { command })}\n`);
  return EXIT.badUsage;
}
