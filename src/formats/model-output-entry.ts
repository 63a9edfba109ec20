import type { Place } from "#lib/issue.ts";

/** One output as a file gave it: model and item as written, text verbatim, and where it stood. */
export interface ModelOutputEntry {
  readonly model: string;
  readonly modelPlace: Place;
  readonly itemId: string;
  readonly itemPlace: Place;
  readonly raw: string;
  readonly place: Place;
}
