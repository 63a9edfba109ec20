import { createParticipantCode } from "#domain/study/create-codes.ts";
import { assert } from "#lib/assert.ts";
import type { Rng } from "#lib/rng.ts";
import type { RosterEntry } from "#domain/study/study.ts";

/** How many participants of one rank are expected. */
export interface RankCount {
  readonly rankId: string;
  /** Integer ≥ 0. */
  readonly count: number;
}

/**
 * A roster of fresh codes, no two alike: ranks in the order given, each rank dealt over the sites in turn, so that every site's
 * share differs by one at most within a rank. The seed decides all codes: whoever knows it knows them.
 * @throws RangeError without a site or with a count that is not a whole number ≥ 0.
 */
export function createRoster(counts: readonly RankCount[], sites: readonly string[], rng: Pick<Rng, "below">): readonly RosterEntry[] {
  assert(sites.length > 0, "createRoster requires at least one site, got none");
  const codes = new Set<string>();
  return counts.flatMap(({ rankId, count }) => {
    assert(Number.isInteger(count) && count >= 0, `createRoster requires whole counts, got ${count}`);
    return Array.from({ length: count }, (_, index) => ({
      code: freshCode(codes, rng),
      rankId,
      site: sites[index % sites.length] as string,
    }));
  });
}

/** A code that none of `taken` is; it joins them. */
export function freshCode(taken: Set<string>, rng: Pick<Rng, "below">): string {
  let code = createParticipantCode(rng);
  while (taken.has(code)) code = createParticipantCode(rng);
  taken.add(code);
  return code;
}
