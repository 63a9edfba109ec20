const two = (value: number): string => String(value).padStart(2, "0");

/** A moment as the browser's field for date and time takes it, such as `2026-03-09T14:03`: the machine's zone, whole minutes. */
export function toLocalMinute(atMs: number): string {
  const at = new Date(atMs);
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join("-");
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
