/** A score or share as every page and figure prints it: `0.941`. Three digits, as the published tables have. */
export function formatRatio(ratio: number): string {
  return ratio.toFixed(3);
}

/** An interval's bounds: `0.841–0.980`. */
export function formatInterval({ lower, upper }: { readonly lower: number; readonly upper: number }): string {
  return `${formatRatio(lower)}–${formatRatio(upper)}`;
}
