import type { ErrorType } from "#domain/exam/error-type.ts";
import type { Response, ShortAnswerResponse } from "#domain/exam/response.ts";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { ExamMachine } from "./exam-machine.ts";

/** A choice of letters: `choice("A", "C")`. */
export function choice(...letters: string[]): Response {
  return { kind: "choice", letters };
}

/** A short answer of error types only. */
export function typesOnly(...errorTypes: ErrorType[]): Response {
  return shortAnswer({ errorTypes });
}

/** A short answer; fields not given are empty. */
export function shortAnswer(given: Partial<ShortAnswerResponse>): Response {
  return { kind: "short-answer", errorTypes: [], unknownTypes: [], noProblem: false, intervention: "", ...given };
}

/** What is stored of the machine's sitting, in order. */
export async function storedFacts(machine: ExamMachine): Promise<SittingFact[]> {
  return ((await machine.truth.load(machine.sittingId))?.events ?? []).map((event) => event.fact);
}

/** Types of what is stored, in order. */
export async function storedTypes(machine: ExamMachine): Promise<string[]> {
  return (await storedFacts(machine)).map((fact) => fact.type);
}

/** The stored responses to an item, oldest first. */
export async function storedResponses(machine: ExamMachine, itemId: string): Promise<Response[]> {
  return (await storedFacts(machine)).flatMap((fact) => (fact.type === "responded" && fact.itemId === itemId ? [fact.response] : []));
}

/** The newest stored intervention of an item, or null. */
export async function storedText(machine: ExamMachine, itemId: string): Promise<string | null> {
  const newest = (await storedResponses(machine, itemId)).at(-1);
  return newest?.kind === "short-answer" ? newest.intervention : null;
}
