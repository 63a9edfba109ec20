/** Wording all roles share. */
export const common = {
  appName: "RxBaseline",
  home: "Home",
  skipToContent: "Skip to the content",
  language: {
    label: "Language",
    en: "English",
    zh: "中文",
    missing: "The other language could not be fetched. Connect this machine and try again.",
  },
  theme: { label: "Appearance", system: "As the system", light: "Light", dark: "Dark" },
  action: {
    back: "Back",
    cancel: "Cancel",
    close: "Close",
    dismiss: "Dismiss",
    retry: "Try again",
    reload: "Reload the page",
  },
  state: { loading: "Loading…" },
  mark: {
    draft: "Draft, not clinically reviewed",
    simulated: "Simulated data",
  },
} as const;
