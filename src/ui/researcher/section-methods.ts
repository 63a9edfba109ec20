import type { IntervalMethod } from "#domain/comparison/comparison.ts";
import type { StandingRow } from "#ui/researcher/section-standings.ts";

/** One way of making intervals, and for whom it was used. */
export interface MethodUse {
  readonly method: IntervalMethod;
  /** Names of the contenders, each once, in table order. */
  readonly labels: readonly string[];
}

/** The interval methods that occur in a section, in the order they are first used. An estimate without a value has none. */
export function sectionMethods(rows: readonly StandingRow[]): readonly MethodUse[] {
  const labelsByMethod = new Map<IntervalMethod, Set<string>>();
  for (const { label, estimates } of rows) {
    for (const { method, value } of estimates) {
      if (typeof value === "string") continue;
      labelsByMethod.set(method, (labelsByMethod.get(method) ?? new Set()).add(label));
    }
  }
  return [...labelsByMethod].map(([method, labels]) => ({ method, labels: [...labels] }));
}
