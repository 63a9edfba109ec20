import { badUsage } from "#cli/bad-usage.ts";
import { EXIT } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { printIssues } from "#cli/print-issues.ts";
import { messageOf, readInputs } from "#cli/read-input.ts";
import { readSimulateOptions } from "#cli/simulate-options.ts";
import { createKeyPair, hpkeSealer } from "#crypto/hpke-sealer.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { formatText } from "#texts/format-text.ts";
import { simulateStudy } from "#workflows/simulate-study.ts";

/** `rxbaseline simulate`: writes a simulated study. */
export async function runSimulate(args: readonly string[], io: CliIo): Promise<number> {
  const options = readSimulateOptions(args, io.language);
  if (!options.ok) return badUsage(io, "simulate", options.error);
  const { examFolder, outFolder, seed, participantsByRank, modelCount } = options.value;
  const [paper, key] = (await readInputs(io, [`${examFolder}/paper.json`, `${examFolder}/key.json`])).files;
  if (paper === undefined || key === undefined) return EXIT.badData;
  const request = { paper, key, seed, participantsByRank, modelCount, appVersion: __APP_VERSION__ };
  const simulated = await simulateStudy(request, { sealer: hpkeSealer, createKeyPair });
  if (!simulated.ok) {
    printIssues(io, simulated.error);
    return EXIT.badData;
  }
  for (const file of simulated.value) if (!(await wasWritten(file, outFolder, io))) return EXIT.badData;
  io.stdout(`${formatText(cliTexts(io.language).simulate.done, { count: simulated.value.length, out: outFolder, seed })}\n`);
  return EXIT.done;
}

async function wasWritten({ name, bytes }: NamedBytes, folder: string, io: CliIo): Promise<boolean> {
  const path = `${folder}/${name}`;
  try {
    await io.writeFile(path, bytes);
    return true;
  } catch (cause) {
    io.stderr(`${formatText(cliTexts(io.language).write.failed, { path, detail: messageOf(cause) })}\n`);
    return false;
  }
}
