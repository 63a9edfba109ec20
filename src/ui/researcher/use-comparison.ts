import { useEffect, useMemo, useRef, useState } from "react";
import type { Comparison } from "#domain/comparison/comparison.ts";
import type { ViewSettings } from "#ui/researcher/view-settings.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import type { StudyContext } from "#workflows/load-study.ts";

/** Where a comparison stands. */
export type Comparing =
  | { readonly kind: "running"; readonly doneCount: number; readonly totalCount: number }
  | { readonly kind: "done"; readonly comparison: Comparison }
  | { readonly kind: "stopped" }
  | { readonly kind: "failed"; readonly message: string };

/** Compares a study's respondents in the worker, again whenever study or view change; leaving the page stops it. */
export function useComparison(context: StudyContext, view: ViewSettings) {
  const { analysis } = useStaffPorts();
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{ readonly job: object; readonly comparing: Comparing } | null>(null);
  const job = useMemo(() => ({ context, view, attempt }), [context, view, attempt]);
  const stopper = useRef<AbortController | null>(null);
  useEffect(() => {
    const own = new AbortController();
    stopper.current = own;
    let isCurrent = true;
    const show = (comparing: Comparing): void => {
      if (isCurrent) setHeld({ job, comparing });
    };
    const onProgress = (doneCount: number, totalCount: number): void => show({ kind: "running", doneCount, totalCount });
    analysis.compare(job.context, job.view, { onProgress, signal: own.signal }).then(
      (comparison) => show({ kind: "done", comparison }),
      (cause: unknown) => show(own.signal.aborted ? { kind: "stopped" } : { kind: "failed", message: messageOf(cause) }),
    );
    return () => {
      isCurrent = false;
      own.abort();
    };
  }, [analysis, job]);
  const waiting: Comparing = { kind: "running", doneCount: 0, totalCount: context.exam.sections.length };
  return {
    comparing: held?.job === job ? held.comparing : waiting,
    stop: () => stopper.current?.abort(),
    again: () => setAttempt((count) => count + 1),
  };
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
