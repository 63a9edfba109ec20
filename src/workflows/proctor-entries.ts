import { sitesOf } from "#domain/study/person.ts";
import type { ProctorEntry } from "#domain/study/proctor-entry.ts";
import type { StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** The proctor log by site, in the roster's order, and by time within a site. */
export function proctorEntries({ office, proctorLog }: Pick<StudyWorkspace, "office" | "proctorLog">): readonly ProctorEntry[] {
  const sites = sitesOf(office.roster);
  return [...proctorLog].sort((a, b) => sites.indexOf(a.site) - sites.indexOf(b.site) || a.atMs - b.atMs);
}
