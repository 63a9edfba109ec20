import { useTranslation } from "#ui/hooks/use-translation.ts";

const MS_PER_SECOND = 1000;
const MS_PER_MINUTE = 60 * MS_PER_SECOND;
const MINUTES_PER_HOUR = 60;

/** A function that says a length of time in words: `1 hour 30 minutes`; below a minute in seconds. Rounds to the nearest. */
export function useDurationText(): (durationMs: number) => string {
  const { t } = useTranslation("participant");
  return (durationMs) => {
    if (durationMs < MS_PER_MINUTE) return t("duration.seconds", { count: Math.round(durationMs / MS_PER_SECOND) });
    const total = Math.round(durationMs / MS_PER_MINUTE);
    const hours = Math.floor(total / MINUTES_PER_HOUR);
    const minutes = total % MINUTES_PER_HOUR;
    if (hours === 0) return t("duration.minutes", { count: minutes });
    if (minutes === 0) return t("duration.hours", { count: hours });
    return t("duration.both", { hours: t("duration.hours", { count: hours }), minutes: t("duration.minutes", { count: minutes }) });
  };
}
