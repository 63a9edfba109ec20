import { useState } from "react";
import { useNavigate } from "react-router";
import { errorAt, type Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { readFiles } from "#ui/staff/read-files.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { openStudyFiles, studyFileRole, unreadableIssues } from "#workflows/open-study.ts";

/** The three files a study is opened from, in the order they are listed. */
export const STUDY_FILE_ROLES = ["office", "paper", "key"] as const;
/** One of them. */
export type StudyFileRole = (typeof STUDY_FILE_ROLES)[number];

/** What was given so far. */
export interface GivenFiles {
  readonly byRole: ReadonlyMap<StudyFileRole, NamedBytes>;
  /** Names of files of the last gift that are none of the three. */
  readonly strangers: readonly string[];
}

const NONE_GIVEN: GivenFiles = { byRole: new Map(), strangers: [] };

/** Keeps the newest file of each kind, and opens the study as soon as all three are here. */
export function useStudyFiles() {
  const { store } = useStaffPorts();
  const navigate = useNavigate();
  const [given, setGiven] = useState<GivenFiles>(NONE_GIVEN);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [isReading, setIsReading] = useState(false);
  const open = async (files: readonly NamedBytes[]): Promise<void> => {
    try {
      const opened = await openStudyFiles(files, store);
      if (opened.ok) return void navigate(`/study/${opened.value.studyId}/collect`);
      setIssues(opened.error);
    } catch {
      setIssues([errorAt("storage-refused", {})]);
    }
  };
  const take = async (chosen: readonly File[]): Promise<void> => {
    setIsReading(true);
    const read = await readFiles(chosen);
    const all = withFiles(given, read.files);
    setGiven(all);
    const strangers = read.files.filter((file) => studyFileRole(file) === null);
    setIssues([...read.issues, ...strangers.flatMap(unreadableIssues)]);
    if (all.byRole.size === STUDY_FILE_ROLES.length) await open([...all.byRole.values()]);
    setIsReading(false);
  };
  const startOver = (): void => {
    setGiven(NONE_GIVEN);
    setIssues([]);
  };
  return { given, issues, isReading, take, startOver };
}

function withFiles(given: GivenFiles, files: readonly NamedBytes[]): GivenFiles {
  const byRole = new Map(given.byRole);
  const strangers: string[] = [];
  for (const file of files) {
    const role = studyFileRole(file);
    if (role === null) strangers.push(file.name);
    else byRole.set(role, file);
  }
  return { byRole, strangers };
}
