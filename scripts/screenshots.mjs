import "./check-node.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { runTool } from "./run.mjs";

// Walks through the real app as the browser tests do and pictures every page in both languages, two widths and the dark: all in
// .cache/screenshots, the README's in docs/images.
await ensureInstalled();
await ensureBuilt();
process.exitCode = await runTool("@playwright/test/cli.js", ["test", "--project", "screenshots"]);
