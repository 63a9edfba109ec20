import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./paths.mjs";

/**
 * Runs a program in the project folder and resolves with its exit code (1 if it could not start).
 * `env` is added to the environment; `output` is shown, shown "on-failure" or "never".
 */
export function run(command, args, { env = {}, output = "always" } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: output === "always" ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    });
    const kept = [];
    child.stdout?.on("data", (chunk) => kept.push(chunk));
    child.stderr?.on("data", (chunk) => kept.push(chunk));
    child.on("error", (cause) => {
      console.error(`${command}: ${cause.message}`);
      resolve(1);
    });
    child.on("close", (code) => {
      if (output === "on-failure" && code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 1);
    });
  });
}

/** Runs a package's program by its path below node_modules, with this very Node. */
export function runTool(path, args, options) {
  return run(process.execPath, [join(ROOT, "node_modules", path), ...args], options);
}
