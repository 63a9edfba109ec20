import type { Respondent } from "#domain/cohort/respondent.ts";
import type { InvalidReason } from "#domain/cohort/validity.ts";
import type { Rank } from "#domain/study/study.ts";
import type { Scorecard, SectionScore } from "#domain/scoring/scorecard.ts";
import { countStates, sumPoints } from "#domain/scoring/score-submission.ts";
import type { Contender } from "#domain/comparison/comparison.ts";
import type { LocalText } from "#lib/language.ts";

/** A rank with its members, or a model alone. */
export interface Entrant {
  readonly kind: "rank" | "model";
  readonly id: string;
  readonly label: LocalText;
  /** Sorted by respondent id, so that the order of files changes nothing. */
  readonly members: readonly Member[];
}

/** One respondent with what was scored. */
export interface Member {
  readonly respondent: Respondent;
  readonly scorecard: Scorecard;
}

/** Ranks in the study's order, also those without members, then models by id. */
export function entrantsOf(members: readonly Member[], ranks: readonly Rank[]): readonly Entrant[] {
  const sorted = [...members].sort((a, b) => (a.respondent.respondentId < b.respondent.respondentId ? -1 : 1));
  const rankEntrants = ranks.map((rank): Entrant => {
    const own = sorted.filter(({ respondent }) => respondent.kind === "participant" && respondent.rankId === rank.id);
    return { kind: "rank", id: rank.id, label: rank.title, members: own };
  });
  const modelEntrants = sorted
    .filter(({ respondent }) => respondent.kind === "model")
    .map((member): Entrant => {
      const { respondentId, label } = member.respondent;
      return { kind: "model", id: respondentId, label: { en: label, zh: label }, members: [member] };
    });
  return [...rankEntrants, ...modelEntrants];
}

/** A member's score in one section. @throws RangeError when the scorecard has no such section. */
export function sectionOf(member: Member, sectionId: string): SectionScore {
  const found = member.scorecard.sections.find((section) => section.sectionId === sectionId);
  if (found === undefined) throw new RangeError(`sectionOf requires a scorecard with section ${sectionId}`);
  return found;
}

/** Members whose section was administered. */
export function validMembers(entrant: Entrant, sectionId: string): readonly Member[] {
  return entrant.members.filter((member) => sectionOf(member, sectionId).itemCount > 0);
}

/** The counts behind an entrant's numbers in one section. */
export function toContender(entrant: Entrant, sectionId: string): Contender {
  const valid = validMembers(entrant, sectionId);
  const items = valid.flatMap((member) => member.scorecard.items.filter((item) => item.sectionId === sectionId));
  return {
    kind: entrant.kind,
    id: entrant.id,
    label: entrant.label,
    respondentCount: valid.length,
    excludedCount: entrant.members.length - valid.length,
    excludedByReason: countReasons(entrant.members, sectionId),
    stateCounts: countStates(items.map((item) => item.state)),
    points: sumPoints(items.map((item) => item.points)),
  };
}

function countReasons(members: readonly Member[], sectionId: string): Contender["excludedByReason"] {
  const counts: Partial<Record<InvalidReason, number>> = {};
  for (const { respondent } of members) {
    const reason = respondent.invalidSections.find((section) => section.sectionId === sectionId)?.reason;
    if (reason !== undefined) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}
