import type { Exam } from "#domain/exam/exam.ts";
import type { ShortAnswerResponse } from "#domain/exam/response.ts";
import { verifyChain } from "#domain/sitting/event-chain.ts";
import type { Sitting } from "#domain/sitting/sitting.ts";
import type { StoredSitting } from "#workflows/ports/sitting-store.ts";

/** The item a drill writes into: the practice's prescription review. @throws RangeError when the exam has none. */
export function drillItemId({ items }: Exam): string {
  const item = items.find(({ kind }) => kind === "short-answer");
  if (item === undefined) throw new RangeError("a drill requires an exam with a short answer, got none");
  return item.id;
}

/** A number as a response. */
export function numberResponse(number: number): ShortAnswerResponse {
  return { kind: "short-answer", errorTypes: [], unknownTypes: [], noProblem: false, intervention: String(number) };
}

/** True when the record holds together. */
export function isVerifiedRecord({ start, events }: StoredSitting): boolean {
  return verifyChain(start, events).ok;
}

/** The numbers that were given as responses, in the order of the record. */
export function numbersIn({ events }: StoredSitting): readonly number[] {
  return events.flatMap(({ fact }) =>
    fact.type === "responded" && fact.response.kind === "short-answer" ? [Number(fact.response.intervention)] : [],
  );
}

/** The number a sitting holds as it is shown; 0 before the first. */
export function numberShown(sitting: Sitting, itemId: string): number {
  const response = sitting.responses.get(itemId);
  return response?.kind === "short-answer" ? Number(response.intervention) : 0;
}
