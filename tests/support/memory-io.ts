import type { CliIo } from "#cli/cli-io.ts";

/** A world in memory for commands: files by path, and what was printed. */
export interface MemoryIo extends CliIo {
  readonly files: Map<string, Uint8Array>;
  readonly out: () => string;
  readonly err: () => string;
}

/** Who sits at the terminal. */
export interface MemoryTerminal {
  readonly environment?: Readonly<Record<string, string>>;
  /** What is typed at each question that is not shown; nobody is there when they are used up. */
  readonly secrets?: readonly string[];
  /** Standard input. */
  readonly input?: string;
}

/** A world with the given files, as text or bytes. */
export function createMemoryIo(files: Readonly<Record<string, string | Uint8Array>> = {}, terminal: MemoryTerminal = {}): MemoryIo {
  const secrets = [...(terminal.secrets ?? [])];
  const held = new Map(Object.entries(files).map(([path, content]) => [path, toBytes(content)]));
  const [out, err]: [string[], string[]] = [[], []];
  return {
    files: held,
    out: () => out.join(""),
    err: () => err.join(""),
    stdout: (text) => void out.push(text),
    stderr: (text) => void err.push(text),
    readFile: async (path) => held.get(path) ?? missing(path),
    inputLines: async function* () {
      yield* (terminal.input ?? "").split("\n");
    },
    writeFile: async (path, bytes) => void held.set(path, bytes),
    listDirectory: async (path) => {
      const names = [...held.keys()]
        .filter((name) => name.startsWith(`${path}/`))
        .map((name) => name.slice(path.length + 1).split("/")[0] ?? "");
      return names.length > 0 ? [...new Set(names)].sort() : missing(path);
    },
    environment: (name) => terminal.environment?.[name] ?? "",
    askSecret: async () => secrets.shift() ?? null,
    nowMs: Date.UTC(2026, 3, 1),
    language: "en",
  };
}

function toBytes(content: string | Uint8Array): Uint8Array {
  return typeof content === "string" ? new TextEncoder().encode(content) : content;
}

function missing(path: string): never {
  throw Object.assign(new Error(`no such file: ${path}`), { code: "ENOENT" });
}
