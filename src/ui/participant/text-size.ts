import { useEffect } from "react";
import { createPreference, usePreference } from "#ui/hooks/preference.ts";

/** Steps of the exam's text size. */
export const TEXT_PERCENTS = ["90", "100", "110", "120", "130", "140", "150", "160"] as const;
/** One step, in per cent of the browser's own size. */
export type TextPercent = (typeof TEXT_PERCENTS)[number];

const preference = createPreference<TextPercent>("text-size", (stored) => TEXT_PERCENTS.find((step) => step === stored) ?? "100");

/** The exam's text size and the ways to change it; null at either end. */
export function useTextSize(): {
  readonly percent: TextPercent;
  readonly smaller: (() => void) | null;
  readonly larger: (() => void) | null;
} {
  const percent = usePreference(preference);
  const index = TEXT_PERCENTS.indexOf(percent);
  return { percent, smaller: stepTo(TEXT_PERCENTS[index - 1]), larger: stepTo(TEXT_PERCENTS[index + 1]) };
}

/** Applies the exam's text size to the page while the component is shown. */
export function useAppliedTextSize(): void {
  const percent = usePreference(preference);
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--text-scale", String(Number(percent) / 100));
    return () => {
      style.removeProperty("--text-scale");
    };
  }, [percent]);
}

function stepTo(step: TextPercent | undefined): (() => void) | null {
  return step === undefined ? null : () => preference.set(step);
}
