/** Rows as lines with columns under each other: the first two to the left, the others (counts) to the right. Chinese characters take two places. */
export function toTextTable(rows: readonly (readonly string[])[]): readonly string[] {
  const columnCount = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columnCount }, (_, column) => Math.max(...rows.map((row) => widthOf(row[column] ?? ""))));
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const padding = " ".repeat((widths[column] ?? 0) - widthOf(cell));
        return column < 2 ? cell + padding : padding + cell;
      })
      .join("  ")
      .trimEnd(),
  );
}

function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + (/[\u1100-\u115f\u2e80-\uffdc]/.test(character) ? 2 : 1), 0);
}
