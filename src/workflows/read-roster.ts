import type { Person } from "#domain/study/person.ts";
import type { Rank } from "#domain/study/study.ts";
import { readRosterTable } from "#formats/roster-table.ts";
import { writeRosterWorkbook, type RosterToWrite } from "#formats/roster-workbook.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import type { Result } from "#lib/result.ts";
import { toFileName } from "#workflows/file-name.ts";

/** Reads a roster from a workbook, CSV, or rows pasted from a spreadsheet. Issues: those of `readRosterTable`. */
export function readRoster(file: NamedBytes, ranks: readonly Rank[]): Result<readonly Person[]> {
  return readRosterTable(file, ranks);
}

/** Rows pasted from a spreadsheet as the file they are read like: columns by tabs. */
export function pastedRoster(text: string, name: string): NamedBytes {
  return { name, bytes: new TextEncoder().encode(text) };
}

/** A roster as a workbook that can be filled in, or kept, and read back. */
export async function rosterFile(roster: RosterToWrite, studyId: string): Promise<NamedBytes> {
  return { name: toFileName([studyId, "roster"], "xlsx"), bytes: await writeRosterWorkbook(roster) };
}
