import { useRef, useState } from "react";
import type { Exam } from "#domain/exam/exam.ts";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { openExam, type ExamOpening } from "#workflows/open-exam.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";

/** Why the exam did not open. "failed": the platform let us down; trying again may help. */
export type OpeningProblem = Exclude<ExamOpening["kind"], "opened"> | "failed";

/** Opens the exam of a study; one that a code has opened stays open as long as the page. */
export function useOpening(offered: OfferedStudy): {
  readonly isOpening: boolean;
  readonly problem: OpeningProblem | null;
  /** The exam; null when it did not open, and then `problem` says why. */
  readonly open: (startCode: string) => Promise<Exam | null>;
  /** Forgets the problem: the code is being corrected. */
  readonly clear: () => void;
} {
  const { packCipher } = useParticipantPorts();
  const [isOpening, setIsOpening] = useState(false);
  const [problem, setProblem] = useState<OpeningProblem | null>(null);
  const opened = useRef<{ readonly startCode: string; readonly exam: Exam } | null>(null);
  const open = async (startCode: string): Promise<Exam | null> => {
    if (opened.current?.startCode === startCode) return opened.current.exam;
    setIsOpening(true);
    setProblem(null);
    const opening = await openExam(offered, startCode, packCipher).catch(() => ({ kind: "failed" }) as const);
    setIsOpening(false);
    if (opening.kind === "opened") {
      opened.current = { startCode, exam: opening.exam };
      return opening.exam;
    }
    setProblem(opening.kind);
    return null;
  };
  return { isOpening, problem, open, clear: () => setProblem(null) };
}
