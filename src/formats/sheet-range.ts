import { toCellAddress } from "#lib/cell-address.ts";

/** A cell by its 0-based row and column. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

/** A spreadsheet range from its inclusive corners: `B2:C9`. */
export function toRange(from: CellPosition, to: CellPosition): string {
  return `${toCellAddress(from.row, from.column)}:${toCellAddress(to.row, to.column)}`;
}
