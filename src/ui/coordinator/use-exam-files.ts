import { useRef, useState } from "react";
import type { StudyOffice } from "#domain/study/study.ts";
import type { Issue } from "#lib/issue.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { makeHostArchive } from "#workflows/make-host-archive.ts";
import { makeStickFile, STICK_TEMPLATE_PATH } from "#workflows/make-stick-file.ts";
import { makeStudyFile } from "#workflows/make-study-file.ts";

/** The files a study's exam goes to the exam machines as. */
export type ExamFile = "host" | "study" | "stick";

/** Makes a study's files for exam machines, each when it is asked for. All carry the same pack: locking it takes a second for each start code. */
export function useExamFiles() {
  const { packCipher, hostFiles } = useStaffPorts();
  const { context } = useOpenedStudy();
  const { office, paper } = context.workspace;
  const { studyId } = office.study;
  const locked = useRef<{ readonly office: StudyOffice; readonly bytes: Promise<Uint8Array> } | null>(null);
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const studyFile = (): Promise<Uint8Array> => {
    if (locked.current?.office !== office) {
      const bytes = makeStudyFile({ office, exam: context.exam, paper, appVersion: __APP_VERSION__ }, packCipher);
      bytes.catch(() => (locked.current = null)); // whoever asked is told by the same promise; the next one tries anew
      locked.current = { office, bytes };
    }
    return locked.current.bytes;
  };
  const stickFile = async (): Promise<NamedBytes> => {
    const template = await hostFiles.read(STICK_TEMPLATE_PATH).catch(() => null);
    const stick = makeStickFile(template, {
      name: `${studyId}-study.json`,
      bytes: template === null ? new Uint8Array() : await studyFile(),
    });
    setIssues(stick.ok ? [] : stick.error);
    if (!stick.ok) throw new Error("the stick file was not made");
    return stick.value;
  };
  const makeFile = async (file: ExamFile): Promise<NamedBytes> => {
    setIssues([]);
    if (file === "stick") return stickFile();
    const bytes = await studyFile();
    return file === "host" ? makeHostArchive(studyId, bytes) : { name: `${studyId}-study.json`, bytes };
  };
  return { makeFile, issues, studyId, codeCount: office.startCodes.length };
}
