import { EXIT } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { formatText } from "#texts/format-text.ts";

/** Says what was wrong with the command line and where help is; gives the exit code for it. `command` is null where none was named. */
export function badUsage(io: CliIo, command: string | null, message: string): number {
  const { seeHelp, seeMainHelp } = cliTexts(io.language).usage;
  io.stderr(`${message}\n${command === null ? seeMainHelp : formatText(seeHelp, { command })}\n`);
  return EXIT.badUsage;
}
