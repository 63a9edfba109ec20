import { CODE_ALPHABET, hasRightCheck, inGroups } from "#domain/study/code-alphabet.ts";
import { commitmentOf, GRANT_CODE, type Grant, type GrantCode, type GrantCommitment } from "#domain/study/grant.ts";
import { PARTICIPANT_CODE } from "#domain/study/participant-code.ts";
import { START_CODE } from "#domain/study/start-code.ts";
import type { Rng } from "#lib/rng.ts";

// Apart from what reads codes, since exam machines make none.

const MINUTES = [5, 5, 10, 10, 15, 30] as const;
const SHARES = [0.25, 0.5] as const;
const UNLOCK_COUNT = 2;

/**
 * A participant's code such as `P7K3-QH`: a letter first, so that no spreadsheet reads a number or a date, and a check character
 * last. 21 · 29⁴ ≈ 14.9 million codes; uniqueness within a roster is the caller's.
 */
export function createParticipantCode(rng: Pick<Rng, "below">): string {
  const letter = CODE_ALPHABET.charAt(rng.below(PARTICIPANT_CODE.letterCount));
  return inGroups(withCheckCharacter(letter + drawCharacters(PARTICIPANT_CODE.length - 2, rng)), PARTICIPANT_CODE.groupLength);
}

/**
 * A start code such as `Q7K3-HT2C-W9MX`: 11 drawn characters (29¹¹, 53.4 bits) and a check character last, which tells a slip of the
 * finger without trying the pack. For a real study the generator must draw from real randomness.
 */
export function createStartCode(rng: Pick<Rng, "below">): string {
  return inGroups(withCheckCharacter(drawCharacters(START_CODE.length - 1, rng)), START_CODE.groupLength);
}

/** The grants every participant has a code for, before anyone knows who will need one. */
export function standardGrants(durationMs: number): readonly Grant[] {
  return [
    ...MINUTES.map((minutes) => ({ kind: "extra", extraMs: minutes * 60_000, share: null }) as const),
    ...SHARES.map((share) => ({ kind: "extra", extraMs: Math.round(durationMs * share), share }) as const),
    ...Array.from({ length: UNLOCK_COUNT }, () => ({ kind: "unlock" }) as const),
  ];
}

/** A participant and what there is to be a code for. */
export interface GrantPlan {
  readonly participantCode: string;
  readonly grants: readonly Grant[];
}

/** One fresh code for each participant and grant, such as `P7K3Q-HT2CW`. The generator decides all of them: for a real study it must draw from real randomness. */
export function createGrantCodes(plans: readonly GrantPlan[], rng: Pick<Rng, "below">): readonly GrantCode[] {
  const taken = new Set<string>();
  const fresh = (): string => {
    const characters = drawCharacters(GRANT_CODE.length, rng);
    if (taken.has(characters)) return fresh();
    taken.add(characters);
    return inGroups(characters, GRANT_CODE.groupLength);
  };
  return plans.flatMap(({ participantCode, grants }) => grants.map((grant) => ({ participantCode, code: fresh(), grant })));
}

/** The public halves, sorted so that their order does not tell whose they are. `salt` is the study's `grantSalt`. */
export function commitGrants(codes: readonly GrantCode[], salt: string): readonly GrantCommitment[] {
  return codes
    .map(({ participantCode, code, grant }) => ({ commitment: commitmentOf(code, participantCode, salt), grant }))
    .sort((a, b) => (a.commitment < b.commitment ? -1 : 1));
}

/** `length` characters of the alphabet, drawn evenly. */
export function drawCharacters(length: number, rng: Pick<Rng, "below">): string {
  return Array.from({ length }, () => CODE_ALPHABET.charAt(rng.below(CODE_ALPHABET.length))).join("");
}

/** The characters with their check character behind them. At most 27 of them, so that no weight is a multiple of 29. */
function withCheckCharacter(characters: string): string {
  const check = [...CODE_ALPHABET].find((character) => hasRightCheck(characters + character));
  return characters + (check ?? ""); // 29 is prime, so one of them fits
}
