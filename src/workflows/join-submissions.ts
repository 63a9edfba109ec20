import { errorAt } from "#lib/issue.ts";
import { canonicalJson, type Json } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import { err, ok, type Result } from "#lib/result.ts";
import type { WorkspaceRow } from "#workflows/ports/workspace-archive.ts";
import { isContradiction } from "#workflows/contradiction.ts";
import { verdictOf } from "#workflows/verdict-of.ts";

/** What was found by looking at what else a machine held, errors and warnings: the other machine may not have had it. */
const BESIDE_OTHERS: readonly string[] = ["collect-second-sitting", "collect-fork", "collect-lost-found", "collect-backup-fork"];
const SECOND_SITTING = "collect-second-sitting";

/**
 * One submission that two machines collected. What only one could find, because only it held the other submission or backup, holds for both,
 * and so do the decisions of either, in the order of their times. As in collecting, a last state taken from a backup gives way to the file
 * itself, and a file that was changed after it was made to one that was not.
 * Issues: `workspace-submission-differs` {id} (two contents under one id); `workspace-verdict-differs` {id, held, given}: the machines
 * came to other verdicts or reasons on the same content.
 */
export function joinSubmissions(held: WorkspaceRow, given: WorkspaceRow): Result<WorkspaceRow> {
  const [mine, theirs] = [entryOf(held), entryOf(given)];
  const id = String(held["submissionId"]);
  if (canonicalJson(mine.submission) !== canonicalJson(theirs.submission)) {
    const better = betterOf(mine, theirs);
    return better === null ? err([errorAt("workspace-submission-differs", {}, { id })]) : ok(better === mine ? held : given);
  }
  const beside = [...mine.beside, ...theirs.beside];
  const decisions = joinDecisions(mine.decisions, theirs.decisions);
  const isExplained =
    decisions.length > 0 ||
    mine.verdict === theirs.verdict ||
    [mine, theirs].every((entry) => entry.verdict !== "doubtful" || hasError(entry.beside));
  if (!isExplained || canonicalJson(mine.own.map(withoutFile)) !== canonicalJson(theirs.own.map(withoutFile))) {
    return err([errorAt("workspace-verdict-differs", {}, { id, held: mine.verdict, given: theirs.verdict })]);
  }
  const [first] = [held, given].sort(byArrival);
  if (first === undefined) return ok(held);
  return ok(withFindings(first, { issues: [...entryOf(first).own, ...onePerCode(beside)], decisions, verdict: mine.verdict }));
}

/** The one that the other gives way to; null where neither does. */
function betterOf(mine: Entry, theirs: Entry): Entry | null {
  if (mine.isLost !== theirs.isLost) return mine.isLost ? theirs : mine;
  if (mine.isChanged !== theirs.isChanged) return mine.isChanged ? theirs : mine;
  return null;
}

/**
 * The submissions of the named studies, with every sitting doubted whose participant handed in another one: as if one machine had collected
 * them all. Where decisions would have more than one of them count, none does.
 */
export function doubtSecondSittings(rows: readonly WorkspaceRow[], studyIds: ReadonlySet<unknown>): readonly WorkspaceRow[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(sitterOf(row), (counts.get(sitterOf(row)) ?? 0) + 1);
  const doubted = rows.map((row) => {
    const { own, beside, decisions, verdict } = entryOf(row);
    const isSecond = codeOf(row) !== null && (counts.get(sitterOf(row)) ?? 0) > 1;
    if (!isSecond || !studyIds.has(row["studyId"])) return row;
    const others = beside.filter((issue) => memberOf(issue, "code") !== SECOND_SITTING);
    const issue = errorAt(SECOND_SITTING, { file: String(memberOf(row["collected"], "fileName")) }, { code: codeOf(row) ?? "" });
    const issues = [...own, ...onePerCode([...others, { ...issue, place: { ...issue.place } }])];
    return withFindings(row, { issues, decisions, verdict });
  });
  return withOneCounting(doubted, studyIds);
}

function withOneCounting(rows: readonly WorkspaceRow[], studyIds: ReadonlySet<unknown>): readonly WorkspaceRow[] {
  const isCounting = (row: WorkspaceRow): boolean => codeOf(row) !== null && entryOf(row).verdict === "sound";
  const sitters = rows.filter((row) => isCounting(row) && studyIds.has(row["studyId"])).map(sitterOf);
  const repeated = new Set(sitters.filter((sitter, index) => sitters.indexOf(sitter) < index));
  return rows.map((row) => (repeated.has(sitterOf(row)) ? withMembers(row, { verdict: "doubtful" }) : row));
}

