import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { comparedStudy } from "../../../support/compared-study.ts";
import { pilotExam } from "../../../support/pilot-package.ts";
import { researcherApp } from "../../../support/researcher-app.tsx";

const PATH = "/compare/compared/models";
const itemIds = pilotExam().items.map((item) => item.id);
let store: WorkspaceStore;

beforeEach(async () => {
  store = await comparedStudy({ participantsByRank: [1, 0, 0], modelCount: 2, isGraded: false });
});

/** A file of one model's outputs by item. */
function runFile(outputs: Readonly<Record<string, string>>): File {
  return new File([JSON.stringify({ "new-model": outputs })], "new.json", { type: "application/json" });
}

async function heldModels(): Promise<readonly string[]> {
  const { collected = [] } = (await store.load("compared")) ?? {};
  return collected.flatMap(({ submission }) => (submission.source.kind === "model" ? [submission.source.model] : []));
}

describe("bringing in a model", () => {
  it("shows how every text was read, those in doubt in full, before anything is stored", async () => {
    const app = await researcherApp({ store, path: PATH });
    const [first = "", second = ""] = itemIds;
    await app.user.upload(screen.getByLabelText(/Model results \(JSON/), runFile({ [first]: "B", [second]: "Either A or C, it depends." }));
    const preview = within(await screen.findByRole("region", { name: /What the file holds/ }));
    expect(preview.getByText(`1 of ${itemIds.length} items read`)).toBeTruthy();
    expect(preview.getByText(new RegExp(`^${itemIds.length - 2} items have no output: ${itemIds[2]}`))).toBeTruthy();
    expect(preview.getByText("1 response to look at")).toBeTruthy();
    expect(preview.getByText("Either A or C, it depends.")).toBeTruthy();
    expect(await heldModels()).toHaveLength(2);
  });

  it("stores the models when they are accepted, and shows them among those held", async () => {
    const app = await researcherApp({ store, path: PATH });
    await app.user.upload(screen.getByLabelText(/Model results \(JSON/), runFile({ [itemIds[0] ?? ""]: "B" }));
    await app.user.click(await screen.findByRole("button", { name: "Take in 1 model" }));
    expect(await screen.findByText("1 model was taken in.")).toBeTruthy();
    expect(await heldModels()).toContain("new-model");
    expect(within(screen.getByRole("table", { name: "Models in this study" })).getByText("new-model")).toBeTruthy();
  });

  it("has nothing to take in when the same run comes again", async () => {
    const app = await researcherApp({ store, path: PATH });
    const file = runFile({ [itemIds[0] ?? ""]: "B" });
    await app.user.upload(screen.getByLabelText(/Model results \(JSON/), file);
    await app.user.click(await screen.findByRole("button", { name: "Take in 1 model" }));
    await screen.findByText("1 model was taken in.");
    await app.user.upload(screen.getByLabelText(/Model results \(JSON/), file);
    expect(await screen.findByRole("button", { name: "Nothing new to take in" })).toHaveProperty("disabled", true);
    expect(await heldModels()).toHaveLength(3);
  });

  it("refuses a file with an unknown item whole, and says where", async () => {
    const app = await researcherApp({ store, path: PATH });
    await app.user.upload(screen.getByLabelText(/Model results \(JSON/), runFile({ [itemIds[0] ?? ""]: "B", Z99: "A" }));
    const refusal = await screen.findByRole("alert");
    expect(refusal.textContent).toContain("Z99");
    expect(refusal.textContent).toContain("new.json");
    expect(await heldModels()).toHaveLength(2);
  });

  it("stores nothing of a file that is discarded", async () => {
    const app = await researcherApp({ store, path: PATH });
    await app.user.upload(screen.getByLabelText(/Model results \(JSON/), runFile({ [itemIds[0] ?? ""]: "B" }));
    await app.user.click(await screen.findByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("region", { name: /What the file holds/ })).toBeNull();
    expect(await heldModels()).toHaveLength(2);
  });
});

describe("the models held", () => {
  it("lose one only after it was asked for twice", async () => {
    const app = await researcherApp({ store, path: PATH });
    await app.user.click(screen.getByRole("button", { name: "Remove sim-model-1" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(await heldModels()).toHaveLength(2);
    await app.user.click(dialog.getByRole("button", { name: "Remove sim-model-1" }));
    expect(await screen.findByText("sim-model-1 was removed.")).toBeTruthy();
    expect(await heldModels()).toEqual(["sim-model-2"]);
  });
});
