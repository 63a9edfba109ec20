import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { participantApp } from "../../../support/participant-app.tsx";

describe("the review page", () => {
  it("counts what would be handed in and what is open", async () => {
    await atReview();
    expect(screen.getByRole("button", { name: /^Hand in/ }).textContent).toBe(
      "Hand in 2 responses (1 half-answered, 1 not answered, 2 not seen)",
    );
  });

  it("says of each item what it lacks", async () => {
    await atReview();
    const row = screen.getByRole("link", { name: "Item 4" }).closest("tr");
    expect(row?.textContent).toMatch(/Half-answered.*Intervention missing/);
  });

  it("lists only what is open, or only what is flagged", async () => {
    const { app } = await atReview();
    await app.user.click(screen.getByRole("radio", { name: /Open only 4/ }));
    expect(screen.queryByRole("link", { name: "Item 1" })).toBeNull();
    await app.user.click(screen.getByRole("radio", { name: /Flagged only 1/ }));
    expect(screen.getAllByRole("link", { name: /^Item/ }).map((link) => link.textContent)).toEqual(["Item 2"]);
  });

  it("names every open item in the last question, and takes no for an answer", async () => {
    const { app, address } = await atReview();
    await app.user.click(screen.getByRole("button", { name: /^Hand in/ }));
    const dialog = screen.getByRole("dialog", { name: "Hand in now?" });
    expect(dialog.textContent).toMatch(/Half-answered4Not answered2Not seen3, 5Flagged2/);
    await app.user.click(within(dialog).getByRole("button", { name: "Keep working" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(address()).toMatch(/review$/);
  });

  it("hands in, shows the receipt and saves the file", async () => {
    const { app, address } = await atReview();
    await handIn(app);
    await screen.findByRole("heading", { name: "Handed in" });
    expect(address()).toMatch(/receipt$/);
    await app.user.click(screen.getByRole("button", { name: "Save the file" }));
    expect(app.saved.map(({ name }) => name)).toEqual([expect.stringMatching(/\.rxsub$/)]);
  });

  it("gives the button back when handing in fails, and works the second time", async () => {
    const { app } = await atReview();
    app.store.always = "refused";
    await handIn(app);
    for (let seconds = 0; seconds < 60 && screen.queryByText(/were not handed in/) === null; seconds += 1) await app.pass(1_000);
    expect(screen.getByText(/were not handed in/)).toBeDefined();
    app.store.always = null;
    await handIn(app);
    await screen.findByRole("heading", { name: "Handed in" });
  });

  it("leads back to the exam from a receipt that does not exist yet", async () => {
    const app = await participantApp();
    await app.open(`/sit/${await app.start()}/receipt`);
    expect(screen.getByRole("link", { name: "Go on with the exam" }).getAttribute("href")).toMatch(/item\/1$/);
  });
});

describe("a sitting that was handed in", () => {
  it("shows the same receipt again and keeps its items closed", async () => {
    const { app, sittingId } = await atReview();
    await handIn(app);
    const receipt = await receiptCode();
    const address = await app.open(`/sit/${sittingId}/item/1`);
    expect(address()).toMatch(/receipt$/);
    expect(await receiptCode()).toBe(receipt);
  });
});

async function receiptCode(): Promise<string | null | undefined> {
  const labels = await screen.findAllByText("Receipt code");
  return labels.at(-1)?.nextElementSibling?.textContent;
}

async function handIn(app: Awaited<ReturnType<typeof participantApp>>): Promise<void> {
  await app.user.click(screen.getByRole("button", { name: /^Hand in \d/ }));
  await app.user.click(screen.getByRole("button", { name: "Hand in" }));
}

/** Item 1 answered, 2 seen and flagged, 4 half-answered, 3 and 5 never seen. */
async function atReview() {
  const app = await participantApp();
  const sittingId = await app.start();
  const address = await app.open(`/sit/${sittingId}/item/1`);
  await app.user.keyboard("b{Alt>}{ArrowRight}{/Alt}f");
  await app.user.click(screen.getByRole("link", { name: /^Item 4/ }));
  await app.user.click(screen.getByRole("checkbox", { name: "Off-label Use" }));
  await app.user.keyboard("r");
  await screen.findByRole("heading", { name: "Review and hand in" });
  return { app, sittingId, address };
}
