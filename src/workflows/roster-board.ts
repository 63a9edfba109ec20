import type { ParticipantSource } from "#domain/submission/submission.ts";
import type { CollectedSubmission, StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** What has come in under one code. */
export interface RosterRow {
  readonly code: string;
  /** null, as is `site`, for a code that is not on the roster. */
  readonly rankId: string | null;
  readonly site: string | null;
  /** "sound" when any of the submissions is. */
  readonly state: "sound" | "doubtful" | "missing";
  /** All submissions under this code, in order of arrival; usually one or none. */
  readonly collected: readonly CollectedSubmission[];
}

/** How many of the expected participants stand where: `expected` = `sound` + `doubtful` + `missing`. */
export interface RosterCounts {
  readonly expected: number;
  readonly sound: number;
  readonly doubtful: number;
  readonly missing: number;
  /** Codes that are not on the roster. */
  readonly unexpected: number;
}

/**
 * The roster in its own order, each code with what was collected under it; then the codes that are not on it, in order of arrival.
 * Model runs have no place here.
 */
export function rosterBoard({ office, collected }: Pick<StudyWorkspace, "office" | "collected">): readonly RosterRow[] {
  const byCode = new Map<string, CollectedSubmission[]>();
  for (const entry of collected) {
    const { source } = entry.submission;
    if (source.kind !== "participant") continue;
    byCode.set(source.start.participantCode, [...(byCode.get(source.start.participantCode) ?? []), entry]);
  }
  const toRow = (code: string, { rankId, site }: Pick<RosterRow, "rankId" | "site">): RosterRow => {
    const own = byCode.get(code) ?? [];
    return { code, rankId, site, state: stateOf(own), collected: own };
  };
  const expected = new Set(office.roster.map((entry) => entry.code));
  const strangers = [...byCode.keys()].filter((code) => !expected.has(code));
  return [...office.roster.map((entry) => toRow(entry.code, entry)), ...strangers.map((code) => toRow(code, { rankId: null, site: null }))];
}

/** Counts of a board's states. */
export function rosterCounts(board: readonly RosterRow[]): RosterCounts {
  const expected = board.filter((row) => row.rankId !== null);
  const count = (state: RosterRow["state"]): number => expected.filter((row) => row.state === state).length;
  const byState = { sound: count("sound"), doubtful: count("doubtful"), missing: count("missing") };
  return { expected: expected.length, ...byState, unexpected: board.length - expected.length };
}

/**
 * The collected submission with this receipt code, or null. Any case and any dashes or spaces are accepted, and the letters that the
 * code never holds are read as the digits they look like (O as 0, I and L as 1), as Crockford's base 32 asks.
 */
export function findReceipt({ collected }: Pick<StudyWorkspace, "collected">, typed: string): ReceiptMatch | null {
  const wanted = normaliseReceipt(typed);
  for (const entry of collected) {
    const { source } = entry.submission;
    if (source.kind === "participant" && normaliseReceipt(source.receipt) === wanted) return { entry, source };
  }
  return null;
}

/** A submission found by its receipt. */
export interface ReceiptMatch {
  readonly entry: CollectedSubmission;
  readonly source: ParticipantSource;
}

function stateOf(own: readonly CollectedSubmission[]): RosterRow["state"] {
  if (own.length === 0) return "missing";
  return own.some((entry) => entry.verdict === "sound") ? "sound" : "doubtful";
}

function normaliseReceipt(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}
