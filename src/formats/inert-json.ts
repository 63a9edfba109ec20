import type { Json } from "#lib/json.ts";

/**
 * A value as JSON text that may stand inside a `<script type="application/json">` of a page: parsed, it is the same value again, and no text
 * in it can close the element or open another one (`</script>`, `<!--`, `<script`), nor end a line of script (U+2028, U+2029).
 * `<` and the two separators stand in JSON only within texts, where an escape means the same.
 */
export function toInertJson(value: Json): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
