const MAX_ROW_POINTS = 409;
// CJK ideographs and full-width forms take the room of two Latin letters.
const WIDE = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/g;

/** Height in points that wrapped text needs in `widthCharacters` of a spreadsheet row; at most what a row can have (409). */
export function spreadRowHeight(text: string, widthCharacters: number, pointsPerLine: number): number {
  const lineCount = text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(displayWidth(line) / Math.max(1, widthCharacters))), 0);
  return Math.min(MAX_ROW_POINTS, lineCount * pointsPerLine + 2);
}

function displayWidth(line: string): number {
  return line.length + (line.match(WIDE)?.length ?? 0);
}
