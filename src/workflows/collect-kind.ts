import type { CollectRow } from "#workflows/collect-row.ts";

/** What sort of thing a file turned out to be, for a person who must do something about it. */
export type CollectKind =
  | "sound"
  | "identical"
  | "older"
  | "newer"
  | "original"
  | "fork"
  | "second-sitting"
  | "backup-fork"
  | "foreign-study"
  | "unknown-code"
  | "other-exam"
  | "late"
  | "clock"
  | "rules"
  | "incomplete"
  | "edited"
  | "sealed"
  | "no-key"
  | "newer-app"
  | "damaged"
  | "withdrawn"
  | "erased";

/** Which issue makes a file which kind. The first that fits counts: what forbids a file altogether, then what is graver. */
const KINDS: readonly (readonly [CollectKind, readonly string[]])[] = [
  ["erased", ["collect-erased"]],
  ["withdrawn", ["collect-withdrawn"]],
  ["no-key", ["study-key-missing"]],
  ["newer-app", ["file-version-newer"]],
  ["foreign-study", ["collect-study-foreign"]],
  ["other-exam", ["submission-exam"]],
  ["sealed", ["submission-seal", "backup-seal"]],
  ["fork", ["collect-fork"]],
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
  ["original", ["collect-original-found"]],
  ["backup-fork", ["collect-backup-fork"]],
  ["older", ["collect-backup-older", "collect-backup-known"]],
  ["newer", ["collect-lost-found"]],
  ["incomplete", ["collect-backup", "collect-from-backup"]], // a backup in the place of an older one too: nobody has handed it in
];

/** The kind of one file of a batch: by its gravest issue, or by its outcome where no issue tells. */
export function collectKind({ outcome, issues }: Pick<CollectRow, "outcome" | "issues">): CollectKind {
  const codes = new Set(issues.map(({ code }) => code));
  const found = KINDS.find(([, ofKind]) => ofKind.some((code) => codes.has(code)));
  if (found !== undefined) return found[0];
  if (outcome === "duplicate") return "identical";
  return outcome === "refused" ? "damaged" : "sound";
}
