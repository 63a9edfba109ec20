import type { CellStyle } from "hucre";

/** plain: wrapped text; title; note: small and grey; header: bold on a tint; input: unlocked and tinted; warning: bold red. */
export type CellStyleName = "plain" | "title" | "note" | "header" | "input" | "warning";

const FONT = { name: "Arial", size: 10 };
const WRAPPED = { wrapText: true, vertical: "top" } as const;
const LINE = { style: "thin", color: { rgb: "BFC7CE" } } as const;
const BORDER = { top: LINE, right: LINE, bottom: LINE, left: LINE };

/** How each named style looks. Every font names its family and size: what a style leaves out would fall back to the program's own. */
export const CELL_STYLES: Readonly<Record<CellStyleName, CellStyle>> = {
  plain: { font: FONT, alignment: WRAPPED },
  title: { font: { ...FONT, size: 14, bold: true }, alignment: WRAPPED },
  note: { font: { ...FONT, size: 9, color: { rgb: "5B6670" } }, alignment: WRAPPED },
  header: { font: { ...FONT, bold: true }, fill: solid("E6EDF2"), border: BORDER, alignment: WRAPPED },
  input: {
    font: FONT,
    fill: solid("FFF8E1"),
    border: BORDER,
    alignment: { horizontal: "center", vertical: "top" },
    protection: { locked: false },
  },
  warning: { font: { ...FONT, bold: true, color: { rgb: "A61B1B" } }, alignment: WRAPPED },
};

/** The font of cells without a style. */
export const DEFAULT_FONT = FONT;

function solid(rgb: string): NonNullable<CellStyle["fill"]> {
  return { type: "pattern", pattern: "solid", fgColor: { rgb } };
}
