import { read, utils, write, type WorkBook } from "xlsx";

/** Text to be put into one cell, as somebody would type it. */
export interface FilledCell {
  readonly sheet: string;
  /** Address such as `D7`. */
  readonly cell: string;
  readonly text: string;
}

/** Put in place of the time of saving, so that the same cells give the same bytes. */
const NO_TIME = new Date(Date.UTC(2000, 0, 1));

/**
 * A copy of one of our workbooks with cells filled in and saved by another program's writer than ours: what comes back from a virtual
 * grader. Styles and drop-downs do not survive; texts, sheets and hidden sheets do. @throws RangeError for a sheet it does not have.
 */
export function fillCells(workbook: Uint8Array, cells: readonly FilledCell[]): Uint8Array {
  const book: WorkBook = read(workbook, { type: "array" });
  for (const { sheet, cell, text } of cells) {
    const target = book.Sheets[sheet];
    if (target === undefined) throw new RangeError(`fillCells requires a sheet of the workbook, got ${sheet}`);
    utils.sheet_add_aoa(target, [[text]], { origin: cell });
  }
  book.Props = { ...book.Props, ModifiedDate: NO_TIME, CreatedDate: NO_TIME };
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx", bookSST: true, compression: true }) as ArrayBuffer); // "array" gives an ArrayBuffer
}
