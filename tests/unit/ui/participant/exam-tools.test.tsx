import { commitGrants, createGrantCodes } from "#domain/study/create-codes.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DEFAULT_POLICY, type Study } from "#domain/study/study.ts";
import type { SittingFact } from "#domain/sitting/sitting-event.ts";
import { createRng } from "#lib/rng.ts";
import { participantApp, type ParticipantApp } from "../../../support/participant-app.tsx";

const GRANTS = [{ kind: "extra", extraMs: 600_000, share: null }, { kind: "unlock" }] as const;
const CODES = createGrantCodes([{ participantCode: "P7K3-Q8", grants: GRANTS }], createRng("page"));
const BOOK = { grantSalt: "salt", grants: commitGrants(CODES, "salt") };
const codeOf = (kind: "extra" | "unlock") => CODES.find(({ grant }) => grant.kind === kind)?.code ?? "";

describe("the calculator", () => {
  it("opens by its key from a text field, records what it works out, and gives the focus back", async () => {
    const { app, sittingId } = await atItem(4);
    const field = screen.getByRole("textbox", { name: "Intervention" });
    await app.user.click(field);
    fireEvent.keyDown(field, { key: "c", code: "KeyC", altKey: true });
    const panel = screen.getByRole("region", { name: "Calculator" });
    const sum = within(panel).getByRole("textbox", { name: "Calculation" });
    expect(document.activeElement).toBe(sum);
    await app.user.type(sum, "2÷3{Enter}");
    expect(within(panel).getByText("≈ 0.6666666667")).toBeDefined();
    await app.user.clear(sum);
    await app.user.click(within(panel).getByRole("button", { name: "7" }));
    await app.user.click(within(panel).getByRole("button", { name: "÷" }));
    await app.user.click(within(panel).getByRole("button", { name: "0" }));
    await app.user.click(within(panel).getAllByRole("button", { name: "Work out" })[0] ?? panel);
    expect(within(panel).getByText(/no result/)).toBeDefined();
    await app.user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Calculator" })).toBeNull();
    expect(await recorded(app, sittingId, ["tool", "calculated"])).toEqual([
      { type: "tool", tool: "calculator", isOpen: true },
      { type: "calculated", expression: "2÷3", result: "0.6666666667" },
      { type: "tool", tool: "calculator", isOpen: false },
    ]);
  });

  it("checks a dose with the numbers of the prescription", async () => {
    const { app, sittingId } = await atItem(4);
    fireEvent.keyDown(document.body, { key: "c", code: "KeyC", altKey: true });
    const panel = screen.getByRole("region", { name: "Calculator" });
    await app.user.type(within(panel).getByLabelText("mg/kg a dose"), "15");
    await app.user.type(within(panel).getByLabelText("Weight, kg"), "12.5");
    await app.user.type(within(panel).getByLabelText("Doses a day"), "3{Enter}");
    expect(within(panel).getByText("A dose: 187.5 mg")).toBeDefined();
    expect(within(panel).getByText("A day: 562.5 mg")).toBeDefined();
    await app.user.selectOptions(within(panel).getByRole("combobox", { name: "What to check" }), "surface");
    await app.user.type(within(panel).getByLabelText("Height, cm"), "100{Enter}");
    expect(within(panel).getByText("Body surface: 0.589 m² (Mosteller)")).toBeDefined();
    expect(await recorded(app, sittingId, ["calculated"])).toHaveLength(3);
  });

  it("leaves single keys pressed in it to itself", async () => {
    const { app } = await atItem(1);
    fireEvent.keyDown(document.body, { key: "c", code: "KeyC", altKey: true });
    screen.getByRole("button", { name: "7" }).focus();
    await app.user.keyboard("b");
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
  });
});

describe("the scratch pad", () => {
  it("keeps what is typed through a reload", async () => {
    const { app, sittingId } = await atItem(1);
    fireEvent.keyDown(document.body, { key: "s", code: "KeyS", altKey: true });
    await app.user.type(screen.getByRole("textbox", { name: "Notes" }), "剂量 5 mg/kg");
    await app.user.keyboard("{Escape}");
    expect(await recorded(app, sittingId, ["scratched"])).toContainEqual({ type: "scratched", text: "剂量 5 mg/kg" });
    fireEvent.keyDown(document.body, { key: "s", code: "KeyS", altKey: true });
    expect(screen.getByRole("textbox", { name: "Notes" })).toHaveProperty("value", "剂量 5 mg/kg");
  });

  it("does not close on an Escape that an input method uses", async () => {
    await atItem(1);
    fireEvent.keyDown(document.body, { key: "s", code: "KeyS", altKey: true });
    fireEvent.keyDown(screen.getByRole("textbox", { name: "Notes" }), { key: "Escape", keyCode: 229 });
    expect(screen.getByRole("region", { name: "Scratch pad" })).toBeDefined();
  });
});

