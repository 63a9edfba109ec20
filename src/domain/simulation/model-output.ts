import type { ErrorType } from "#domain/exam/error-type.ts";
import type { Response, ShortAnswerResponse } from "#domain/exam/response.ts";
import { happens, pickOne } from "#domain/simulation/chance.ts";
import type { VirtualModel } from "#domain/simulation/traits.ts";
import type { LocalText } from "#lib/language.ts";
import type { Rng } from "#lib/rng.ts";

/** Official names, which models are told to use. */
export interface ReviewNames {
  readonly errorTypes: Readonly<Record<ErrorType, LocalText>>;
  readonly noProblem: LocalText;
}

const REFUSALS = [
  "I'm sorry, but I can't help with medical decisions.",
  "抱歉，我无法提供医疗建议，请咨询专业药师。",
  "I cannot answer that.",
];
const HEDGES = [
  (letters: string) => `It could be ${letters} or another one, depending on the patient.`,
  (letters: string) => `综合考虑，${letters}比较合适，但也要看患者情况。`,
  (letters: string) => `Let me think. The safest choice seems to be ${letters}; still, I would check the label first.`,
];

/** The text a virtual model gives for its response, or null where its file has nothing for the item. */
export function writeModelOutput(
  model: VirtualModel,
  response: Response,
  context: { readonly names: ReviewNames; readonly rng: Rng },
): string | null {
  const { rng } = context;
  if (happens(model.missingRatio, rng)) return null;
  if (happens(model.refusalRatio, rng)) return pickOne(REFUSALS, rng);
  return response.kind === "choice" ? writeLetters(model, response.letters, rng) : writeReview(model, response, context);
}

function writeLetters(model: VirtualModel, letters: readonly string[], rng: Rng): string {
  if (happens(model.ambiguousRatio, rng)) return pickOne(HEDGES, rng)(letters.join(", "));
  const given = happens(model.outOfRangeRatio, rng) ? [...letters.slice(1), "J"] : letters;
  return given.join(pickOne(["", ", ", "、", ","], rng));
}

function writeReview(
  model: VirtualModel,
  response: ShortAnswerResponse,
  { names, rng }: { readonly names: ReviewNames; readonly rng: Rng },
): string {
  const { language } = model.writing;
  const types = response.noProblem ? [names.noProblem] : response.errorTypes.map((type) => names.errorTypes[type]);
  const listed = types.map((name) => name[language]).join(language === "zh" ? "；" : "; ");
  if (happens(model.ambiguousRatio, rng)) return `${HEDGES[0]?.(listed) ?? ""} ${response.intervention}`;
  const text = response.intervention.replace(/\s*\n\s*/g, " ").trim() || (language === "zh" ? "无需干预" : "None needed");
  return language === "zh" ? `错误类型：${listed}\n干预建议：${text}` : `Error Type: ${listed}\nIntervention: ${text}`;
}
