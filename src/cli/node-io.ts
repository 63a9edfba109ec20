import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import type { CliIo } from "#cli/cli-io.ts";

/** No format of ours comes near: larger files are refused before they are read. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The real world: files, standard streams, the clock and the language of the environment. */
export function createNodeIo(): CliIo {
  return {
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    readFile: readRegularFile,
    inputLines: () => createInterface({ input: process.stdin, crlfDelay: Infinity }),
    writeFile: async (path, bytes) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    },
    listDirectory: async (path) => (await readdir(path)).sort(),
    environment: (name) => process.env[name] ?? "",
    askSecret: askOnTerminal,
    nowMs: Date.now(),
    language: /^zh/i.test(process.env["LC_ALL"] || process.env["LC_MESSAGES"] || process.env["LANG"] || "") ? "zh" : "en",
  };
}

/** What is typed goes nowhere but here: not on the screen, not into a history. */
async function askOnTerminal(question: string): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const line = await new Promise<string | null>((resolve) => {
    terminal.once("line", resolve);
    terminal.once("close", () => resolve(null)); // after a line, this comes too late to matter
  });
  terminal.close();
  process.stderr.write("\n");
  return line;
}

/** Rejects with Node's error codes, or `NOT_A_FILE` (a pipe or device would never end) or `TOO_LARGE`. */
async function readRegularFile(path: string): Promise<Uint8Array> {
  const facts = await stat(path);
  if (!facts.isFile()) throw Object.assign(new Error("not a regular file"), { code: "NOT_A_FILE" });
  if (facts.size > MAX_FILE_BYTES) throw Object.assign(new Error(`${facts.size} bytes`), { code: "TOO_LARGE" });
  return new Uint8Array(await readFile(path));
}
