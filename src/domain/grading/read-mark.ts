/** What a grade cell says: hit, not hit, nothing yet, or something that cannot be read. */
export type Mark = "hit" | "miss" | "empty" | "unreadable";

const HIT = new Set(["1", "yes", "y", "true", "t", "√", "✓", "✔", "☑", "是", "对", "有", "○"]);
const MISS = new Set(["0", "no", "n", "false", "f", "×", "✗", "✘", "x", "☒", "否", "错", "无"]);

/** Reads a grade cell: `1 0 yes no y n true false √ ✓ × ✗ 是 否 对 错`, in any case, full-width too. Nothing else is guessed at. */
export function readMark(cell: string): Mark {
  const text = cell
    .normalize("NFKC")
    .replace(/[\s\u200B-\u200D\uFE0E\uFE0F\uFEFF]/g, "")
    .toLowerCase();
  if (text === "") return "empty";
  if (HIT.has(text)) return "hit";
  return MISS.has(text) ? "miss" : "unreadable";
}
