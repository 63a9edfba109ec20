import { createNodeIo } from "#cli/node-io.ts";
import { runCli } from "#cli/run-cli.ts";

// Not process.exit: what was written to a pipe would be cut off.
process.exitCode = await runCli(process.argv.slice(2), createNodeIo());
