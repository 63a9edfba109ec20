import { mkdir, open, readdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { CliIo } from "#cli/cli-io.ts";

/** No format of ours comes near: larger files are refused before they are read. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The real world: files, standard streams, the clock and the language of the environment. */
export function createNodeIo(): CliIo {
  return {
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    readFile: readRegularFile,
    writeFile: async (path, bytes) => {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    },
    listDirectory: async (path) => (await readdir(path)).sort(),
    nowMs: () => Date.now(),
    language: /^zh/i.test(process.env["LC_ALL"] ?? process.env["LC_MESSAGES"] ?? process.env["LANG"] ?? "") ? "zh" : "en",
  };
}

async function readRegularFile(path: string): Promise<Uint8Array> {
  const file = await open(path, "r");
  try {
    const { size } = await file.stat();
    if (size > MAX_FILE_BYTES) throw Object.assign(new Error(`larger than ${MAX_FILE_BYTES} bytes`), { code: "TOO_LARGE" });
    return new Uint8Array(await file.readFile());
  } finally {
    await file.close();
  }
}
