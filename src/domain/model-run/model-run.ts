/** One model's outputs for one exam, as its file gave them. */
export interface ModelRun {
  /** Name as written in the file, trimmed; never blank. */
  readonly model: string;
  readonly fileName: string;
  /** At most one an item, every item known to the exam; items without one are missing. */
  readonly outputs: readonly ModelOutput[];
}

/** What a model gave for one item, verbatim. */
export interface ModelOutput {
  readonly itemId: string;
  readonly raw: string;
}
