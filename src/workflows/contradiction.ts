/** What a submission says of itself that cannot all be so: it is not as a sitting left it, and must not keep out the one that is. */
const CONTRADICTIONS: ReadonlySet<string> = new Set([
  "submission-chain",
  "submission-incomplete",
  "submission-identity",
  "submission-replay",
  "submission-receipt",
]);

/** Whether any of the codes of what was found about a submission means that it was changed after it was made. */
export function isContradiction(code: unknown): boolean {
  return typeof code === "string" && CONTRADICTIONS.has(code);
}
