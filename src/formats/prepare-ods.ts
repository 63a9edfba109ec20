import type { ArchiveFiles } from "#formats/unpack-archive.ts";

const MAX_REPEATED_CELLS = 1_000_000;
const ROW = /<table:table-row\b([^>]*)>(.*?)<\/table:table-row>/gs;
const FILLED_CELL = /<table:(?:covered-)?table-cell\b([^>]*\boffice:value-type=[^>]*)>/g;

/**
 * Makes an .ods file safe for the spreadsheet library; other files pass as they are. null when the file says in a few bytes that its
 * filled cells repeat more than a million times: the library would copy each. (Empty cells repeat that often in every file and cost
 * nothing.) `_xHHHH_` is escaped, since the library takes it for a character code, which it is not in this format.
 */
export function prepareOds(files: ArchiveFiles): ArchiveFiles | null {
  const content = files.get("content.xml");
  if (content === undefined) return files;
  const xml = new TextDecoder("utf-8").decode(content);
  if (repeatsTooOften(xml)) return null;
  const escaped = xml.replace(/_(?=[xX][0-9A-Fa-f]{4}_)/g, "_x005F_");
  return new Map([...files, ["content.xml", new TextEncoder().encode(escaped)]]);
}

function repeatsTooOften(xml: string): boolean {
  let cellCount = 0;
  for (const [, rowAttributes = "", row = ""] of xml.matchAll(ROW)) {
    for (const [, attributes = ""] of row.matchAll(FILLED_CELL)) {
      cellCount += repeats(rowAttributes, "rows") * repeats(attributes, "columns");
      if (cellCount > MAX_REPEATED_CELLS) return true;
    }
  }
  return false;
}

function repeats(attributes: string, direction: "rows" | "columns"): number {
  const found = new RegExp(`\\btable:number-${direction}-repeated="(\\d+)"`).exec(attributes);
  return Number(found?.[1] ?? 1);
}
