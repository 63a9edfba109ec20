import { createPreference, usePreference } from "#ui/hooks/preference.ts";

/** What a user may choose. */
export const THEMES = ["system", "light", "dark"] as const;
/** One of the choices. */
export type Theme = (typeof THEMES)[number];

const preference = createPreference<Theme>("theme", (stored) => THEMES.find((theme) => theme === stored) ?? "system");

/** The chosen theme and the way to change it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [usePreference(preference), setTheme];
}

/** Puts the remembered theme on the page; call once before the first render. */
export function applyPreferredTheme(): void {
  applyTheme(preference.get());
}

function setTheme(theme: Theme): void {
  preference.set(theme);
  applyTheme(theme);
}

function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
