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
  const fields = new Map<keyof TwoLineForm, string[]>();
  let current: string[] | null = null;
  for (const line of raw.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)) {
    const start = fieldStart(line, fields.has("intervention"));
    if (start !== null) {
      if (fields.has(start.field)) return null;
      current = [start.text];
      fields.set(start.field, current);
    } else if (current !== null) current.push(line);
    else if (line.trim() !== "") return null;
  }
  const [types, intervention] = [fields.get("types"), fields.get("intervention") ?? []];
  return types === undefined ? null : { types: types.join("\n").trim(), intervention: intervention.join("\n").trim() };
}

function fieldStart(line: string, isInterventionTaken: boolean): { readonly field: keyof TwoLineForm; readonly text: string } | null {
  const [, types] = TYPE_LINE.exec(line) ?? [];
  if (types !== undefined) return { field: "types", text: types };
  const [, intervention] = INTERVENTION_LINE.exec(line) ?? [];
  return intervention === undefined || isInterventionTaken ? null : { field: "intervention", text: intervention };
}