it("offers only what the study allows", async () => {
  const { app } = await atItem(1, { policy: { ...DEFAULT_POLICY, calculator: false, scratchPad: false } });
  fireEvent.keyDown(document.body, { key: "c", code: "KeyC", altKey: true });
  fireEvent.keyDown(document.body, { key: "s", code: "KeyS", altKey: true });
  expect(screen.queryByRole("region", { name: "Calculator" })).toBeNull();
  expect(screen.queryByRole("region", { name: "Scratch pad" })).toBeNull();
  await app.user.click(screen.getByRole("button", { name: "Tools" }));
  expect(screen.queryByRole("button", { name: /^Calculator/ })).toBeNull();
});

describe("the coordinator's code", () => {
  it("says what became of it: missing, unknown, granted with its minutes, used, not locked", async () => {
    const { app } = await atItem(1, BOOK);
    await app.user.click(screen.getByRole("button", { name: "Code from the coordinator" }));
    const dialog = screen.getByRole("dialog");
    const [field, enter] = [
      within(dialog).getByRole("textbox", { name: "Code" }),
      within(dialog).getByRole("button", { name: "Enter the code" }),
    ];
    const says = (words: RegExp) => expect(within(dialog).getByRole("alert").textContent).toMatch(words);
    await app.user.click(enter);
    says(/choose what it is for/);
    await app.user.click(within(dialog).getByRole("radio", { name: "An interruption in the room" }));
    for (const [code, words] of [
      ["AAAAA-AAAAA", /no code for you/],
      [codeOf("extra").toLowerCase().replace("-", " "), /10 minutes added/],
      [codeOf("extra"), /used before/],
      [codeOf("unlock"), /not used up/],
    ] as const) {
      await app.user.clear(field);
      await app.user.type(field, code);
      await app.user.click(enter);
      says(words);
    }
    expect(screen.getByRole("timer").textContent).toBe("2:09 left");
  });
});

describe("high contrast", () => {
  it("is switched in the menu and kept", async () => {
    const { app } = await atItem(1);
    await app.user.click(screen.getByRole("button", { name: "High contrast" }));
    expect(document.documentElement.dataset["contrast"]).toBe("high");
    expect(localStorage.getItem("rxbaseline.contrast")).toBe("high");
    await app.user.click(screen.getByRole("button", { name: "Normal contrast" }));
    expect(document.documentElement.dataset["contrast"]).toBeUndefined();
  });
});

describe("what comes from outside", () => {
  it("is refused when pasted or dropped, told and recorded", async () => {
    const { app, sittingId } = await atItem(4);
    const field = screen.getByRole("textbox", { name: "Intervention" });
    const data = { getData: () => "from the internet", files: [], types: ["text/plain"] };
    expect(fireEvent.paste(field, { clipboardData: data })).toBe(false);
    expect(screen.getByText(/Not pasted/)).toBeDefined();
    expect(fireEvent.drop(field, { dataTransfer: data })).toBe(false);
    expect(screen.getByText(/Not dropped/)).toBeDefined();
    await app.user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText(/Not dropped/)).toBeNull();
    expect(await recorded(app, sittingId, ["refused"])).toEqual([
      { type: "refused", act: "paste", itemId: "c1", length: 17 },
      { type: "refused", act: "drop", itemId: "c1", length: 17 },
    ]);
  });

  it("is told apart from what was copied here", async () => {
    const { app } = await atItem(4);
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Intervention" });
    await app.user.type(field, "my own words");
    field.setSelectionRange(3, 6);
    fireEvent.copy(field);
    await app.user.clear(field);
    const paste = (text: string) => fireEvent.paste(field, { clipboardData: { getData: () => text, files: [] } });
    expect(paste("own")).toBe(true);
    expect(paste("words")).toBe(false);
  });
});

async function atItem(number: number, study: Partial<Study> = {}) {
  const app = await participantApp({ study });
  const sittingId = await app.start();
  await app.open(`/sit/${sittingId}/item/${number}`);
  return { app, sittingId };
}

/** The facts of some kinds in the store, once everything given is there. */
async function recorded(app: ParticipantApp, sittingId: string, types: readonly SittingFact["type"][]): Promise<readonly SittingFact[]> {
  await app.pass(2_500);
  await waitFor(async () => expect((await app.store.load(sittingId))?.events.length).toBeGreaterThan(1));
  const stored = await app.store.load(sittingId);
  return (stored?.events ?? []).map(({ fact }) => fact).filter(({ type }) => types.includes(type));
}
