import type { ParticipantSource } from "#domain/submission/submission.ts";
import { codeOfCollected } from "#workflows/doubts-of-code.ts";
import type { CollectedBackup, CollectedSubmission, StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** Where a participant stands; of several the first that fits: "backup" is a sitting of which only a backup is here. */
export type RosterState = "erased" | "withdrawn" | "sound" | "doubtful" | "backup" | "missing";

/** What has come in under one code. */
export interface RosterRow {
  readonly code: string;
  /** null, as is `site`, for a code that is not on the roster. */
  readonly rankId: string | null;
  readonly site: string | null;
  /** "sound" when any of the submissions is. */
  readonly state: RosterState;
  /** All submissions under this code, in order of arrival; usually one or none. */
  readonly collected: readonly CollectedSubmission[];
  /** Backups that hold more than the submission of their sitting, if there is one. */
  readonly backups: readonly CollectedBackup[];
  /** When consent was withdrawn or the data were erased, UTC epoch ms; null for all others. */
  readonly endedAtMs: number | null;
}

/** How many of the expected participants stand where: `expected` is the sum of the states, `handedIn` = `sound` + `doubtful`. */
export interface RosterCounts extends Readonly<Record<RosterState, number>> {
  readonly expected: number;
  readonly handedIn: number;
  /** Codes that are not on the roster. */
  readonly unexpected: number;
}

/** What of a workspace the board is made from. */
export type BoardSource = Pick<StudyWorkspace, "office" | "collected" | "backups" | "withdrawals" | "erasures">;

/**
 * The roster in its own order, each code with what was collected under it; then the codes that are not on it, in order of arrival.
 * Model runs have no place here.
 */
export function rosterBoard({ office, collected, backups, withdrawals, erasures }: BoardSource): readonly RosterRow[] {
  const byCode = groupBy(collected, (entry) => codeOfCollected(entry) ?? "");
  byCode.delete("");
  const backupsByCode = groupBy(newerBackups(backups, collected), ({ content }) => content.start.participantCode);
  const ends = [
    ...withdrawals.map(({ code, atMs }) => [code, { state: "withdrawn", atMs }] as const),
    ...erasures.map(({ code, atMs }) => [code, { state: "erased", atMs }] as const),
  ];
  const endByCode = new Map<string, { readonly state: "withdrawn" | "erased"; readonly atMs: number }>(ends); // erased outlasts withdrawn
  const toRow = (code: string, { rankId, site }: Pick<RosterRow, "rankId" | "site">): RosterRow => {
    const [own, kept] = [byCode.get(code) ?? [], backupsByCode.get(code) ?? []];
    const ended = endByCode.get(code);
    return { code, rankId, site, state: ended?.state ?? stateOf(own, kept), collected: own, backups: kept, endedAtMs: ended?.atMs ?? null };
  };
  const expected = new Set(office.roster.map((entry) => entry.code));
  const strangers = [...new Set([...byCode.keys(), ...backupsByCode.keys()])].filter((code) => !expected.has(code));
  return [...office.roster.map((entry) => toRow(entry.code, entry)), ...strangers.map((code) => toRow(code, { rankId: null, site: null }))];
}

/** Counts of a board's states. */
export function rosterCounts(board: readonly RosterRow[]): RosterCounts {
  const counts = { erased: 0, withdrawn: 0, sound: 0, doubtful: 0, backup: 0, missing: 0 };
  const expected = board.filter((row) => row.rankId !== null);
  for (const { state } of expected) counts[state] += 1;
  const { length } = expected;
  return { ...counts, expected: length, handedIn: counts.sound + counts.doubtful, unexpected: board.length - length };
}

/** Counts of each site, in the order in which the sites first stand on the board; codes that are not on the roster have none. */
export function rosterBySite(board: readonly RosterRow[]): readonly { readonly site: string; readonly counts: RosterCounts }[] {
  const bySite = groupBy(
    board.filter((row) => row.site !== null),
    (row) => row.site ?? "",
  );
  return [...bySite].map(([site, rows]) => ({ site, counts: rosterCounts(rows) }));
}

/** A state taken from a backup leaves nothing to take, until a newer backup comes. */
function newerBackups(backups: readonly CollectedBackup[], collected: readonly CollectedSubmission[]): readonly CollectedBackup[] {
  const byId = new Map(collected.map(({ submission }) => [submission.submissionId, submission.source]));
  return backups.filter(({ content }) => {
    const source = byId.get(content.start.sittingId);
    if (source?.kind !== "participant") return true;
    return source.closedBy === "lost" && source.events.length < content.events.length;
  });
}

function groupBy<T>(entries: readonly T[], keyOf: (entry: T) => string): Map<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of entries) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
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

function stateOf(own: readonly CollectedSubmission[], kept: readonly CollectedBackup[]): RosterState {
  if (own.some((entry) => entry.verdict === "sound")) return "sound";
  if (own.length > 0) return "doubtful";
  return kept.length > 0 ? "backup" : "missing";
}

function normaliseReceipt(text: string): string {
  return text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replaceAll("O", "0")
    .replace(/[IL]/g, "1");
}
