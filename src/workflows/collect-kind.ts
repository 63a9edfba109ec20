import type { CollectRow } from "#workflows/collect-row.ts";

/** What sort of thing a file turned out to be, for a person who must do something about it. */
export type CollectKind =
  | "sound"
  | "identical"
  | "older"
  | "newer"
  | "fork"
  | "second-sitting"
  | "foreign-study"
  | "unknown-code"
  | "other-exam"
  | "late"
  | "clock"
  | "rules"
  | "incomplete"
  | "edited"
  | "sealed"
  | "damaged"
  | "withdrawn"
  | "erased";

/** Which issue makes a file which kind. The first that fits counts: what forbids a file altogether, then what is graver. */
const KINDS: readonly (readonly [CollectKind, readonly string[]])[] = [
  ["erased", ["collect-erased"]],
  ["withdrawn", ["collect-withdrawn"]],
  ["foreign-study", ["collect-study-foreign"]],
  ["other-exam", ["submission-exam"]],
  ["sealed", ["submission-seal", "backup-seal"]],
  ["fork", ["collect-fork", "collect-backup-fork"]],
  [
    "edited",
    [
      "collect-id-taken",
      "submission-chain",
      "submission-replay",
      "submission-misfit",
      "submission-receipt",
      "submission-identity",
      "submission-header",
      "submission-incomplete",
      "submission-grant",
      "submission-locked",
      "submission-order",
      "backup-chain",
      "backup-header",
    ],
  ],
  ["second-sitting", ["collect-second-sitting"]],
  ["unknown-code", ["collect-code-unknown"]],
  ["late", ["submission-late"]],
  ["clock", ["submission-clock"]],
  ["rules", ["submission-window", "submission-consent"]],
  ["older", ["collect-backup-older", "collect-backup-known"]],
  ["newer", ["collect-lost-found", "collect-backup-newer"]],
  ["incomplete", ["collect-backup", "collect-from-backup"]],
];

/** The kind of one file of a batch: by its gravest issue, or by its outcome where no issue tells. */
export function collectKind({ outcome, issues }: Pick<CollectRow, "outcome" | "issues">): CollectKind {
  const codes = new Set(issues.map(({ code }) => code));
  const found = KINDS.find(([, ofKind]) => ofKind.some((code) => codes.has(code)));
  if (found !== undefined) return found[0];
  if (outcome === "duplicate") return "identical";
  return outcome === "refused" ? "damaged" : "sound";
}
