import { useEffect, useRef, useState } from "react";
import { paperSheetOf, type PaperPart } from "#domain/paper/paper-sheet.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useWritingLatest } from "#ui/coordinator/use-writing-latest.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { submitPaperSheet } from "#workflows/submit-paper-sheet.ts";

/** What is on the desk when the page is opened. */
export interface PaperDeskStart {
  readonly code: string;
  readonly parts: readonly PaperPart[];
  /** Of the sheet's submission; null while there is none. */
  readonly submissionId: string | null;
}

/** The desk as its parts see it. */
export type PaperDeskState = ReturnType<typeof usePaperDesk>;

/** A participant's paper sheet: every change is shown at once and stored behind the one before. */
export function usePaperDesk({ code, parts, submissionId }: PaperDeskStart) {
  const { store, nowMs, randomId } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const { studyId } = context.workspace.office.study;
  const [own, setOwn] = useState(() => parts.filter((part) => part.code === code));
  const [heldId, setHeldId] = useState(submissionId);
  const { hasFailed, write, settled } = useWritingLatest();
  const leave = useRef<() => Promise<void>>(reload);
  useEffect(() => {
    leave.current = () => settled().then(reload);
  }, [settled, reload]);
  // Other pages count what was typed here, as before an erasure.
  useEffect(() => () => void leave.current(), []);
  return {
    sheet: paperSheetOf(own, code),
    heldId,
    hasFailed,
    nowMs,
    save: (part: PaperPart): void => {
      setOwn((held) => [...held.filter((other) => other.part !== part.part), part]);
      void write(part.part, async () => (await store.putPaperPart(studyId, part)) === "stored");
    },
    startOver: (): Promise<void> =>
      write("startOver", async () => {
        await store.removePaperParts(studyId, code);
        setOwn([]);
        return true;
      }),
    submit: (): Promise<void> =>
      write("submit", async () => {
        const made = await submitPaperSheet({ studyId, code, submissionId: randomId(), nowMs: nowMs() }, store);
        if (made.ok) setHeldId(made.value.submission.submissionId);
        await reload();
        return made.ok;
      }),
    takeBack: (): Promise<void> =>
      write("takeBack", async () => {
        if (heldId !== null) await store.removeCollected(studyId, [heldId]);
        setHeldId(null);
        await reload();
        return true;
      }),
  };
}
