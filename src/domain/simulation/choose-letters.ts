import { happens, logistic, pickByPull } from "#domain/simulation/chance.ts";
import type { ItemTraits } from "#domain/simulation/item-traits.ts";
import type { Rng } from "#lib/rng.ts";

/** Letters chosen at the given log-odds of being right, sorted; one for single-choice, one or more for multiple-choice. */
export function chooseLetters(item: ItemTraits, ease: number, rng: Rng): readonly string[] {
  const keyed = item.key.kind === "choice" ? item.key.letters : [];
  const letters = [...item.pullByLetter.keys()];
  return item.item.kind === "single-choice"
    ? [chooseOne(item, { letters, keyed, ease }, rng)]
    : chooseSome(item, { letters, keyed, ease }, rng);
}

interface Choice {
  readonly letters: readonly string[];
  readonly keyed: readonly string[];
  readonly ease: number;
}

/** Who does not know takes the option that tempts most people, the key among them. */
function chooseOne(item: ItemTraits, { letters, keyed, ease }: Choice, rng: Rng): string {
  const right = keyed[0];
  if (right !== undefined && happens(logistic(ease), rng)) return right;
  return pickByPull(letters, (letter) => pullOf(item, letter), rng);
}

/** Each option is judged by itself, but at the same ease. */
function chooseSome(item: ItemTraits, { letters, keyed, ease }: Choice, rng: Rng): readonly string[] {
  const chosen = letters.filter((letter) => {
    const pull = 0.5 * pullOf(item, letter);
    return happens(logistic(keyed.includes(letter) ? ease + 0.9 + pull : pull - ease - 0.9), rng);
  });
  return chosen.length > 0 ? chosen : [pickByPull(letters, (letter) => pullOf(item, letter), rng)];
}

function pullOf(item: ItemTraits, letter: string): number {
  return item.pullByLetter.get(letter) ?? 0;
}
