import { useCallback } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";

const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;

/** A function that says a length of time for a table's cell: seconds below two minutes, else minutes with one decimal. */
export function useShortDuration(): (ms: number) => string {
  const { t } = useTranslation("timeline");
  return useCallback(
    (ms) => {
      const seconds = ms / MS_PER_SECOND;
      if (seconds < 2 * SECONDS_PER_MINUTE) return t("seconds", { seconds: Math.round(seconds) });
      return t("minutes", { minutes: (seconds / SECONDS_PER_MINUTE).toFixed(1) });
    },
    [t],
  );
}

/** Exam time as `1:02:05`: hours, minutes, seconds. */
export function examTimeText(ms: number): string {
  const seconds = Math.floor(ms / MS_PER_SECOND);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${Math.floor(minutes / MINUTES_PER_HOUR)}:${two(minutes % MINUTES_PER_HOUR)}:${two(seconds % SECONDS_PER_MINUTE)}`;
}
