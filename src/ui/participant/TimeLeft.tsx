import { useTranslation } from "#ui/hooks/use-translation.ts";
import { createPreference, usePreference } from "#ui/hooks/preference.ts";
import { clockText } from "#ui/participant/clock-text.ts";
import { useSitting } from "#ui/participant/sitting-context.ts";
import styles from "./TimeLeft.module.css";

const LAST_MINUTES_MS = 5 * 60 * 1000;

const preference = createPreference<"shown" | "hidden">("timer", (stored) => (stored === "hidden" ? "hidden" : "shown"));

/** The time left, with room kept for its longest form. Hidden or not, the notices at 60, 30, 15, 5 and 1 minutes come all the same. */
export function TimeLeft() {
  const { t } = useTranslation("participant");
  const isShown = usePreference(preference) === "shown";
  const time = useSitting((state) => clockText(state.remainingMs));
  const isLast = useSitting((state) => state.remainingMs < LAST_MINUTES_MS);
  return (
    <span role="timer" aria-live="off" className={styles.left} data-last={isLast && isShown}>
      {isShown ? t("bar.left", { time }) : t("bar.timeHidden")}
    </span>
  );
}

/** Hides or shows the time. */
export function TimeToggle() {
  const { t } = useTranslation("participant");
  const isShown = usePreference(preference) === "shown";
  return (
    <button type="button" className={`action plain ${styles.toggle}`} onClick={() => preference.set(isShown ? "hidden" : "shown")}>
      {isShown ? t("bar.hideTime") : t("bar.showTime")}
    </button>
  );
}
