/** What a proctor writes down, in the order in which it is offered. */
export const PROCTOR_KINDS = ["fire-alarm", "power-cut", "machine-swap", "late-start", "illness", "rule-broken", "other"] as const;
/** One of the kinds. */
export type ProctorKind = (typeof PROCTOR_KINDS)[number];

/** One entry of a site's proctor log. */
export interface ProctorEntry {
  /** Random, unique. */
  readonly entryId: string;
  /** When it happened, UTC epoch ms. */
  readonly atMs: number;
  readonly site: string;
  readonly kind: ProctorKind;
  /** null where it concerned the whole room, or where the participant's data were erased. */
  readonly participantCode: string | null;
  /** Free text; may be empty. */
  readonly note: string;
  /** When it was written down, UTC epoch ms. */
  readonly writtenAtMs: number;
}
