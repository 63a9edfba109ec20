import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { EMPTY_SETUP } from "#domain/study/study-setup.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import type { SetupDraft, WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { coordinatorApp } from "../../../support/coordinator-app.tsx";

const PERSON = { code: null, name: "S1", site: "North", rankId: "rank-4", specialty: null, years: null, degree: null, extraShare: 0 };
const FOURTH = { id: "rank-4", title: { en: "Fourth", zh: "第四级" } };
const DRAFT: SetupDraft = {
  draftId: "d",
  changedAtMs: 1,
  setup: { ...EMPTY_SETUP, title: { en: "Spring", zh: "春季" }, people: [PERSON], ranks: [...EMPTY_SETUP.ranks, FOURTH] },
  exam: null,
};

/** A machine on which a set-up was begun. */
async function begun(): Promise<WorkspaceStore> {
  const store = createMemoryWorkspaceStore();
  await store.saveDraft(DRAFT);
  return store;
}

const refusing = () => Promise.reject(new Error("denied"));

describe("a set-up that was begun", () => {
  it("is discarded only after the loss was named and confirmed", async () => {
    const store = await begun();
    const { user } = await coordinatorApp({ path: "/study", store });
    const discard = await screen.findByRole("button", { name: "Discard Spring" });
    await user.click(discard);
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/^Spring: everything entered so far goes, with 1 person on the list/)).toBeTruthy();
    await user.click(dialog.getByRole("button", { name: "Keep it" }));
    expect(await store.listDrafts()).toHaveLength(1);
    await user.click(discard);
    await user.click(screen.getByRole("button", { name: "Discard the set-up" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Discard Spring" })).toBeNull());
    expect(await store.listDrafts()).toEqual([]);
  });

  it("says in words of its own that it could not be discarded, or begun", async () => {
    const store = { ...(await begun()), removeDraft: refusing, saveDraft: refusing };
    const { user } = await coordinatorApp({ path: "/study", store });
    await user.click(await screen.findByRole("button", { name: "Discard Spring" }));
    await user.click(screen.getByRole("button", { name: "Discard the set-up" }));
    expect(await within(screen.getByRole("dialog")).findByText(/^The set-up could not be discarded/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep it" }));
    await user.click(screen.getByRole("button", { name: "Set up a new study" }));
    expect(await screen.findByText(/^No set-up was begun/)).toBeTruthy();
  });

  it("does not call kept what could not be stored", async () => {
    const store = { ...(await begun()), saveDraft: refusing };
    await coordinatorApp({ path: "/study/setup/d/people", store });
    expect(await screen.findByText("Kept on this machine")).toBeTruthy();
    fireEvent.change(screen.getByLabelText("Rank 1, English"), { target: { value: "Junior" } });
    expect(await screen.findByText(/^What you entered could not be stored/)).toBeTruthy();
    expect(screen.queryByText("Kept on this machine")).toBeNull();
  });

  it("puts nobody of a removed rank into a new one", async () => {
    const store = await begun();
    const { user } = await coordinatorApp({ path: "/study/setup/d/people", store });
    await user.click(await screen.findByRole("button", { name: "Remove rank 4" }));
    await user.click(screen.getByRole("button", { name: "Add a rank" }));
    await waitFor(async () => expect((await store.loadDraft("d"))?.setup.ranks.map(({ id }) => id).slice(3)).toEqual(["rank-5"]));
  });
});
