import { accommodationCode } from "#domain/study/create-study.ts";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import type { GrantCode, GrantReason } from "#domain/study/grant.ts";
import type { HandedOutCode, StudyWorkspace } from "#workflows/ports/workspace-store.ts";

/** A single-use code with what has become of it. Times: UTC epoch ms. */
export interface CodeRow extends GrantCode {
  /** null for a participant who is not in the roster. */
  readonly site: string | null;
  readonly handedOut: Pick<HandedOutCode, "reason" | "atMs"> | null;
  /** The participant has it from the admission slip: it is for the extra time agreed on, and nobody need read it out. */
  readonly isOnSlip: boolean;
  /** As the participant's collected record tells; null while none does. */
  readonly used: { readonly reason: GrantReason; readonly atMs: number } | null;
}

/** All single-use codes of a study, in the office's order, with which were read out and which were used. */
export function codeBoard({ office, collected, handedOut, people }: StudyWorkspace): readonly CodeRow[] {
  const siteOf = new Map(office.roster.map(({ code, site }) => [code, site]));
  const onSlips = new Set(people.map((person) => accommodationCode(office.grantCodes, person)?.code));
  const handedOutByCode = new Map(handedOut.map((entry) => [entry.code, entry]));
  const usedByCode = new Map(
    collected.flatMap(({ submission: { source } }) =>
      source.kind === "participant"
        ? source.events.flatMap(({ fact, atMs }) => (isCodeUse(fact) ? [[fact.code, { reason: fact.reason, atMs }] as const] : []))
        : [],
    ),
  );
  return office.grantCodes.map((grantCode) => ({
    ...grantCode,
    site: siteOf.get(grantCode.participantCode) ?? null,
    handedOut: handedOutByCode.get(grantCode.code) ?? null,
    isOnSlip: onSlips.has(grantCode.code),
    used: usedByCode.get(grantCode.code) ?? null,
  }));
}

function isCodeUse(fact: SittingFact): fact is Extract<SittingFact, { readonly type: "granted" | "unlocked" }> {
  return fact.type === "granted" || fact.type === "unlocked";
}
