import { useEffect, useRef, useState } from "react";
import { paperSheetOf, type PaperPart } from "#domain/paper/paper-sheet.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { submitPaperSheet } from "#workflows/submit-paper-sheet.ts";

/** What is on the desk when the page is opened. */
export interface PaperDeskStart {
  readonly code: string;
  readonly parts: readonly PaperPart[];
  /** Of the sheet's submission; null while there is none. */
  readonly submissionId: string | null;
}

/** A participant's paper sheet: every change is shown at once and stored behind the one before. */
export function usePaperDesk({ code, parts, submissionId }: PaperDeskStart) {
  const { store, nowMs, randomId } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const { studyId } = context.workspace.office.study;
  const [own, setOwn] = useState(() => parts.filter((part) => part.code === code));
  const [heldId, setHeldId] = useState(submissionId);
  const [hasFailed, setHasFailed] = useState(false);
  const queue = useRef(Promise.resolve());
  const reloadRef = useRef(reload);
  useEffect(() => {
    reloadRef.current = reload;
  }, [reload]);
  // Erasure counts what was typed here, on another page.
  useEffect(() => () => void queue.current.then(() => reloadRef.current()), []);
  const enqueue = (work: () => Promise<boolean>): Promise<void> => {
    queue.current = queue.current.then(async () => {
      const isDone = await work().catch(() => false); // the page says so: what is shown may not be kept
      if (!isDone) setHasFailed(true);
    });
    return queue.current;
  };
  return {
    sheet: paperSheetOf(own, code),
    heldId,
    hasFailed,
    nowMs,
    save: (part: PaperPart): void => {
      setOwn((held) => [...held.filter((other) => other.part !== part.part), part]);
      void enqueue(async () => (await store.putPaperPart(studyId, part)) === "stored");
    },
    startOver: (): Promise<void> =>
      enqueue(async () => {
        await store.removePaperParts(studyId, code);
        setOwn([]);
        return true;
      }),
    submit: (): Promise<void> =>
      enqueue(async () => {
        const made = await submitPaperSheet({ studyId, code, submissionId: randomId(), nowMs: nowMs() }, store);
        if (made.ok) setHeldId(made.value.submission.submissionId);
        await reload();
        return made.ok;
      }),
    takeBack: (): Promise<void> =>
      enqueue(async () => {
        if (heldId !== null) await store.removeCollected(studyId, [heldId]);
        setHeldId(null);
        await reload();
        return true;
      }),
  };
}
