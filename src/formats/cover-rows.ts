import { styled, type StyledCell } from "#formats/workbook-model.ts";
import type { WorkbookTexts } from "#formats/workbook-texts.ts";

/** What stands on top of a sheet. */
export interface Cover {
  readonly title: string;
  readonly simulated: boolean;
  /** The exam is a draft. */
  readonly draft: boolean;
  readonly notes: readonly string[];
}

/** The rows on top of a sheet, each a single cell to be spread: title, "simulated", "draft", notes; empty notes are left out. */
export function coverRows(cover: Cover, texts: Pick<WorkbookTexts, "simulated" | "draft">): readonly (readonly StyledCell[])[] {
  return [
    [styled("title", cover.title)],
    ...(cover.simulated ? [[styled("warning", texts.simulated)]] : []),
    ...(cover.draft ? [[styled("warning", texts.draft)]] : []),
    ...cover.notes.filter((note) => note !== "").map((note) => [styled("note", note)]),
  ];
}
