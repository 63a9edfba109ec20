import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** The sites of a study's roster, in the order in which they first stand there. */
export function sitesOf({ roster }: StudyWorkspace["office"]): readonly string[] {
  return [...new Set(roster.map(({ site }) => site))];
}

/** The proctor log by site, in the roster's order, and by time within a site. */
export function proctorEntries({ office, proctorLog }: Pick<StudyWorkspace, "office" | "proctorLog">): readonly ProctorEntry[] {
  const sites = sitesOf(office);
  return [...proctorLog].sort((a, b) => sites.indexOf(a.site) - sites.indexOf(b.site) || a.atMs - b.atMs);
}
