const INVISIBLE = /[\u200B-\u200D\u2060\uFEFF]/g;

/**
 * A copy of a text to look for letters and labels in: compatibility forms folded (full-width letters and punctuation), invisible
 * characters dropped, ends trimmed. Never stored: it would turn `m²` into `m2`.
 */
export function toNormalText(raw: string): string {
  return raw.normalize("NFKC").replace(INVISIBLE, "").trim();
}
