import { AREAS } from "#domain/exam/answer-key.ts";
import { lognormal, logistic } from "#domain/simulation/chance.ts";
import type { VirtualPerson, WritingHabits } from "#domain/simulation/traits.ts";
import type { Rank, RosterEntry } from "#domain/study/study.ts";
import { createRng, type Rng } from "#lib/rng.ts";

/** Ability is spread far wider within a rank than between ranks, as among real pharmacists. Logits. */
const ABILITY_SD = 0.9;
const ABILITY_OF_FIRST_RANK = -0.25;
const ABILITY_STEP = 0.4;
const SITE_SD = 0.2;
const AREA_SD = 0.4;

/**
 * A virtual pharmacist for one entry of the roster: rank shifts the mean ability, site shifts it for all who work there, everything
 * else is the person's own. The same seed and entry give the same person, whoever else is on the roster.
 */
export function drawPerson(entry: RosterEntry, ranks: readonly Rank[], seed: string): VirtualPerson {
  const rng = createRng(`${seed}/person/${entry.code}`);
  const rankIndex = Math.max(
    0,
    ranks.findIndex((rank) => rank.id === entry.rankId),
  );
  const siteShift = SITE_SD * createRng(`${seed}/site/${entry.site}`).normal();
  const ability = ABILITY_OF_FIRST_RANK + ABILITY_STEP * rankIndex + siteShift + ABILITY_SD * rng.normal();
  return {
    ...entry,
    traits: {
      ability,
      abilityByArea: drawAreas(AREA_SD, rng),
      site: entry.site,
      fatigue: Math.max(0, 0.3 + 0.25 * rng.normal()),
      overReporting: 0.6 * rng.normal(),
      thoroughness: 0.5 * rng.normal(),
    },
    writing: drawWriting(rng),
    paceRatio: lognormal(0.8, 0.22, rng),
    blankRatio: 0.12 * logistic(rng.normal() - ability),
  };
}

/** Shifts by disease area: independent, with the given standard deviation. */
export function drawAreas(sd: number, rng: Rng): ReadonlyMap<string, number> {
  return new Map(AREAS.map((area) => [area, sd * rng.normal()]));
}

function drawWriting(rng: Rng): WritingHabits {
  return {
    language: rng.next() < 0.7 ? "zh" : "en",
    mixRatio: 0.15 * rng.next(),
    typoRatio: 0.12 * rng.next(),
    abbreviationRatio: 0.5 * rng.next(),
    fullWidthRatio: 0.3 * rng.next(),
    lineBreakRatio: 0.4 * rng.next(),
    leadingSignRatio: 0.12 * rng.next(),
  };
}
