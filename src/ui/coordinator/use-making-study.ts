import { useState } from "react";
import { useNavigate } from "react-router";
import { useSetup } from "#ui/coordinator/setup-context.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { TRIALS, type TrialResult } from "#workflows/try-study.ts";

/**
 * Where the making of a study stands. "unsaved": all was well but could not be stored; "outdated": the set-up that is stored is another than
 * the one that was tried; "crashed": the browser could not do it.
 */
export type MakingStudy =
  | { readonly kind: "idle" }
  | { readonly kind: "running" | "tried" | "unsaved" | "outdated" | "crashed"; readonly results: readonly TrialResult[] };

/** Makes the study that was set up, with keys and codes, and tries it; keeps it only when asked to and when every trial passed. */
export function useMakingStudy() {
  const { store, studyMaker, nowMs } = useStaffPorts();
  const { draft, given } = useSetup();
  const navigate = useNavigate();
  const [making, setMaking] = useState<MakingStudy>({ kind: "idle" });
  const tried = async () => {
    if (given === null || draft.exam === null) return null;
    const seen: TrialResult[] = [];
    setMaking({ kind: "running", results: [] });
    const { exam, answerKey: key } = given;
    const order = { setup: draft.setup, exam, key, paper: draft.exam.paper, appVersion: __APP_VERSION__, nowMs: nowMs() };
    try {
      const study = await studyMaker.make(order, (result) => {
        seen.push(result);
        setMaking({ kind: "running", results: [...seen] });
      });
      setMaking({ kind: "tried", results: study.results });
      return { ...study, files: draft.exam };
    } catch {
      setMaking({ kind: "crashed", results: seen }); // nothing was kept, and the page says so
      return null;
    }
  };
  const keep = async (): Promise<void> => {
    const study = await tried();
    if (study === null || !isSound(study.results)) return;
    const { office, people } = study.made;
    try {
      await store.finishDraft(draft, { office, people, ...study.files });
    } catch {
      // One transaction: neither draft nor studies were changed.
      const stored = await store.loadDraft(draft.draftId).catch(() => draft);
      const isOutdated = stored?.changedAtMs !== draft.changedAtMs;
      return setMaking({ kind: isOutdated ? "outdated" : "unsaved", results: study.results });
    }
    await navigate(`/study/${office.study.studyId}/codes`);
  };
  return { making, tryOnly: async () => void (await tried()), keep };
}

/** Whether every trial was run and passed. */
export function isSound(results: readonly TrialResult[]): boolean {
  return results.length === TRIALS.length && results.every(({ isPassed }) => isPassed);
}
