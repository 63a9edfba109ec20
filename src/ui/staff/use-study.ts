import { useCallback, useEffect, useState } from "react";
import type { Issue } from "#lib/issue.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { loadStudy, type StudyContext } from "#workflows/load-study.ts";

/** A study on its way from the store to the page. */
export type StudyPhase =
  | { readonly phase: "loading" }
  | { readonly phase: "missing" }
  | { readonly phase: "failed"; readonly issues: readonly Issue[] }
  | { readonly phase: "ready"; readonly context: StudyContext };

/** Loads a study, and again on demand after a change; meanwhile the page keeps what it shows. */
export function useStudy(studyId: string): { readonly study: StudyPhase; readonly reload: () => Promise<void> } {
  const { store } = useStaffPorts();
  const [held, setHeld] = useState<{ readonly studyId: string; readonly study: StudyPhase } | null>(null);
  const reload = useCallback(async () => setHeld({ studyId, study: await readStudy(studyId, store) }), [studyId, store]);
  useEffect(() => {
    let isShown = true;
    void readStudy(studyId, store).then((study) => {
      if (isShown) setHeld({ studyId, study });
    });
    return () => {
      isShown = false;
    };
  }, [studyId, store]);
  return { study: held?.studyId === studyId ? held.study : { phase: "loading" }, reload };
}

async function readStudy(studyId: string, store: Parameters<typeof loadStudy>[1]): Promise<StudyPhase> {
  try {
    const loaded = await loadStudy(studyId, store);
    if (loaded.ok) return { phase: "ready", context: loaded.value };
    return loaded.error.some((issue) => issue.code === "study-missing") ? { phase: "missing" } : { phase: "failed", issues: loaded.error };
  } catch {
    return { phase: "failed", issues: [] }; // the browser refused its storage; the page says what that means
  }
}
