/**
 * Breaks a label into at most two lines of `width` half-width units (a Chinese character counts two), at a space, hyphen, slash or
 * Chinese character where there is one, never at a no-break space; what still does not fit ends in "…". Never empty.
 */
export function wrapLabel(label: string, width: number): readonly string[] {
  if (unitsOf(label) <= width) return [label];
  const parts = label.match(/[^ \-/_\u2e80-\uffee]*(?:[ \-/_]+|[\u2e80-\uffee]|$)/gu) ?? [];
  let first = "";
  for (const part of parts) {
    if (unitsOf((first + part).trimEnd()) > width) break;
    first += part;
  }
  if (first === "") return [cut(label, width)];
  return [first.trimEnd(), cut(label.slice(first.length).trimStart(), width)];
}

/** Width of a text in half-width units. */
function unitsOf(text: string): number {
  return [...text].reduce((units, sign) => units + (/[\u2e80-\uffee]/u.test(sign) ? 2 : 1), 0);
}

function cut(text: string, width: number): string {
  if (unitsOf(text) <= width) return text;
  let kept = "";
  for (const sign of text) {
    if (unitsOf(kept + sign) > width - 1) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}
