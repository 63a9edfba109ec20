import type { Table } from "dexie";
import type { Json } from "#lib/json.ts";
import { WorkspaceDatabase } from "#storage/workspace-database.ts";
import type { StudyScope, TableShape, WorkspaceArchive, WorkspaceRow, WorkspaceTables } from "#workflows/ports/workspace-archive.ts";

/** The staff's database as rows. It asks Dexie which tables there are, so that a new table is in every backup from its first day. */
export function createWorkspaceArchive(database = new WorkspaceDatabase()): WorkspaceArchive {
  return {
    tables: database.tables.map(shapeOf),
    dataVersion: database.verno,
    read: (scope) => database.transaction("r", database.tables, () => readTables(database, scope)),
    change: (scope, plan) =>
      database.transaction("rw", database.tables, async () => {
        const { changed, outcome } = plan(await readTables(database, scope));
        for (const [name, rows] of changed) await replaceRows(database.table(name), scope, rows);
        return outcome;
      }),
  };
}

/** The order of arrival is the database's own number; what tells two rows apart is then an index that allows no two alike. */
function shapeOf({ name, schema: { primKey, indexes } }: Table): TableShape {
  if (primKey.keyPath === null) throw new RangeError(`the archive requires tables whose rows hold their key, got ${name}`);
  const key = primKey.auto ? indexes.find(({ unique }) => unique)?.keyPath : primKey.keyPath;
  return { name, identity: [key ?? []].flat() };
}

async function readTables(database: WorkspaceDatabase, scope: StudyScope): Promise<WorkspaceTables> {
  const tables = new Map<string, readonly WorkspaceRow[]>();
  for (const table of database.tables) {
    // In the order of the primary key, which is that of arrival where the database gives it.
    const rows = (await table.toArray()) as readonly object[]; // Dexie types a table it is asked for by name as holding anything
    tables.set(
      table.name,
      rows.filter((row) => isInScope(row, scope)).map((row) => toPlain(row, table)),
    );
  }
  return tables;
}

async function replaceRows(table: Table, scope: StudyScope, rows: readonly WorkspaceRow[]): Promise<void> {
  await table.filter((row: object) => isInScope(row, scope)).delete();
  await table.bulkAdd([...rows]);
}

function isInScope(row: object, scope: StudyScope): boolean {
  const studyId = (row as { readonly studyId?: unknown }).studyId; // whatever the table, a study's rows say whose they are
  return scope === "all" || (typeof studyId === "string" && scope.includes(studyId));
}

function toPlain(row: object, { name, schema: { primKey } }: Table): WorkspaceRow {
  const members = Object.entries(row).filter(([member, value]) => value !== undefined && !(primKey.auto && member === primKey.keyPath));
  return Object.fromEntries(members.map(([member, value]) => [member, toJson(value, `${name}.${member}`)]));
}

/** A backup that silently left out a picture or a date would be none. */
function toJson(value: unknown, place: string): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value as Json; // one of these
  if (Array.isArray(value)) return value.map((child) => toJson(child, place));
  if (typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new RangeError(`the archive requires rows that JSON can carry, got ${Object.prototype.toString.call(value)} in ${place}`);
  }
  const members = Object.entries(value).filter(([, child]) => child !== undefined);
  return Object.fromEntries(members.map(([member, child]) => [member, toJson(child, `${place}.${member}`)]));
}
