import { spawn, type ChildProcess } from "node:child_process";
import { createServer } from "node:net";

/** A server in a process group of its own, to be killed without a word and started again on the same port. */
export interface ChildServer {
  /** Resolves when it takes connections. */
  readonly start: () => Promise<void>;
  /** Kills every process of it, in the middle of whatever they do. */
  readonly kill: () => Promise<void>;
}

/** Runs `command` with `args`; `url` is asked until it answers. */
export function childServer(command: string, args: readonly string[], url: string): ChildServer {
  let running: ChildProcess | null = null;
  return {
    start: async () => {
      running = spawn(command, args, { detached: true, stdio: ["ignore", "ignore", "inherit"] });
      await answers(url);
    },
    kill: async () => {
      const child = running;
      running = null;
      if (child?.pid === undefined) return;
      const gone = new Promise((resolve) => child.once("exit", resolve));
      process.kill(-child.pid, "SIGKILL");
      await gone;
    },
  };
}

/** A port nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const isThere = await fetch(url, { method: "OPTIONS" }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no server answers at ${url}`);
}
