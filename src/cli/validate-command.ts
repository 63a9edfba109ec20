import { badUsage } from "#cli/bad-usage.ts";
import { EXIT } from "#cli/cli-command.ts";
import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import { parseOptions } from "#cli/parse-options.ts";
import { printIssues } from "#cli/print-issues.ts";
import { readInputs } from "#cli/read-input.ts";
import { toTextTable } from "#cli/text-table.ts";
import { formatText } from "#texts/format-text.ts";
import { validateExam, type ExamSummary } from "#workflows/validate-exam.ts";

/** `rxbaseline validate EXAM-DIR`: every issue of an exam package, and what it holds. */
export async function runValidate(args: readonly string[], io: CliIo): Promise<number> {
  const { usage } = cliTexts(io.language);
  const parsed = parseOptions(args, {});
  if (!parsed.ok) return badUsage(io, "validate", formatText(usage.options, { detail: parsed.error }));
  const [folder, extra] = parsed.value.positionals;
  if (folder === undefined) return badUsage(io, "validate", formatText(usage.missingArgument, { argument: "EXAM-DIR" }));
  if (extra !== undefined) return badUsage(io, "validate", formatText(usage.extraArgument, { argument: extra }));
  const { files } = await readInputs(io, [`${folder}/paper.json`, `${folder}/key.json`]);
  const [paper, key] = files;
  if (paper === undefined || key === undefined) return EXIT.badData;
  const { issues, summary } = validateExam({ paper, key });
  printIssues(io, issues);
  if (summary === null) return EXIT.badData;
  io.stdout(summaryText(summary, io));
  return EXIT.done;
}

function summaryText(summary: ExamSummary, { language }: CliIo): string {
  const texts = cliTexts(language);
  const { examId, version, examHash, durationMs } = summary.exam;
  const head = ["section", "kind", "items", "points", "clean"] as const;
  const rows = summary.sections.map(({ id, kind, itemCount, pointCount, cleanCount }) => {
    return [id, texts.itemKind[kind], String(itemCount), String(pointCount), String(cleanCount)];
  });
  const lines = [
    formatText(texts.validate.title, { examId, version, reviewStatus: texts.reviewStatus[summary.exam.reviewStatus] }),
    formatText(texts.validate.hash, { examHash }),
    formatText(texts.validate.time, { minutes: Math.round(durationMs / 60_000) }),
    "",
    ...toTextTable([head.map((name) => texts.validate[name]), ...rows]),
    "",
    texts.validate.good,
  ];
  return lines.map((line) => `${line}\n`).join("");
}
