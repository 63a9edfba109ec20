import type { CliIo } from "#cli/cli-io.ts";
import { cliTexts } from "#cli/cli-texts.ts";
import type { Issue } from "#lib/issue.ts";
import { formatText } from "#texts/format-text.ts";
import { issueText, placeText } from "#texts/issue-text.ts";

/** Prints issues on standard error, one a line: severity, place, text; then how many of each there are. Nothing for no issues. */
export function printIssues(io: CliIo, issues: readonly Issue[]): void {
  if (issues.length === 0) return;
  const texts = cliTexts(io.language);
  const colon = io.language === "zh" ? "：" : ": ";
  for (const issue of issues) {
    const parts = [texts.severity[issue.severity], placeText(issue.place, io.language), issueText(issue, io.language)];
    io.stderr(`${parts.filter((part) => part !== "").join(colon)}\n`);
  }
  const errors = issues.filter((issue) => issue.severity === "error").length;
  io.stderr(`${formatText(texts.issueCounts, { errors, warnings: issues.length - errors })}\n`);
}
