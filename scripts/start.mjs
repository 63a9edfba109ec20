import "./check-node.mjs";
import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { ROOT } from "./paths.mjs";
import { serve } from "./serve.mjs";

const OFFICE = join(ROOT, ".keys", "pilot-office.json");

try {
  await ensureInstalled();
  await ensureBuilt();
  const { url } = await serve({ port: askedPort(), demo: join(ROOT, "dist-demo") });
  console.log(welcome(url));
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}

function askedPort() {
  const port = Number(process.env.PORT ?? 4173);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT must be a number from 0 to 65535, got ${process.env.PORT}.`);
}

function welcome(url) {
  const { roster, startCodes } = JSON.parse(readFileSync(OFFICE, "utf8")).office;
  const listed = (entries) => entries.map(({ code }) => code).join("  ");
  return [
    "",
    `  RxBaseline is at  ${url}`,
    "",
    `  Sit the pilot exam with one of these participant codes:  ${listed(roster.slice(0, 3))}`,
    `  and one of these start codes, which open it:  ${listed(startCodes)}`,
    `  Run the pilot study with its office file:  ${relative(process.cwd(), OFFICE)}  (holds the study's private key: keep it to yourself)`,
    "",
    "  Ctrl+C stops it.",
    "",
  ].join("\n");
}
