import { writeCsv } from "#formats/csv.ts";
import { toIsoText } from "#formats/response-long.ts";

/** What has come in under one code. Times: UTC epoch ms. */
export interface RosterLine {
  readonly code: string;
  /** null, as is `site`, for a code that is not on the roster. */
  readonly rankId: string | null;
  readonly site: string | null;
  readonly state: string;
  readonly collectedAtMs: number | null;
  readonly receipts: readonly string[];
  readonly backupCount: number;
  /** Codes of everything found, sorted, each once. */
  readonly issueCodes: readonly string[];
  readonly endedAtMs: number | null;
}

const COLUMNS = [
  "code",
  "rank",
  "site",
  "state",
  "collected",
  "collectedMs",
  "submissions",
  "receipts",
  "backups",
  "issues",
  "ended",
  "endedMs",
];

/** The board of a roster as CSV, one row a code, and whether the study is simulated. */
export function writeRosterCsv(lines: readonly RosterLine[], { simulated }: { readonly simulated: boolean }): Uint8Array {
  const rows = lines.map((line) => [
    ...[line.code, line.rankId, line.site, line.state],
    ...timeCells(line.collectedAtMs),
    ...[line.receipts.length, line.receipts.join("; "), line.backupCount, line.issueCodes.join("; ")],
    ...timeCells(line.endedAtMs),
    String(simulated),
  ]);
  return writeCsv([[...COLUMNS, "simulated"], ...rows]);
}

function timeCells(atMs: number | null): readonly (string | number | null)[] {
  return atMs === null ? [null, null] : [toIsoText(atMs), atMs];
}
