import { useComputedColorScheme } from "@mantine/core";
import type { FigureTheme } from "#figures/figure-palette.ts";

/** The appearance figures are drawn for: the page's. */
export function useFigureTheme(): FigureTheme {
  return useComputedColorScheme("light", { getInitialValueInEffect: false });
}
