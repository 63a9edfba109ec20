import { askPassphrase } from "#cli/ask-passphrase.ts";
import { badUsage } from "#cli/bad-usage.ts";
import { EXIT } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { printIssues } from "#cli/print-issues.ts";
import { readInputs } from "#cli/read-input.ts";
import { readPackage } from "#cli/read-package.ts";
import { runScoreLetters } from "#cli/score-letters-command.ts";
import { readScoreOptions, type ScoreOptions } from "#cli/score-options.ts";
import { argon2PassphraseCipher } from "#crypto/argon2-passphrase-cipher.ts";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import { writeReportJson } from "#formats/report-json.ts";
import { scoreFiles } from "#workflows/score-files.ts";

/** `rxbaseline score`: the comparison of any mix of files as JSON, or the scores of a table of letters. */
export async function runScore(args: readonly string[], io: CliIo): Promise<number> {
  const options = readScoreOptions(args, io.language);
  if (!options.ok) return badUsage(io, "score", options.error);
  return options.value.form === "letters" ? runScoreLetters(options.value, io) : scorePaths(options.value, io);
}

async function scorePaths({ paperPath, keyPath, paths, seed }: Extract<ScoreOptions, { form: "files" }>, io: CliIo): Promise<number> {
  const examPackage = await readPackage(io, paperPath, keyPath);
  const { files, failedCount } = await readInputs(io, paths);
  if (examPackage === null || failedCount > 0) return EXIT.badData;
  const ports = { sealer: hpkeSealer, cipher: argon2PassphraseCipher(), askPassphrase: () => askPassphrase(io) };
  const scored = await scoreFiles({ ...examPackage, files, seed, nowMs: io.nowMs }, ports);
  printIssues(io, scored.ok ? scored.value.warnings : scored.error);
  if (!scored.ok) return EXIT.badData;
  const { exam, study, comparison } = scored.value.report;
  const json = writeReportJson({ exam, simulated: study.simulated, appVersion: __APP_VERSION__, comparison });
  io.stdout(new TextDecoder().decode(json));
  return EXIT.done;
}
