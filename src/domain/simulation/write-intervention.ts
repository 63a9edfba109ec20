import type { AnswerPoint } from "#domain/exam/answer-key.ts";
import { happens, pickOne } from "#domain/simulation/chance.ts";
import { messUp } from "#domain/simulation/mess-up.ts";
import type { WritingHabits } from "#domain/simulation/traits.ts";
import type { Language } from "#lib/language.ts";
import type { Rng } from "#lib/rng.ts";

/** What people write when nothing better comes to mind. Holds no answer point of any item. */
const FILLERS = {
  en: ["please check with the prescriber", "suggest re-evaluation", "contact the doctor before dispensing", "advise review"],
  zh: ["建议与医师沟通确认", "请医生复核", "建议调整后再发药", "联系开方医师"],
} as const;
const OPENERS = { en: ["Suggest: ", "Intervention: ", "Dear doctor, ", ""], zh: ["建议：", "干预：", "请医师注意，", ""] } as const;
const SEPARATORS = { en: ["; ", ". ", ", "], zh: ["；", "。", "，"] } as const;

/**
 * An intervention in somebody's own manner that holds the given answer points and no others: each in one of its accepted wordings, in
 * either language, joined and messed up. Never blank.
 */
export function writeIntervention(points: readonly AnswerPoint[], writing: WritingHabits, rng: Rng): string {
  const fragments = points.map((point) =>
    fragmentOf(point, happens(writing.mixRatio, rng) ? other(writing.language) : writing.language, rng),
  );
  if (fragments.length === 0 || happens(0.25, rng)) fragments.push(pickOne(FILLERS[writing.language], rng));
  const breaks = happens(writing.lineBreakRatio, rng);
  const separator = breaks ? "\n" : pickOne(SEPARATORS[writing.language], rng);
  return messUp(pickOne(OPENERS[writing.language], rng) + fragments.join(separator), writing, rng);
}

function fragmentOf(point: AnswerPoint, language: Language, rng: Rng): string {
  const accepted = point.accept[language];
  return accepted.length > 0 ? pickOne(accepted, rng) : point.text[language];
}

function other(language: Language): Language {
  return language === "en" ? "zh" : "en";
}
