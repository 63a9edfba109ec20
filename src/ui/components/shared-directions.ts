import type { PrescriptionLine } from "#domain/exam/exam.ts";

/** Route, frequency and duration that most lines of a sheet have in common. */
export interface Directions extends Pick<PrescriptionLine, "route" | "frequency" | "duration"> {
  /** Whether a line is among them. */
  readonly holdsFor: (line: PrescriptionLine) => boolean;
}

/** The directions that at least two lines and more than half of them share, or null: those are written once below a decoction. */
export function sharedDirections(lines: readonly PrescriptionLine[]): Directions | null {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(keyOf(line), (counts.get(keyOf(line)) ?? 0) + 1);
  const [key, count] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? ["", 0];
  const model = lines.find((line) => keyOf(line) === key);
  if (model === undefined || count < 2 || count * 2 <= lines.length) return null;
  return { route: model.route, frequency: model.frequency, duration: model.duration, holdsFor: (line) => keyOf(line) === key };
}

function keyOf({ route, frequency, duration }: PrescriptionLine): string {
  return JSON.stringify([route, frequency, duration]);
}
