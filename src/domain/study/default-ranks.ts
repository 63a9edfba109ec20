import type { Rank } from "#domain/study/study.ts";

// Apart from the study, since exam machines know of no ranks.

/** The three ranks of the published study, junior first. */
export const DEFAULT_RANKS: readonly Rank[] = [
  { id: "pharmacist", title: { en: "Pharmacist", zh: "药师" } },
  { id: "senior", title: { en: "Senior pharmacist", zh: "主管药师" } },
  { id: "principal", title: { en: "Principal pharmacist", zh: "主任（副主任）药师" } },
];
