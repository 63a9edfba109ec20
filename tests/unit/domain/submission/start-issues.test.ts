import { describe, expect, it } from "vitest";
import type { SittingStart } from "#domain/sitting/sitting.ts";
import { orderOf } from "#domain/study/person-order.ts";
import { DEFAULT_POLICY, type StudyPolicy } from "#domain/study/study.ts";
import { startIssues } from "#domain/submission/start-issues.ts";
import { hashOf } from "#lib/hash.ts";
import { pilotExam } from "../../../support/pilot-package.ts";
import { START } from "../../../support/sitting-record.ts";

const EXAM = pilotExam();
const MINUTE = 60_000;

function found(policy: Partial<StudyPolicy>, start: Partial<SittingStart> = {}): readonly unknown[] {
  return startIssues({ ...START, ...start }, EXAM, { ...DEFAULT_POLICY, ...policy }).map(({ code, params }) => [code, params]);
}

describe("startIssues", () => {
  it("takes a start that kept to the rules", () => {
    const seeded = { itemOrder: "seeded", optionOrder: "seeded" } as const;
    const consent = { en: "I agree", zh: "我同意" };
    const order = orderOf({ studyId: START.studyId, policy: { ...DEFAULT_POLICY, ...seeded } }, EXAM, START.participantCode);
    expect(found({})).toEqual([]);
    expect(found({ ...seeded, consent }, { ...(order === null ? {} : { order }), consentHash: hashOf(consent) })).toEqual([]);
  });

  it("names an order that is not this person's: none, another's, or one where nothing is drawn", () => {
    const policy = { ...DEFAULT_POLICY, itemOrder: "seeded" } as const;
    const others = orderOf({ studyId: START.studyId, policy }, EXAM, "Q7K3-HT") ?? { items: [], options: [] };
    expect(found(policy)).toEqual([["submission-order", {}]]);
    expect(found(policy, { order: others })).toEqual([["submission-order", {}]]);
    expect(found({}, { order: others })).toEqual([["submission-order", {}]]);
  });

  it("names a start before the window and after it, with the minutes; the ends themselves belong to it", () => {
    const at = START.startedAtMs;
    expect(found({ window: { opensAtMs: at, closesAtMs: at } })).toEqual([]);
    expect(found({ window: { opensAtMs: at + 5 * MINUTE, closesAtMs: null } })).toEqual([["submission-window", { minutes: 5 }]]);
    expect(found({ window: { opensAtMs: null, closesAtMs: at - 1 } })).toEqual([["submission-window", { minutes: 1 }]]);
  });

  it("names a start without agreement, or with agreement to another text", () => {
    const consent = { en: "I agree", zh: "我同意" };
    expect(found({ consent })).toEqual([["submission-consent", {}]]);
    expect(found({ consent }, { consentHash: hashOf({ ...consent, en: "I agreed" }) })).toEqual([["submission-consent", {}]]);
    expect(found({}, { consentHash: hashOf(consent) })).toEqual([["submission-consent", {}]]);
  });
});
