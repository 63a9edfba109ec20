import { formatOf } from "#formats/json-file.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Files by what they hold. */
export interface ScoreFiles {
  /** The coordinator's study file, or null. */
  readonly office: NamedBytes | null;
  /** The study's public file, or null. */
  readonly study: NamedBytes | null;
  /** The study's private key under its passphrase, or null. */
  readonly privateKey: NamedBytes | null;
  readonly sealed: readonly NamedBytes[];
  readonly responses: readonly NamedBytes[];
  readonly grades: readonly NamedBytes[];
  /** Everything that does not call itself a file of ours: JSON, CSV or workbooks of model results. */
  readonly models: readonly NamedBytes[];
}

const ROLES = {
  "rxbaseline-office": "office",
  "rxbaseline-study": "study",
  "rxbaseline-private-key": "privateKey",
  "rxbaseline-submission": "sealed",
  "rxbaseline-responses": "responses",
  "rxbaseline-grades": "grades",
} as const;

const SINGLE = ["office", "study", "privateKey"] as const;

/**
 * Tells files apart by the format they name, never by their own name.
 * Issues: `score-file-unknown` (a file of ours of another kind), `score-file-twice` {format}; `score-sealed-needs-key` (neither an office
 * file nor a private key), `score-key-needs-study` (a private key without the study it is of).
 */
export function sortScoreFiles(files: readonly NamedBytes[]): Result<ScoreFiles> {
  const known = files.map((file) => ({ file, role: roleOf(file) }));
  const of = (role: string): readonly NamedBytes[] => known.filter((entry) => entry.role === role).map((entry) => entry.file);
  const [office = null, study = null, privateKey = null] = SINGLE.map((role) => of(role)[0]);
  const issues: Issue[] = [
    ...of("unknown").map((file) => errorAt("score-file-unknown", { file: file.name })),
    ...SINGLE.flatMap((role) =>
      of(role)
        .slice(1)
        .map((file) => errorAt("score-file-twice", { file: file.name }, { format: formatOf(file) ?? "" })),
    ),
    ...((office ?? privateKey) ? [] : of("sealed").map((file) => errorAt("score-sealed-needs-key", { file: file.name }))),
    ...(privateKey !== null && !(office ?? study) ? [errorAt("score-key-needs-study", { file: privateKey.name })] : []),
  ];
  if (issues.length > 0) return err(issues);
  const many = { sealed: of("sealed"), responses: of("responses"), grades: of("grades"), models: of("models") };
  return ok({ office, study, privateKey, ...many });
}

function roleOf(file: NamedBytes): string {
  const format = formatOf(file);
  if (format === null || !format.startsWith("rxbaseline-")) return "models";
  return Object.entries(ROLES).find(([name]) => name === format)?.[1] ?? "unknown";
}
