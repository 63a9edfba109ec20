import { useRef, useState } from "react";
import type { Exam } from "#domain/exam/exam.ts";
import { isParticipantCode, normaliseParticipantCode } from "#domain/study/participant-code.ts";
import { isStartCode, normaliseStartCode } from "#domain/study/start-code.ts";
import type { StartWindow } from "#domain/study/study.ts";
import { placeInWindow } from "#domain/study/start-window.ts";
import { codeProblem } from "#ui/participant/CodeField.tsx";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { fillScreen } from "#ui/participant/use-full-screen.ts";
import { useOpening } from "#ui/participant/use-opening.ts";
import { useStart } from "#ui/participant/use-start.ts";
import type { OfferedStudy } from "#workflows/ports/exam-source.ts";
import type { SittingSummary } from "#workflows/ports/sitting-store.ts";

/** The last try lay outside the time in which the exam may be started, by this machine's clock. */
interface StartRefusal {
  readonly place: "early" | "late";
  readonly atMs: number;
}

/** The way from two typed codes to a running clock: check them, open the exam, ask once more, start. No step before the last one costs time. */
export function useStartForm(offered: OfferedStudy, sittings: readonly SittingSummary[]) {
  const { study } = offered;
  const [typedCode, setTypedCode] = useState(codeInAddress);
  const [typedStartCode, setTypedStartCode] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const [openedExam, setOpenedExam] = useState<Exam | null>(null);
  const codeField = useRef<HTMLInputElement>(null);
  const startCodeField = useRef<HTMLInputElement>(null);
  const { clock } = useParticipantPorts();
  const [refusal, setRefusal] = useState<StartRefusal | null>(null);
  const opening = useOpening(offered);
  const start = useStart(study);
  const code = normaliseParticipantCode(typedCode);
  const startCode = normaliseStartCode(typedStartCode);
  const earlier = sittings.find((sitting) => sitting.studyId === study.studyId && sitting.participantCode === code) ?? null;
  const problem = codeProblem(code, isParticipantCode);
  const startProblem = codeProblem(startCode, isStartCode);
  const isBusy = opening.isOpening || start.stage === "running";
  const ask = async () => {
    if (isBusy) return;
    setHasTried(true);
    if (problem !== null || earlier !== null) return codeField.current?.focus();
    if (startProblem !== null) return startCodeField.current?.focus();
    const refused = refusalAt(clock.wallMs(), study.policy.window);
    setRefusal(refused);
    if (refused !== null) return;
    const exam = await opening.open(startCode);
    setOpenedExam(exam);
    if (exam === null) startCodeField.current?.focus();
  };
  const begin = (exam: Exam) => {
    setOpenedExam(null);
    if (study.policy.fullScreen) fillScreen();
    void start.run(exam, { participantCode: code, startCode });
  };
  return {
    participant: { field: codeField, typed: typedCode, onType: setTypedCode, code, earlier, problem: hasTried ? problem : null },
    startCode: {
      field: startCodeField,
      typed: typedStartCode,
      onType: (typed: string) => {
        setTypedStartCode(typed);
        opening.clear();
      },
      problem: hasTried ? startProblem : null,
    },
    refusal,
    opening,
    start,
    isBusy,
    ask,
    /** The opened exam while the last question is on screen. */
    openedExam,
    begin,
    cancel: () => setOpenedExam(null),
  };
}

function refusalAt(atMs: number, window: StartWindow): StartRefusal | null {
  const place = placeInWindow(window, atMs);
  return place === "open" ? null : { place, atMs };
}

/** An admission slip's square leads here with the code behind a `?`. */
function codeInAddress(): string {
  return new URLSearchParams(location.hash.split("?")[1]).get("code") ?? "";
}
