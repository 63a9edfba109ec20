import { errorAt, type Place } from "#lib/issue.ts";
import { canonicalJson, type Json } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { joinStudies } from "#workflows/join-studies.ts";
import { joinSubmissions } from "#workflows/join-submissions.ts";
import type { WorkspaceRow } from "#workflows/ports/workspace-archive.ts";

/**
 * One row of what two machines say under the same name. Rows that differ only in when and from which file they were taken in are one, and
 * the earlier stands; of a set-up under way the later. Issues: those of `joinStudies` and `joinSubmissions`; `workspace-row-differs`
 * {table, name} for all other tables.
 */
export function joinRows(table: string, held: WorkspaceRow, given: WorkspaceRow): Result<WorkspaceRow> {
  if (canonicalJson(held) === canonicalJson(given)) return ok(held);
  if (table === "studies") return joinStudies(held, given);
  if (table === "collected") return joinSubmissions(held, given);
  const newer = newerOf(table, held, given);
  if (newer !== null) return ok(newer);
  // A code is read out once: why, is said by whoever did it first.
  const isSame = table === "handedOut" || canonicalJson(withoutArrival(held)) === canonicalJson(withoutArrival(given));
  return isSame ? ok(earlierOf(held, given)) : err([errorAt("workspace-row-differs", placeOf(table), { table, name: nameOf(held) })]);
}

/** Of what goes on in time, the row that went further: more events of a sitting, a later state of a set-up. Null for other tables. */
function newerOf(table: string, a: WorkspaceRow, b: WorkspaceRow): WorkspaceRow | null {
  if (table === "drafts") return earlierOf(a, b) === a ? b : a;
  if (table !== "backups" || eventCount(a) === eventCount(b)) return null;
  return eventCount(a) > eventCount(b) ? a : b;
}

/** The one whose times are the smaller, by its text where they are alike: the same whichever of the two is held. */
function earlierOf(a: WorkspaceRow, b: WorkspaceRow): WorkspaceRow {
  const [first, second] = [arrivalOf(a), arrivalOf(b)];
  if (first !== second) return first < second ? a : b;
  return canonicalJson(a) < canonicalJson(b) ? a : b;
}

function eventCount(row: WorkspaceRow): number {
  const events = memberOf(memberOf(row["backup"], "content"), "events");
  return Array.isArray(events) ? events.length : 0;
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
