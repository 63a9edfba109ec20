import { useEffect, useMemo, useState } from "react";
import type { Exam } from "#domain/exam/exam.ts";
import { setupIssues, withExamDefaults, type StudySetup } from "#domain/study/study-setup.ts";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { OpenSetup } from "#ui/coordinator/setup-context.ts";
import type { SetupDraft } from "#workflows/ports/workspace-store.ts";
import { parsePackage } from "#workflows/read-exam-package.ts";

/** A set-up as it stands on the page, and whether the database has it too. */
export function useSetupDraft(stored: SetupDraft): { readonly setup: OpenSetup; readonly isKept: boolean } {
  const { store, nowMs } = useStaffPorts();
  const [draft, setDraft] = useState(stored);
  const [isKept, setIsKept] = useState(true);
  const [studies] = useLoaded("setup studies", store.list);
  useEffect(() => {
    if (draft === stored) return;
    store.saveDraft(draft).then(
      () => setIsKept(true),
      () => setIsKept(false), // said on the page; the next change tries again
    );
  }, [draft, stored, store]);
  const given = useMemo(() => packageOf(draft), [draft]);
  const takenIds = studies.kind === "loaded" ? studies.value.map(({ studyId }) => studyId) : [];
  const put = (change: (before: SetupDraft) => SetupDraft): void => setDraft((before) => ({ ...change(before), changedAtMs: nowMs() }));
  const change = (part: Partial<StudySetup>): void => put((before) => ({ ...before, setup: { ...before.setup, ...part } }));
  const takeExam = (files: NonNullable<SetupDraft["exam"]>, exam: Exam): void =>
    put((before) => ({ ...before, exam: files, setup: withExamDefaults(before.setup, exam, packageOf(before)?.exam ?? null) }));
  const issues = setupIssues(draft.setup, given?.exam ?? null, takenIds);
  return { setup: { draft, given, issues, change, takeExam }, isKept };
}

/** What was read before can be read again, unless an update of the app no longer takes it: then the exam is asked for anew. */
function packageOf({ exam }: SetupDraft) {
  const parsed = exam === null ? null : parsePackage(exam, { paper: "paper.json", key: "key.json" });
  return parsed?.ok === true ? parsed.value : null;
}
