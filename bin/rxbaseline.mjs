#!/usr/bin/env node
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const bundle = new URL("../dist-cli/rxbaseline.mjs", import.meta.url);
const bundler = new URL("../node_modules/vite/bin/vite.js", import.meta.url);

if (!existsSync(bundle)) await buildOnFirstUse();
await import(bundle.href);

async function buildOnFirstUse() {
  if (!existsSync(bundler)) {
    console.error(
      `RxBaseline is not set up yet: run "npm start" or "npm ci && npm run build" in ${fileURLToPath(new URL("..", import.meta.url))} first.`,
    );
    process.exit(1);
  }
  const { buildCli } = await import("../scripts/build.mjs");
  await buildCli().catch((cause) => {
    console.error(cause.message);
    process.exit(1);
  });
}
