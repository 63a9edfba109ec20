import type { Issue } from "#lib/issue.ts";
import { canonicalJson } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import { err, ok, type Result } from "#lib/result.ts";
import { joinRows } from "#workflows/join-rows.ts";
import { erasedFrom, withErasures, type ErasedHere } from "#workflows/merge-erasures.ts";
import { doubtSecondSittings } from "#workflows/join-submissions.ts";
import type { TableShape, WorkspaceRow, WorkspaceTables } from "#workflows/ports/workspace-archive.ts";

/** What two machines hold, and which tables there are. */
export interface WorkspacesToMerge {
  readonly tables: readonly TableShape[];
  readonly held: WorkspaceTables;
  readonly given: WorkspaceTables;
}

/** The union of two workspaces. */
export interface MergedWorkspaces {
  /** All rows of the tables in which anything changes. */
  readonly changed: WorkspaceTables;
  /** How many rows are new. */
  readonly added: readonly RowCount[];
  /** How many rows that were held say something else or more now. */
  readonly updated: readonly RowCount[];
  /** Whose data were held and are no more. */
  readonly erased: readonly ErasedHere[];
}

/** Rows of one study (null: of none) in one table. */
export interface RowCount {
  readonly studyId: string | null;
  readonly table: string;
  readonly count: number;
}

/**
 * Unites what two machines hold: what both have once, what one has as it is. Where neither machine held all of it, the rows stand in the
 * order of the times in them. Merging the same again changes nothing, and the order in which machines are merged does not matter. What one
 * erased goes from both. Issues, all of them, and then nothing is merged: those of `joinRows`, one for each row of which the machines say
 * different things.
 */
export function mergeWorkspaces({ tables, held, given }: WorkspacesToMerge): Result<MergedWorkspaces> {
  const [mine = held, theirs = given] = withErasures([held, given]);
  const merged = tables.map((shape) => ({ shape, ...mergeTable(shape, mine.get(shape.name) ?? [], theirs.get(shape.name) ?? []) }));
  const issues = merged.flatMap((table) => table.issues);
  if (issues.length > 0) return err(issues);
  const rowsByTable = new Map(merged.map(({ shape, rows }) => [shape.name, rows]));
  const both = new Set(studyIdsOf(held).filter((studyId) => studyIdsOf(given).includes(studyId)));
  rowsByTable.set("collected", doubtSecondSittings(rowsByTable.get("collected") ?? [], both));
  const changed = [...rowsByTable].filter(([name, rows]) => canonicalJson(rows) !== canonicalJson(held.get(name) ?? []));
  // What was erased is no news of its table; the erasures themselves are those of both from the start.
  const news = tables.map((shape) =>
    newsOf(shape, (shape.name === "erasures" ? held : mine).get(shape.name) ?? [], rowsByTable.get(shape.name) ?? []),
  );
  return ok({
    changed: new Map(changed),
    added: news.flatMap(({ added }) => added),
    updated: news.flatMap(({ updated }) => updated),
    erased: erasedFrom(held, [held, given]),
  });
}

function newsOf(shape: TableShape, before: readonly WorkspaceRow[], after: readonly WorkspaceRow[]) {
  const [known, now] = [rowsById(shape, before), [...rowsById(shape, after)]];
  const added = now.filter(([id]) => !known.has(id));
  const updated = now.filter(([id, row]) => known.has(id) && canonicalJson(known.get(id) ?? null) !== canonicalJson(row));
  return { added: countRows(shape.name, added), updated: countRows(shape.name, updated) };
}

interface MergedTable {
  readonly rows: readonly WorkspaceRow[];
  readonly issues: readonly Issue[];
}

function mergeTable(shape: TableShape, held: readonly WorkspaceRow[], given: readonly WorkspaceRow[]): MergedTable {
  const [heldById, givenById] = [rowsById(shape, held), rowsById(shape, given)];
  const byId = new Map(heldById);
  const issues: Issue[] = [];
  for (const [id, row] of givenById) {
    const known = byId.get(id);
    const joined = known === undefined ? ok(row) : joinRows(shape.name, known, row);
    if (joined.ok) byId.set(id, joined.value);
    else issues.push(...joined.error);
  }
  return { rows: inOrder({ heldById, givenById, byId }), issues };
}

type RowsById = ReadonlyMap<string, WorkspaceRow>;

function rowsById({ identity }: TableShape, rows: readonly WorkspaceRow[]): RowsById {
  return new Map(rows.map((row) => [canonicalJson(identity.length === 0 ? row : identity.map((member) => row[member] ?? null)), row]));
}

interface Orders {
  readonly heldById: RowsById;
  readonly givenById: RowsById;
  readonly byId: RowsById;
}

/** Study by study: the order of the machine that held all of it just so, else that of the times, and of the names where times are alike. */
function inOrder({ heldById, givenById, byId }: Orders): readonly WorkspaceRow[] {
  const [held, given, all] = [byStudy(heldById), byStudy(givenById), byStudy(byId)];
  return [...all].flatMap(([studyId, rows]) => {
    const whole = [held.get(studyId), given.get(studyId)].find((one) => one !== undefined && isAlike(one, rows));
    return [...(whole ?? new Map([...rows].sort(byTime))).values()];
  });
}

function byStudy(rows: RowsById): ReadonlyMap<unknown, RowsById> {
  const groups = new Map<unknown, Map<string, WorkspaceRow>>();
  for (const [id, row] of rows) groups.set(row["studyId"], (groups.get(row["studyId"]) ?? new Map<string, WorkspaceRow>()).set(id, row));
  return groups;
}

/** Whether both are the same rows, in whatever order. */
function isAlike(one: RowsById, other: RowsById): boolean {
  const isSame = ([id, row]: readonly [string, WorkspaceRow]): boolean => canonicalJson(other.get(id) ?? null) === canonicalJson(row);
  return one.size === other.size && [...one].every(isSame);
}

function byTime([a, first]: readonly [string, WorkspaceRow], [b, second]: readonly [string, WorkspaceRow]): number {
  return rowTimeMs(first) - rowTimeMs(second) || (a < b ? -1 : 1);
}

/** The first time in a row or in what it holds, by the names that times have here; 0 where there is none. */
function rowTimeMs(row: WorkspaceRow): number {
  const members = [row, ...Object.values(row)].flatMap((value) => Object.entries(Object(value) as object));
  const time = members.find(([name, value]) => /^atMs$|AtMs$/.test(name) && typeof value === "number");
  return time === undefined ? 0 : Number(time[1]);
}

function studyIdsOf(tables: WorkspaceTables): readonly unknown[] {
  return (tables.get("studies") ?? []).map((row) => memberOf(row, "studyId"));
}

function countRows(table: string, rows: readonly (readonly [id: string, row: WorkspaceRow])[]): readonly RowCount[] {
  const counts = new Map<string | null, number>();
  for (const [, { studyId }] of rows) {
    const whose = typeof studyId === "string" ? studyId : null;
    counts.set(whose, (counts.get(whose) ?? 0) + 1);
  }
  return [...counts].map(([studyId, count]) => ({ studyId, table, count }));
}
