import { useEffect, useEffectEvent } from "react";
import { createPreference, usePreference } from "#ui/hooks/preference.ts";
import { shortcutOf, type Shortcut } from "#ui/participant/shortcuts.ts";

/** Whether single letters act; some input devices and speech programs need them off. */
const singleKeysPreference = createPreference<"on" | "off">("single-keys", (stored) => (stored === "off" ? "off" : "on"));

/** Whether single letters act, and the way to change it. */
export function useSingleKeys(): readonly ["on" | "off", (value: "on" | "off") => void] {
  return [usePreference(singleKeysPreference), singleKeysPreference.set];
}

/** Acts on the page's shortcuts while the component is shown. `letters`: options that can be chosen now. */
export function useShortcuts(letters: readonly string[], act: (shortcut: Shortcut) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector("dialog[open]") !== null) return;
    const shortcut = shortcutOf(event, { letters, singleKeys: singleKeysPreference.get() === "on" });
    if (shortcut === null) return;
    event.preventDefault();
    if (!event.repeat) act(shortcut);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
