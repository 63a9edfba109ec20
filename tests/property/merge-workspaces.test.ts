import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalJson } from "#lib/json.ts";
import { memberOf } from "#lib/member-of.ts";
import { mergeWorkspaces } from "#workflows/merge-workspaces.ts";
import type { WorkspaceRow, WorkspaceTables } from "#workflows/ports/workspace-archive.ts";
import { collectedRow, handedOutRow, importRow, studyRow, TABLES, tablesOf } from "../support/workspace-rows.ts";

const RUNS = { numRuns: 50 };
const NOTHING: WorkspaceTables = new Map();
const letter = fc.constantFrom("a", "b", "c", "d", "e");
const timeMs = fc.integer({ min: 1, max: 6 });
/** What a machine finds because of what else it holds, in the order in which uniting says it. */
const reasonsBeside = fc.subarray(["collect-backup-fork", "collect-lost-found", "collect-fork"]);
/** Participants b and c are one person. */
const codeOf = (id: string): string => (id === "c" ? "b" : id);

/** What one of several coordinators of a study may hold: each collects some of the same submissions at times of her own. */
const machine: fc.Arbitrary<WorkspaceTables> = fc
  .record({
    collected: fc.uniqueArray(fc.record({ id: letter, atMs: timeMs, reasons: reasonsBeside, isLost: fc.boolean() }), {
      selector: ({ id }) => id,
    }),
    gradeImports: fc.uniqueArray(fc.tuple(letter, timeMs), { selector: ([hash]) => hash }),
    handedOut: fc.uniqueArray(fc.tuple(letter, timeMs, fc.constantFrom("clock", "machine")), { selector: ([code]) => code }),
    safeCopies: fc.uniqueArray(timeMs),
    privateKey: fc.constantFrom("", "secret"),
  })
  .map((drawn) => {
    const collected = drawn.collected.map(({ id, atMs, reasons, isLost }) => collectedRow(id, { code: codeOf(id), atMs, reasons, isLost }));
    const tables = tablesOf({
      studies: [studyRow({ privateKey: drawn.privateKey })],
      collected: inOrder(collected, (row) => (row["collected"] as { readonly collectedAtMs: number }).collectedAtMs),
      gradeImports: inOrder(
        drawn.gradeImports.map(([hash, atMs]) => importRow(hash, atMs)),
        (row) => (row["gradeImport"] as { readonly importedAtMs: number }).importedAtMs,
      ),
      handedOut: inOrder(
        drawn.handedOut.map(([code, atMs, reason]) => handedOutRow(code, atMs, reason)),
        (row) => (row["handedOut"] as { readonly atMs: number }).atMs,
      ),
      safeCopies: inOrder(
        drawn.safeCopies.map((atMs) => ({ studyId: "s", kind: "key", atMs })),
        ({ atMs }) => Number(atMs),
      ),
    });
    return merged(tables, tables); // as it stands after collecting: second sittings are doubted
  });

/** As things arrive: by the clock, and within one batch by the names of the files. */
function inOrder<Row extends WorkspaceRow>(rows: readonly Row[], timeOf: (row: Row) => number): readonly Row[] {
  const name = (row: WorkspaceRow): string =>
    canonicalJson([row["studyId"] ?? null, row["submissionId"] ?? row["fileHash"] ?? row["code"] ?? row["kind"] ?? null]);
  return [...rows].sort((a, b) => timeOf(a) - timeOf(b) || (name(a) < name(b) ? -1 : 1));
}

function merged(held: WorkspaceTables, given: WorkspaceTables): WorkspaceTables {
  const result = mergeWorkspaces({ tables: TABLES, held, given });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return new Map([...held, ...result.value.changed]);
}

function text(tables: WorkspaceTables): string {
  const filled = [...tables].filter(([, rows]) => rows.length > 0);
  return canonicalJson(Object.fromEntries(filled));
}

test("merging the same again changes nothing", () => {
  fc.assert(
    fc.property(machine, machine, (a, b) => {
      const once = merged(a, b);
      expect(text(merged(once, b))).toBe(text(once));
      expect(text(merged(once, a))).toBe(text(once));
      expect(text(merged(a, a))).toBe(text(a));
    }),
    RUNS,
  );
});

test("it does not matter which machine takes in the other, nor in which order three come together", () => {
  fc.assert(
    fc.property(machine, machine, machine, (a, b, c) => {
      expect(text(merged(a, b))).toBe(text(merged(b, a)));
      const all = text(merged(merged(a, b), c));
      for (const [x, y, z] of [
        [a, c, b],
        [b, a, c],
        [b, c, a],
        [c, a, b],
        [c, b, a],
      ] as const)
        expect(text(merged(merged(x, y), z))).toBe(all);
      expect(text(merged(a, merged(b, c)))).toBe(all);
    }),
    RUNS,
  );
});

test("an empty machine comes to hold exactly what it is given, in the same order", () => {
  fc.assert(
    fc.property(machine, (a) => {
      expect(text(merged(NOTHING, a))).toBe(text(a));
    }),
    RUNS,
  );
});

test("nothing that either machine held is lost", () => {
  const ids = (tables: WorkspaceTables, table: string, member: string): readonly unknown[] =>
    (tables.get(table) ?? []).map((row) => row[member]);
  fc.assert(
    fc.property(machine, machine, (a, b) => {
      const both = merged(a, b);
      for (const [table, member] of [
        ["collected", "submissionId"],
        ["gradeImports", "fileHash"],
        ["handedOut", "code"],
        ["safeCopies", "atMs"],
      ] as const) {
        expect([...ids(both, table, member)].sort()).toEqual([...new Set([...ids(a, table, member), ...ids(b, table, member)])].sort());
      }
    }),
    RUNS,
  );
});

test("a machine refuses a contradiction in whatever order it comes, and keeps what it held", () => {
  fc.assert(
    fc.property(machine, letter, fc.boolean(), (a, id, isLost) => {
      const contradicting = collectedRow(id, { code: codeOf(id), reasons: ["submission-late"], isLost });
      const other = tablesOf({ studies: [studyRow()], collected: [contradicting] });
      const isHeld = (a.get("collected") ?? []).some((row) => row["submissionId"] === id && isLastState(row) === isLost);
      for (const [held, given] of [
        [a, other],
        [other, a],
      ] as const) {
        const result = mergeWorkspaces({ tables: TABLES, held, given });
        expect(result.ok).toBe(!isHeld);
      }
    }),
    RUNS,
  );
});

function isLastState(row: WorkspaceRow): boolean {
  return memberOf(memberOf(memberOf(row["collected"], "submission"), "source"), "closedBy") === "lost";
}
