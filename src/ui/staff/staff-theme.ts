import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from "@mantine/core";

// Every colour of the kit is one of the app's tokens, which already know light from dark: so the kit's light and dark palettes
// hold the same names, and its pages look like the exam's.
const ACCENT: MantineColorsTuple = [
  "var(--accent-soft)",
  "var(--accent-soft)",
  "var(--accent-soft)",
  "var(--accent)",
  "var(--accent)",
  "var(--accent)",
  "var(--accent)",
  "var(--accent-strong)",
  "var(--accent-strong)",
  "var(--accent-strong)",
];
const LIGHT_GREYS: MantineColorsTuple = [
  "var(--surface-sunken)",
  "var(--surface-sunken)",
  "var(--surface-sunken)",
  "var(--rule)",
  "var(--rule-strong)",
  "var(--ink-soft)",
  "var(--ink-soft)",
  "var(--ink)",
  "var(--ink)",
  "var(--ink)",
];
const DARK_GREYS: MantineColorsTuple = [
  "var(--ink)",
  "var(--ink)",
  "var(--ink-soft)",
  "var(--ink-soft)",
  "var(--rule-strong)",
  "var(--surface-sunken)",
  "var(--surface-raised)",
  "var(--surface)",
  "var(--surface-sunken)",
  "var(--surface-sunken)",
];
const BAD = Array.from({ length: 10 }, () => "var(--bad)") as unknown as MantineColorsTuple; // ten equal shades

/** The kit's theme for the staff's pages, made of the app's tokens. */
export const STAFF_THEME = createTheme({
  colors: { accent: ACCENT, gray: LIGHT_GREYS, dark: DARK_GREYS, red: BAD },
  primaryColor: "accent",
  primaryShade: { light: 6, dark: 6 },
  white: "var(--surface-raised)",
  black: "var(--ink)",
  fontFamily: "var(--font-body)",
  fontFamilyMonospace: "var(--font-mono)",
  fontSizes: { xs: "var(--text-small)", sm: "var(--text-table)", md: "var(--text-body)", lg: "var(--text-lead)", xl: "var(--text-title)" },
  lineHeights: { xs: "var(--leading)", sm: "var(--leading)", md: "var(--leading)", lg: "var(--leading)", xl: "var(--leading)" },
  spacing: { xs: "var(--space-1)", sm: "12px", md: "var(--space-2)", lg: "var(--space-3)", xl: "var(--space-4)" },
  radius: { xs: "2px", sm: "var(--radius)", md: "var(--radius)", lg: "var(--radius)", xl: "var(--radius)" },
  defaultRadius: "sm",
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  variantColorResolver: resolveVariant,
  components: {
    Button: {
      defaultProps: { variant: "default", size: "md" },
      // Words wrap rather than stick out of a narrow page.
      styles: {
        root: { fontWeight: 500, height: "auto", minHeight: "var(--button-height)", maxWidth: "100%" },
        label: { height: "auto", whiteSpace: "normal", overflow: "visible" }, // or letters that reach below the line are cut
      },
    },
    TextInput: { defaultProps: { size: "md" } },
    NativeSelect: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md" } },
    InputWrapper: { styles: { description: { lineHeight: "var(--leading)" } } },
    Progress: { defaultProps: { size: "sm" } },
  },
});

/** In the dark the kit writes its ink in white, which here is a paper; both appearances take the app's own ink. */
export const STAFF_VARIABLES: CSSVariablesResolver = () => {
  const ink = { "--mantine-color-default-color": "var(--ink)", "--mantine-color-bright": "var(--ink)" };
  return { variables: {}, light: ink, dark: ink };
};

/** A filled button of the accent carries the ink that is readable on it in either theme. */
function resolveVariant(input: Parameters<VariantColorsResolver>[0]): ReturnType<VariantColorsResolver> {
  if (input.variant !== "filled") return defaultVariantColorsResolver(input);
  const isBad = input.color === "red";
  return {
    background: isBad ? "var(--bad)" : "var(--accent)",
    hover: isBad ? "var(--bad)" : "var(--accent-strong)",
    color: isBad ? "var(--on-bad)" : "var(--on-accent)",
    border: "1px solid transparent",
  };
}
