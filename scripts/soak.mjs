import "./check-node.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { runTool } from "./run.mjs";

// The browser tests marked @soak kill the browser in the middle of a sitting; here they do it many times over.
const rounds = process.argv[2] ?? process.env.RXB_SOAK_ROUNDS ?? "100";

await ensureInstalled();
await ensureBuilt();
console.log(`${rounds} rounds of every test marked @soak`);
process.exitCode = await runTool("@playwright/test/cli.js", ["test", "--project", "e2e", "--grep", "@soak"], {
  env: { RXB_SOAK_ROUNDS: rounds },
});
