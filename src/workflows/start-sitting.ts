import type { Exam } from "#domain/exam/exam.ts";
import { chainEvent, startHashOf } from "#domain/sitting/event-chain.ts";
import { startByRules } from "#domain/sitting/start-by-rules.ts";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import type { Study } from "#domain/study/study.ts";
import type { Language } from "#lib/language.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";

/** What a participant has chosen before the clock starts. */
export interface StartRequest {
  readonly study: Study;
  readonly exam: Exam;
  readonly participantCode: string;
  /** In its own notation; with the participant's code it makes the key of the sitting's backups, and is not kept. */
  readonly startCode: string;
  readonly language: Language;
  /** IANA zone of the machine. */
  readonly zone: string;
  readonly appVersion: string;
  readonly buildId: string;
}

/**
 * Starts the clock: stores the sitting with its own copies of study and exam and its first event, in one transaction, and gives its id.
 * A sitting of the same study and code still in progress is gone on with instead, so that a second click starts no second clock.
 * The order of items and options is drawn here, and asking counts as agreement to the study's consent text: the page asks first.
 * Rejects when it could not be stored. @throws RangeError when the exam is not the study's.
 */
export async function startSitting(
  ports: Pick<SittingPorts, "store" | "clock" | "randomId" | "backupCipher">,
  request: StartRequest,
): Promise<string> {
  const { study, exam, participantCode, startCode } = request;
  if (study.examHash !== exam.examHash) throw new RangeError(`startSitting requires the study's exam, got ${exam.examId}`);
  const open = (await ports.store.list()).find(
    (row) => row.status === "in-progress" && row.studyId === study.studyId && row.participantCode === participantCode,
  );
  if (open !== undefined) return open.sittingId;
  const sittingId = ports.randomId();
  const backupKey = await ports.backupCipher.keyOf({ startCode, participantCode }, sittingId);
  const start = startOf(request, sittingId, ports.clock.wallMs());
  const fact = { type: "started", language: request.language } as const;
  const started = chainEvent(startHashOf(start), { seq: 0, atMs: start.startedAtMs, elapsedMs: 0, epoch: 1, fact });
  await ports.store.create({ start, exam, study, backupKey, heartbeat: { elapsedMs: 0, wallMs: start.startedAtMs } }, [started]);
  return sittingId;
}

function startOf(
  { study, exam, participantCode, zone, appVersion, buildId }: StartRequest,
  sittingId: string,
  startedAtMs: number,
): SittingStart {
  const { studyId, examId, examHash, durationMs, simulated } = study;
  return {
    ...{ sittingId, studyId, examId, examHash, participantCode, durationMs, startedAtMs, zone, appVersion, buildId, simulated },
    ...startByRules(study, exam, participantCode),
  };
}
