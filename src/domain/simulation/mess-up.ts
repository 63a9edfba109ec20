import { happens, pickOne } from "#domain/simulation/chance.ts";
import type { WritingHabits } from "#domain/simulation/traits.ts";
import type { Rng } from "#lib/rng.ts";

/** Short forms as they stand in real notes. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bpatient\b/gi, "pt"],
  [/\bprescription\b/gi, "Rx"],
  [/\bcontraindicated\b/gi, "C/I"],
  [/\bwith\b/gi, "w/"],
  [/\btwice daily\b/gi, "bid"],
  [/\bonce weekly\b/gi, "qw"],
  [/\bbefore\b/gi, "b/f"],
  [/\bmonitor\b/gi, "mon."],
  [/建议/g, "建"],
  [/每日2次/g, "bid"],
  [/非甾体抗炎药/g, "NSAIDs"],
  [/慢性肾脏病/g, "CKD"],
];

/** Slips of a Chinese input method: the right sound, the wrong character. */
const SOUND_ALIKES: readonly (readonly [string, string])[] = [
  ["停用", "停佣"],
  ["监测", "检测"],
  ["改用", "该用"],
  ["禁用", "禁佣"],
  ["处方", "处放"],
  ["风险", "风限"],
];

/** A clean text as somebody types it in a hurry. What it says stays the same. */
export function messUp(text: string, writing: WritingHabits, rng: Rng): string {
  let out = text;
  if (happens(writing.abbreviationRatio, rng)) out = ABBREVIATIONS.reduce((sum, [long, short]) => sum.replace(long, short), out);
  if (happens(writing.typoRatio, rng)) out = slip(out, rng);
  if (happens(writing.typoRatio, rng)) out = swapTwoLetters(out, rng);
  if (happens(writing.fullWidthRatio, rng)) out = out.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
  if (happens(writing.typoRatio, rng)) out = out.toLowerCase();
  if (happens(writing.leadingSignRatio, rng)) out = pickOne(["=", "- ", "+"], rng) + out;
  return happens(writing.lineBreakRatio / 2, rng) ? `${out}\n` : out;
}

function slip(text: string, rng: Rng): string {
  const [right, wrong] = pickOne(SOUND_ALIKES, rng);
  return text.replace(right, wrong);
}

/** Two neighbouring letters in the middle of a long Latin word, which stays readable. */
function swapTwoLetters(text: string, rng: Rng): string {
  const words = [...text.matchAll(/[a-z]{7,}/g)];
  if (words.length === 0) return text;
  const word = pickOne(words, rng);
  const at = word.index + 2 + rng.below(word[0].length - 4);
  return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}
