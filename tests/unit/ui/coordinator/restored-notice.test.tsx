import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { addCoordinatorTexts } from "#ui/coordinator/coordinator-texts.ts";
import { RestoredNotice } from "#ui/coordinator/RestoredNotice.tsx";
import type { RestoredStudy } from "#workflows/restore-workspace.ts";

addCoordinatorTexts();

const UNCHANGED: RestoredStudy = {
  studyId: "s",
  title: { en: "The pilot", zh: "试点" },
  isNew: false,
  addedByTable: {},
  updatedByTable: {},
  erasedCodes: [],
};

function show(study: Partial<RestoredStudy>): readonly string[] {
  render(
    <MemoryRouter>
      <RestoredNotice restored={{ studies: [{ ...UNCHANGED, ...study }], otherCount: 0 }} />
    </MemoryRouter>,
  );
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
}

const NOTHING = "This machine held all of it already. Nothing was changed.";

describe("what is said of a file that was restored", () => {
  it("is that nothing was changed only where nothing was", () => {
    expect(show({})).toEqual([]);
    expect(screen.getByText(NOTHING)).toBeTruthy();
  });

  it.each([
    [{ erasedCodes: ["AAAA", "BBBB"] }, ["Erased here too, because the other machine had erased it: all data of AAAA, BBBB"]],
    [{ updatedByTable: { studies: 1 } }, ["The private key came with the file: submissions can be opened here now."]],
    [{ updatedByTable: { collected: 2 } }, ["Submissions changed, with their verdict, reasons or file: 2"]],
    [{ updatedByTable: { backups: 1 } }, ["Other records that were here brought up to date: 1"]],
    [{ addedByTable: { collected: 3, safeCopies: 1 } }, ["Submissions added: 3", "Other records added: 1"]],
    [{ isNew: true, addedByTable: { studies: 1, rounds: 2 } }, ["Grading workbooks added: 2"]],
  ])("names what was: %j", (study, lines) => {
    expect(show(study)).toEqual(lines);
    expect(screen.queryByText(NOTHING)).toBeNull();
  });
});
