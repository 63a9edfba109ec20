import { replay, verifyChain } from "#domain/sitting/event-chain.ts";
import { freeze } from "#domain/submission/freeze.ts";
import { submissionFileName } from "#formats/submission-file.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";
import { sealSubmission } from "#workflows/seal-submission.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import type { FinishedSitting } from "#workflows/take-exam-state.ts";

/**
 * Makes the sealed file of a handed-in sitting from what is stored, not from what is on screen, and keeps it; one kept before, by this
 * page or another, is the one that is given. May be called any number of times. Rejects when store or sealer fail: then nothing is lost and it may be called again.
 * @throws RangeError when there is no such sitting, it is still in progress, or its record does not hold together.
 */
export async function submitExam(ports: Pick<SittingPorts, "store" | "sealer">, sittingId: string): Promise<FinishedSitting> {
  const stored = await ports.store.load(sittingId);
  if (stored === null) throw new RangeError(`submitExam requires a stored sitting, got none for ${sittingId}`);
  const { submission, finished } = finishedSitting(stored);
  if (stored.sealed !== null) return finished;
  const file = await sealSubmission(submission, stored.study.publicKey, ports.sealer);
  await ports.store.keepSealed(sittingId, { fileName: file.name, bytes: file.bytes });
  const kept = await ports.store.load(sittingId);
  return { ...finished, bytes: kept?.sealed?.bytes ?? null };
}

/** A handed-in sitting's submission, and what the participant is shown of it. Bytes are null while no sealed file is kept. */
export function finishedSitting(stored: StoredSitting) {
  const chain = verifyChain(stored.start, stored.events);
  if (!chain.ok) throw new RangeError(`submitExam requires a whole record, got one that breaks at event ${chain.error.seq}`);
  const submission = freeze(replay(stored.start, stored.events), stored.exam, stored.events);
  const { receipt, closedBy } = submission.source;
  const fileName = stored.sealed?.fileName ?? submissionFileName(submission);
  const finished: FinishedSitting = { receipt, closedBy, fileName, bytes: stored.sealed?.bytes ?? null };
  return { submission, finished };
}
