import { errorAt, type Place } from "#lib/issue.ts";
import { canonicalJson, type Json } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { joinStudies } from "#workflows/join-studies.ts";
import { joinSubmissions } from "#workflows/join-submissions.ts";
import type { WorkspaceRow } from "#workflows/ports/workspace-archive.ts";

/**
 * One row of what two machines say under the same name. Rows that differ only in when and from which file they were taken in are one, and
 * the earlier stands; of a set-up under way or a paper sheet that the same person types in the later, of a sitting's backups the one with more events. Issues: those of `joinStudies` and
 * `joinSubmissions`; `workspace-backup-fork` {code, event}: two backups of one sitting part at that event, counted from 1;
 * `workspace-row-differs` {table, name} for all other tables.
 */
export function joinRows(table: string, held: WorkspaceRow, given: WorkspaceRow): Result<WorkspaceRow> {
  if (canonicalJson(held) === canonicalJson(given)) return ok(held);
  if (table === "studies") return joinStudies(held, given);
  if (table === "collected") return joinSubmissions(held, given);
  if (table === "backups") return joinBackups(held, given);
  if (isTyped(table, held, given)) return ok(earlierOf(held, given) === held ? given : held);
  // A code is read out once: why, is said by whoever did it first.
  const isSame = table === "handedOut" || canonicalJson(withoutArrival(held)) === canonicalJson(withoutArrival(given));
  return isSame ? ok(earlierOf(held, given)) : err([errorAt("workspace-row-differs", placeOf(table), { table, name: nameOf(held) })]);
}

/** Neither of two ways in which a sitting went on is thrown away for the other: collecting refuses the second, too. */
function joinBackups(held: WorkspaceRow, given: WorkspaceRow): Result<WorkspaceRow> {
  const [mine, theirs] = [eventsOf(held), eventsOf(given)];
  const parting = mine.findIndex((event, index) => index < theirs.length && canonicalJson(event) !== canonicalJson(theirs[index]));
  if (parting !== -1) {
    const code = String(memberOf(memberOf(memberOf(held["backup"], "content"), "start"), "participantCode"));
    return err([errorAt("workspace-backup-fork", placeOf("backups"), { code, event: parting + 1 })]);
  }
  if (mine.length === theirs.length) return ok(earlierOf(held, given));
  return ok(mine.length > theirs.length ? held : given);
}

/**
 * Rows that are changed as somebody types: the later has what the earlier had. Two people's readings of a sheet are not that of each other;
 * what was settled names people item by item.
 */
function isTyped(table: string, held: WorkspaceRow, given: WorkspaceRow): boolean {
  if (table === "drafts") return true;
  return table === "paperParts" && memberOf(held["paperPart"], "by") === memberOf(given["paperPart"], "by");
}

/** The one whose times are the smaller, by its text where they are alike: the same whichever of the two is held. */
function earlierOf(a: WorkspaceRow, b: WorkspaceRow): WorkspaceRow {
  const [first, second] = [arrivalOf(a), arrivalOf(b)];
  if (first !== second) return first < second ? a : b;
  return canonicalJson(a) < canonicalJson(b) ? a : b;
}

function eventsOf(row: WorkspaceRow): readonly Json[] {
  const events = memberOf(memberOf(row["backup"], "content"), "events");
  return Array.isArray(events) ? (events as readonly Json[]) : [];
}

const ARRIVAL = /^atMs$|AtMs$|^fileName$/;

function withoutArrival(value: Json): Json {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const members = Object.entries(value).filter(([name]) => !ARRIVAL.test(name));
  return Object.fromEntries(members.map(([name, child]) => [name, withoutArrival(child)]));
}

function arrivalOf(row: WorkspaceRow): number {
  const times = [row, ...Object.values(row)].flatMap((value) => Object.entries(Object(value) as object));
  return Math.min(...times.flatMap(([name, value]) => (/atMs$/i.test(name) && typeof value === "number" ? [value] : [])));
}

function placeOf(table: string): Place {
  return { path: table };
}

/** What a person could know the row by: its texts, without what is in it. */
function nameOf(row: WorkspaceRow): string {
  const texts = Object.keys(row).map((name) => memberOf(row, name));
  return texts.filter((text) => typeof text === "string").join(" ");
}
