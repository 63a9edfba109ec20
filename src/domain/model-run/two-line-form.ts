/** The two fields of the fixed form, verbatim but for white space at their ends. */
export interface TwoLineForm {
  readonly types: string;
  /** Empty when there is no such field. */
  readonly intervention: string;
}

const TYPE_LINE = /^\s*(?:problem\s+type|error\s+type|问题类型|错误类型)\s*[:：](.*)$/i;
const INTERVENTION_LINE = /^\s*(?:intervention(?:\s+suggestion|\s*\(suggestion\))?|干预建议|处理建议|建议)\s*[:：](.*)$/i;
/** An intervention key anywhere in a text. */
export const INTERVENTION_KEY = /(?:intervention(?:\s+suggestion)?|干预建议|处理建议)\s*[:：]/i;

/**
 * Finds the fixed form: the first filled line begins with a type key or an intervention key, each field runs to the next key, and
 * there is one type field and at most one intervention. Inside an intervention, "suggestion:" is text. null when it is not that form.
 */
export function findTwoLineForm(raw: string): TwoLineForm | null {
  const fields: { types: string[] | null; intervention: string[] | null } = { types: null, intervention: null };
  let current: string[] | null = null;
  for (const line of raw.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)) {
    const type = TYPE_LINE.exec(line);
    const intervention = fields.intervention === null ? INTERVENTION_LINE.exec(line) : null;
    if (type !== null && fields.types !== null) return null;
    if (type !== null) current = fields.types = [type[1] ?? ""];
    else if (intervention !== null) current = fields.intervention = [intervention[1] ?? ""];
    else if (current !== null) current.push(line);
    else if (line.trim() !== "") return null;
  }
  if (fields.types === null) return null;
  return { types: fields.types.join("\n").trim(), intervention: (fields.intervention ?? []).join("\n").trim() };
}
