const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
/** Below this the seconds are shown. */
const SECONDS_SHOWN_BELOW_MS = 10 * SECONDS_PER_MINUTE * MS_PER_SECOND;

/** Time left as `1:42` (hours and minutes), below ten minutes as `0:09:59`, so that the two are never taken for each other. */
export function clockText(remainingMs: number): string {
  const seconds = Math.floor(remainingMs / MS_PER_SECOND);
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const hoursAndMinutes = `${Math.floor(minutes / MINUTES_PER_HOUR)}:${twoDigits(minutes % MINUTES_PER_HOUR)}`;
  return remainingMs >= SECONDS_SHOWN_BELOW_MS ? hoursAndMinutes : `${hoursAndMinutes}:${twoDigits(seconds % SECONDS_PER_MINUTE)}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
