import type { Json } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import type { WorkspaceRow, WorkspaceTables } from "#workflows/ports/workspace-archive.ts";

/**
 * Two machines' rows without what either of them erased, each with the erasures of both: what a participant wanted gone does not come back
 * because another coordinator still had it. The ids of what goes now join those of the erasure.
 */
export function withErasures(sides: readonly WorkspaceTables[]): readonly WorkspaceTables[] {
  const erasures = joinErasures(sides);
  if (erasures.length === 0) return sides;
  return sides.map((tables) => {
    const studies = rowsOf(tables, "studies").map(({ studyId }) => studyId);
    const own = erasures.filter(({ studyId }) => studies.includes(studyId));
    const kept = [...tables].map(([name, rows]) => [name, rows.flatMap((row) => without(name, row, own))] as const);
    return new Map([...kept, ["erasures", own.map(({ row }) => row)]]);
  });
}

/** Whose data one side loses because another side erased them, each code once. */
export function erasedFrom(side: WorkspaceTables, sides: readonly WorkspaceTables[]): readonly ErasedHere[] {
  const lost = joinErasures(sides).filter((erasure) =>
    [...side].some(([name, rows]) => rows.some((row) => without(name, row, [erasure])[0] !== row)),
  );
  return lost.map(({ studyId, code }) => ({ studyId: String(studyId), code }));
}

/** A participant of a study whose data were erased. */
export interface ErasedHere {
  readonly studyId: string;
  readonly code: string;
}

interface JoinedErasure {
  readonly studyId: Json;
  readonly code: string;
  readonly submissionIds: ReadonlySet<unknown>;
  /** Single-use codes of the participant. */
  readonly grantCodes: ReadonlySet<unknown>;
  readonly row: WorkspaceRow;
}

function joinErasures(sides: readonly WorkspaceTables[]): readonly JoinedErasure[] {
  const all = (table: string): readonly WorkspaceRow[] => sides.flatMap((tables) => rowsOf(tables, table));
  const names = new Map(all("erasures").map(({ studyId, code }) => [JSON.stringify([studyId, code]), { studyId, code: String(code) }]));
  return [...names.values()].map(({ studyId = null, code }) => {
    const isOwn = (row: WorkspaceRow): boolean => row["studyId"] === studyId;
    const rows = all("erasures").filter((row) => isOwn(row) && row["code"] === code);
    const recorded = rows.flatMap((row) => listOf(row["erasure"], "submissionIds"));
    const theirs = all("collected").filter((row) => isOwn(row) && sitterOf(memberOf(row["collected"], "submission")) === code);
    const submissionIds = [...new Set([...recorded, ...theirs.map(({ submissionId = null }) => submissionId)])].sort();
    const grants = all("studies")
      .filter(isOwn)
      .flatMap((row) => listOf(row["office"], "grantCodes"));
    const grantCodes = new Set(
      grants.filter((grant) => memberOf(grant, "participantCode") === code).map((grant) => memberOf(grant, "code")),
    );
    const atMs = Math.max(...rows.map((row) => Number(memberOf(row["erasure"], "atMs"))));
    const joined: WorkspaceRow = { studyId, code, erasure: { code, atMs, submissionIds } };
    const row = rows.length === 1 && theirs.length === 0 ? (rows[0] ?? joined) : joined;
    return { studyId, code, submissionIds: new Set(submissionIds), grantCodes, row };
  });
}

/** What was erased of one study. */
interface Erased {
  readonly hasCode: (code: unknown) => boolean;
  readonly hasId: (submissionId: unknown) => boolean;
  readonly hasGrant: (code: unknown) => boolean;
}

/**
 * What stays of a row of each table, as `WorkspaceStore.eraseParticipant` has it; null where nothing does. Other tables hold nothing of one
 * participant.
 */
const KEPT: Readonly<Record<string, (row: WorkspaceRow, erased: Erased) => WorkspaceRow | null>> = {
  collected: (row, { hasId }) => (hasId(row["submissionId"]) ? null : row),
  validity: (row, { hasId }) => (hasId(row["submissionId"]) ? null : row),
  backups: (row, { hasCode }) => (hasCode(sitterOfStart(memberOf(memberOf(row["backup"], "content"), "start"))) ? null : row),
  paperParts: (row, { hasCode }) => (hasCode(row["code"]) ? null : row),
  withdrawals: (row, { hasCode }) => (hasCode(row["code"]) ? null : row),
  handedOut: (row, { hasGrant }) => (hasGrant(row["code"]) ? null : row),
  gradeImports: (row, { hasId }) =>
    withList({ row, holder: "gradeImport", list: "grades" }, (grade) => !hasId(memberOf(grade, "submissionId"))),
  people: (row, { hasCode }) => {
    const kept = listOf(row, "people").filter((person) => !hasCode(memberOf(person, "code")));
    return kept.length === listOf(row, "people").length ? row : { ...row, people: kept };
  },
  proctorLog: (row, { hasCode }) =>
    hasCode(memberOf(row["entry"], "participantCode")) ? withMembers(row, "entry", { participantCode: null }) : row,
  exports: (row, { hasCode }) => {
    const rest = withList({ row, holder: "record", list: "codes" }, (code) => !hasCode(code));
    return rest !== row && listOf(rest["record"], "codes").length === 0 ? null : rest;
  },
};

function without(table: string, row: WorkspaceRow, erasures: readonly JoinedErasure[]): readonly WorkspaceRow[] {
  const own = erasures.filter(({ studyId }) => studyId === row["studyId"]);
  const keep = KEPT[table];
  if (own.length === 0 || keep === undefined) return [row];
  const kept = keep(row, {
    hasCode: (code) => own.some((erasure) => erasure.code === code),
    hasId: (id) => own.some(({ submissionIds }) => submissionIds.has(id)),
    hasGrant: (code) => own.some(({ grantCodes }) => grantCodes.has(code)),
  });
  return kept === null ? [] : [kept];
}

interface ListInRow {
  readonly row: WorkspaceRow;
  readonly holder: string;
  readonly list: string;
}

function withList({ row, holder, list }: ListInRow, isKept: (one: Json) => boolean): WorkspaceRow {
  const [all, kept] = [listOf(row[holder], list), listOf(row[holder], list).filter(isKept)];
  return kept.length === all.length ? row : withMembers(row, holder, { [list]: kept });
}

function withMembers(row: WorkspaceRow, holder: string, members: WorkspaceRow): WorkspaceRow {
  return { ...row, [holder]: { ...(Object(row[holder]) as WorkspaceRow), ...members } };
}

function sitterOf(submission: unknown): unknown {
  const source = memberOf(submission, "source");
  return sitterOfStart(memberOf(source, "start")) ?? memberOf(source, "participantCode");
}

function sitterOfStart(start: unknown): unknown {
  return memberOf(start, "participantCode");
}

function rowsOf(tables: WorkspaceTables, name: string): readonly WorkspaceRow[] {
  return tables.get(name) ?? [];
}

function listOf(value: unknown, name: string): readonly Json[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? (list as readonly Json[]) : [];
}
