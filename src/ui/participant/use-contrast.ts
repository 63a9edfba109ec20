import { useEffect } from "react";
import { createPreference, usePreference } from "#ui/hooks/preference.ts";

const preference = createPreference<"normal" | "high">("contrast", (stored) => (stored === "high" ? "high" : "normal"));

/** Whether the exam is shown in high contrast, and the way to change it. */
export function useContrast(): { readonly isHigh: boolean; readonly toggle: () => void } {
  const isHigh = usePreference(preference) === "high";
  return { isHigh, toggle: () => preference.set(isHigh ? "normal" : "high") };
}

/** Shows the page in the chosen contrast while the component is on it. */
export function useAppliedContrast(): void {
  const { isHigh } = useContrast();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isHigh) dataset["contrast"] = "high";
    return () => {
      delete dataset["contrast"];
    };
  }, [isHigh]);
}