interface Entry {
  readonly submission: unknown;
  /** It is a sitting's last state, taken from a backup. */
  readonly isLost: boolean;
  /** It was changed after it was made. */
  readonly isChanged: boolean;
  readonly verdict: string;
  /** Issues of the submission itself. */
  readonly own: readonly Json[];
  /** Issues that come from what else the machine held. */
  readonly beside: readonly Json[];
  readonly decisions: readonly Json[];
}

function entryOf({ collected }: WorkspaceRow): Entry {
  const issues = listOf(collected, "issues");
  const isBeside = (issue: Json): boolean => BESIDE_OTHERS.includes(String(memberOf(issue, "code")));
  const submission = memberOf(collected, "submission");
  return {
    submission,
    isLost: memberOf(memberOf(submission, "source"), "closedBy") === "lost",
    isChanged: issues.some((issue) => isContradiction(memberOf(issue, "code"))),
    verdict: String(memberOf(collected, "verdict")),
    own: issues.filter((issue) => !isBeside(issue)),
    beside: issues.filter(isBeside),
    decisions: listOf(collected, "decisions"),
  };
}

function hasError(issues: readonly Json[]): boolean {
  return issues.some((issue) => memberOf(issue, "severity") === "error");
}

interface Findings {
  readonly issues: readonly Json[];
  readonly decisions: readonly Json[];
  /** The verdict where neither doubts beside others nor decisions say anything. */
  readonly verdict: string;
}

function withFindings(row: WorkspaceRow, { issues, decisions, verdict }: Findings): WorkspaceRow {
  const findings = { issues, decisions } as unknown as Parameters<typeof verdictOf>[0]; // rows of this app's own database
  if (decisions.length > 0) return withMembers(row, { verdict: verdictOf(findings), issues, decisions });
  const isDoubted = hasError(issues.filter((issue) => BESIDE_OTHERS.includes(String(memberOf(issue, "code")))));
  return withMembers(row, { verdict: isDoubted ? "doubtful" : verdict, issues });
}

function withMembers(row: WorkspaceRow, members: WorkspaceRow): WorkspaceRow {
  return { ...row, collected: { ...(Object(row["collected"]) as WorkspaceRow), ...members } };
}

function listOf(value: unknown, name: string): readonly Json[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}

/** Each decision once, in the order of their times. */
function joinDecisions(mine: readonly Json[], theirs: readonly Json[]): readonly Json[] {
  const byText = new Map([...mine, ...theirs].map((decision) => [canonicalJson(decision), decision]));
  const timeOf = (decision: Json): number => Number(memberOf(decision, "decidedAtMs"));
  return [...byText].sort(([a, first], [b, second]) => timeOf(first) - timeOf(second) || (a < b ? -1 : 1)).map(([, decision]) => decision);
}

/** One issue a code, the smallest by its text, in the order of the codes: the same whichever machine found it first. */
function onePerCode(issues: readonly Json[]): readonly Json[] {
  const sorted = [...issues].sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
  const byCode = new Map<unknown, Json>();
  for (const issue of sorted) if (!byCode.has(memberOf(issue, "code"))) byCode.set(memberOf(issue, "code"), issue);
  return [...byCode.values()];
}

function withoutFile(issue: Json): Json {
  const place = Object.entries(Object(memberOf(issue, "place")) as { readonly [member: string]: Json }).filter(([name]) => name !== "file");
  return { ...(Object(issue) as { readonly [member: string]: Json }), place: Object.fromEntries(place) };
}

function byArrival(a: WorkspaceRow, b: WorkspaceRow): number {
  const [first, second] = [a, b].map(({ collected }) => Number(memberOf(collected, "collectedAtMs")));
  return (first ?? 0) - (second ?? 0) || (canonicalJson(a) < canonicalJson(b) ? -1 : 1);
}

/** The participant of a submission; null for a model's. */
function codeOf({ collected }: WorkspaceRow): string | null {
  const source = memberOf(memberOf(collected, "submission"), "source");
  const code = memberOf(memberOf(source, "start"), "participantCode") ?? memberOf(source, "participantCode");
  return typeof code === "string" ? code : null;
}

function sitterOf(row: WorkspaceRow): string {
  return JSON.stringify([row["studyId"], codeOf(row)]);
}
