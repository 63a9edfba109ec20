import { completenessOf } from "#domain/exam/response.ts";
import { replay, verifyChain } from "#domain/sitting/event-chain.ts";
import { freeze } from "#domain/submission/freeze.ts";
import type { ParticipantSubmission } from "#domain/submission/submission.ts";
import { submissionFileName } from "#formats/submission-file.ts";
import type { ReceiptFacts, StoredSitting } from "#workflows/ports/sitting-store.ts";
import { sealSubmission } from "#workflows/seal-submission.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import { examOf } from "#workflows/stored-exam.ts";
import type { FinishedSitting } from "#workflows/take-exam-state.ts";

/**
 * Makes the sealed file of a handed-in sitting from what is stored, not from what is on screen, and keeps it; one kept before, by this
 * page or another, is the one that is given. May be called any number of times. Rejects when store or sealer fail: then nothing is lost and it may be called again.
 * @throws RangeError when there is no such sitting, it is still in progress, or its record does not hold together.
 */
export async function submitExam(ports: Pick<SittingPorts, "store" | "sealer">, sittingId: string): Promise<FinishedSitting> {
  const stored = await ports.store.load(sittingId);
  if (stored === null) throw new RangeError(`submitExam requires a stored sitting, got none for ${sittingId}`);
  if (stored.sealed !== null) return stored.sealed;
  const { submission, facts } = freezeStored(stored);
  const { bytes } = await sealSubmission(submission, stored.study.publicKey, ports.sealer);
  await ports.store.keepSealed(sittingId, { ...facts, bytes });
  const kept = await ports.store.load(sittingId);
  return kept?.sealed ?? { ...facts, bytes: null };
}

/** What the participant is shown of a handed-in sitting. Bytes are null while no sealed file is kept. */
export function finishedSitting(stored: StoredSitting): FinishedSitting {
  return stored.sealed ?? { ...freezeStored(stored).facts, bytes: null };
}

/** A handed-in sitting's submission and what its receipt says. @throws RangeError when it is sealed already, or its record does not hold together. */
export function freezeStored(stored: StoredSitting): { readonly submission: ParticipantSubmission; readonly facts: ReceiptFacts } {
  const chain = verifyChain(stored.start, stored.events);
  if (!chain.ok) throw new RangeError(`submitExam requires a whole record, got one that breaks at event ${chain.error.seq}`);
  const exam = examOf(stored);
  const sitting = replay(stored.start, stored.events);
  const submission = freeze(sitting, exam, stored.events);
  const { receipt, closedBy } = submission.source;
  const { title, version, reviewStatus, items } = exam;
  const givenCount = items.filter((item) => completenessOf(sitting.responses.get(item.id)) !== "unanswered").length;
  const counts = { givenCount, itemCount: items.length };
  return { submission, facts: { receipt, closedBy, fileName: submissionFileName(submission), title, version, reviewStatus, ...counts } };
}
