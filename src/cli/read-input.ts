import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { formatText } from "#texts/format-text.ts";

/** Files that could be read; whatever could not is said on standard error and counted. */
export interface InputFiles {
  readonly files: readonly NamedBytes[];
  readonly failedCount: number;
}

/** Reads files; they keep the path they were given by as their name, so that issues name what the user typed. */
export async function readInputs(io: CliIo, paths: readonly string[]): Promise<InputFiles> {
  const files: NamedBytes[] = [];
  for (const path of paths) {
    const bytes = await readOrTell(io, path);
    if (bytes !== null) files.push({ name: path, bytes });
  }
  return { files, failedCount: paths.length - files.length };
}

async function readOrTell(io: CliIo, path: string): Promise<Uint8Array | null> {
  try {
    return await io.readFile(path);
  } catch (cause) {
    io.stderr(`${formatText(cliTexts(io.language).read[reasonOf(cause)], { path, detail: messageOf(cause) })}\n`);
    return null;
  }
}

const REASONS = {
  ENOENT: "missing",
  ENOTDIR: "missing",
  EISDIR: "notFile",
  NOT_A_FILE: "notFile",
  EACCES: "denied",
  EPERM: "denied",
  TOO_LARGE: "tooLarge",
} as const;

function reasonOf(cause: unknown): (typeof REASONS)[keyof typeof REASONS] | "other" {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return Object.entries(REASONS).find(([known]) => known === code)?.[1] ?? "other";
}

/** One line about something that was thrown. */
export function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
