import { formatOf } from "#formats/json-file.ts";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { err, ok, type Result } from "#lib/result.ts";

/** Files by what they hold. */
export interface ScoreFiles {
  /** The coordinator's study file, or null. */
  readonly office: NamedBytes | null;
  readonly sealed: readonly NamedBytes[];
  readonly responses: readonly NamedBytes[];
  readonly grades: readonly NamedBytes[];
  /** Everything that does not call itself a file of ours: JSON, CSV or workbooks of model results. */
  readonly models: readonly NamedBytes[];
}

const ROLES = {
  "rxbaseline-office": "office",
  "rxbaseline-submission": "sealed",
  "rxbaseline-responses": "responses",
  "rxbaseline-grades": "grades",
} as const;

/**
 * Tells files apart by the format they name, never by their own name.
 * Issues: `score-file-unknown` (a file of ours of another kind), `score-office-twice`, `score-sealed-needs-office`.
 */
export function sortScoreFiles(files: readonly NamedBytes[]): Result<ScoreFiles> {
  const known = files.map((file) => ({ file, role: roleOf(file) }));
  const of = (role: string): readonly NamedBytes[] => known.filter((entry) => entry.role === role).map((entry) => entry.file);
  const [office = null, ...moreOffices] = of("office");
  const issues: Issue[] = [
    ...of("unknown").map((file) => errorAt("score-file-unknown", { file: file.name })),
    ...moreOffices.map((file) => errorAt("score-office-twice", { file: file.name })),
    ...(office === null ? of("sealed").map((file) => errorAt("score-sealed-needs-office", { file: file.name })) : []),
  ];
  if (issues.length > 0) return err(issues);
  return ok({ office, sealed: of("sealed"), responses: of("responses"), grades: of("grades"), models: of("models") });
}

function roleOf(file: NamedBytes): string {
  const format = formatOf(file);
  if (format === null || !format.startsWith("rxbaseline-")) return "models";
  return Object.entries(ROLES).find(([name]) => name === format)?.[1] ?? "unknown";
}
