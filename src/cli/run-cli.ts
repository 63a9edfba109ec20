import { badUsage } from "#cli/bad-usage.ts";
import { EXIT, type CliCommand } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { messageOf } from "#cli/read-input.ts";
import { runScore } from "#cli/score-command.ts";
import { runSimulate } from "#cli/simulate-command.ts";
import { listStatsMethods, runStats } from "#cli/stats-command.ts";
import { runStudy } from "#cli/study-command.ts";
import { runValidate } from "#cli/validate-command.ts";
import type { Language } from "#lib/language.ts";
import { formatText } from "#texts/format-text.ts";

const COMMANDS = {
  validate: runValidate,
  simulate: runSimulate,
  score: runScore,
  study: runStudy,
  stats: runStats,
} as const satisfies Record<string, CliCommand>;
type CommandName = keyof typeof COMMANDS;

/** Runs `rxbaseline` with the arguments behind its name and gives the exit code: 0 done, 1 bad data, 2 bad usage. Never rejects. */
export async function runCli(argv: readonly string[], given: CliIo): Promise<number> {
  const { args, language, unknownLanguage } = takeLanguage(argv, given.language);
  const io = { ...given, language };
  if (unknownLanguage !== null)
    return badUsage(io, null, formatText(cliTexts(language).usage.unknownLanguage, { language: unknownLanguage }));
  try {
    return await runCommand(args, io);
  } catch (cause) {
    io.stderr(`${formatText(cliTexts(language).unexpected, { detail: messageOf(cause) })}\n`);
    return EXIT.badData;
  }
}

async function runCommand([name, ...rest]: readonly string[], io: CliIo): Promise<number> {
  const { help, usage } = cliTexts(io.language);
  if (name === "--version") return print(io, `${__APP_VERSION__}\n`);
  if (name === "--help" || name === "-h" || name === "help") return print(io, formatText(help.main, { version: __APP_VERSION__ }));
  if (name === undefined) {
    io.stderr(formatText(help.main, { version: __APP_VERSION__ }));
    return EXIT.badUsage;
  }
  if (!isCommand(name)) return badUsage(io, null, formatText(usage.unknownCommand, { command: name }));
  if (rest.includes("--help") || rest.includes("-h")) return print(io, formatText(help[name], { methods: listStatsMethods() }));
  return COMMANDS[name](rest, io);
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

function print(io: CliIo, text: string): number {
  io.stdout(text);
  return EXIT.done;
}

interface TakenLanguage {
  readonly args: readonly string[];
  readonly language: Language;
  /** What stood behind --language if it is no language we have. */
  readonly unknownLanguage: string | null;
}

/** `--language zh` and `--language=zh` may stand anywhere. */
function takeLanguage(argv: readonly string[], fallback: Language): TakenLanguage {
  const at = argv.findIndex((argument) => argument === "--language" || argument.startsWith("--language="));
  if (at < 0) return { args: argv, language: fallback, unknownLanguage: null };
  const isJoined = argv[at] !== "--language";
  const value = isJoined ? (argv[at] ?? "").slice("--language=".length) : (argv[at + 1] ?? "");
  const args = argv.filter((_, index) => index !== at && (isJoined || index !== at + 1));
  const known = value === "en" || value === "zh" ? value : null;
  return { args, language: known ?? fallback, unknownLanguage: known === null ? value : null };
}
