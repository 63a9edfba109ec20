import type { Language } from "#lib/language.ts";

/** What a command may do to the world outside, so that commands run the same in a terminal and in a test. */
export interface CliIo {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  /** Rejects if the file cannot be read. */
  readonly readFile: (path: string) => Promise<Uint8Array>;
  /** Lines of standard input as they come, without their ends. */
  readonly inputLines: () => AsyncIterable<string>;
  /** Writes the whole file, making its folders; replaces what was there. */
  readonly writeFile: (path: string, bytes: Uint8Array) => Promise<void>;
  /** Names of the entries, sorted; rejects if it is not a folder. */
  readonly listDirectory: (path: string) => Promise<readonly string[]>;
  /** A variable of the environment; empty where it is not set. */
  readonly environment: (name: string) => string;
  /** Asks for a line that is not shown as it is typed; null where there is nobody to ask or the question is turned down. */
  readonly askSecret: (question: string) => Promise<string | null>;
  /** UTC epoch ms when the command was started. */
  readonly nowMs: number;
  readonly language: Language;
}
