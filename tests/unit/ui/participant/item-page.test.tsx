import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { participantApp } from "../../../support/participant-app.tsx";

describe("a choice item", () => {
  it("stores the option that is clicked, and says saved", async () => {
    const { app } = await atItem(1);
    await app.user.click(screen.getByRole("radio", { name: /option 1/ }));
    await screen.findByText(/^Saved \d\d:\d\d:\d\d$/);
    expect(screen.getByRole("radio", { name: /option 1/ })).toHaveProperty("checked", true);
  });

  it("chooses by letter when no text field has the focus", async () => {
    const { app } = await atItem(1);
    await app.user.keyboard("c");
    expect(screen.getByRole("radio", { name: /option 2/ })).toHaveProperty("checked", true);
  });

  it("ignores a letter that belongs to a composition", async () => {
    await atItem(1);
    fireEvent.keyDown(document.body, { key: "c", keyCode: 229 });
    fireEvent.keyDown(document.body, { key: "c", isComposing: true });
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
  });

  it("takes several options on a multiple-choice item and clears them all", async () => {
    const { app } = await atItem(3);
    await app.user.keyboard("d");
    await app.user.click(screen.getByRole("checkbox", { name: /option 0/ }));
    expect(screen.getAllByRole("checkbox", { checked: true })).toHaveLength(2);
    await app.user.click(screen.getByRole("button", { name: "Clear the choice" }));
    expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  });

  it("does not choose an option out of sight by arrow key", async () => {
    const { app } = await atItem(1);
    await app.user.click(screen.getByRole("radio", { name: /option 0/ }));
    const allowed = fireEvent.keyDown(screen.getByRole("radio", { name: /option 0/ }), { key: "ArrowDown" });
    expect(allowed).toBe(false);
    document.elementFromPoint = (_x, y) => document.querySelectorAll("label")[y] ?? null;
    document.querySelectorAll("label").forEach((label, index) => {
      const input = label.querySelector("input");
      if (input !== null) input.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: index, width: 0, height: 0 });
    });
    expect(fireEvent.keyDown(screen.getByRole("radio", { name: /option 0/ }), { key: "ArrowDown" })).toBe(true);
  });
});

describe("a short answer", () => {
  it("sets error types aside for no problem and brings them back", async () => {
    const { app } = await atItem(4);
    await app.user.click(screen.getByRole("checkbox", { name: "Therapeutic Duplication" }));
    await app.user.click(screen.getByRole("checkbox", { name: "No problem" }));
    expect(checkedNames()).toEqual(["No problem"]);
    expect(screen.getByText(/1 error type set aside/)).toBeDefined();
    await app.user.click(screen.getByRole("checkbox", { name: "No problem" }));
    expect(checkedNames()).toEqual(["Therapeutic Duplication"]);
  });

  it("unticks no problem when an error type is chosen", async () => {
    const { app } = await atItem(4);
    await app.user.click(screen.getByRole("checkbox", { name: "No problem" }));
    await app.user.click(screen.getByRole("checkbox", { name: "Off-label Use" }));
    expect(checkedNames()).toEqual(["Off-label Use"]);
  });

  it("shows the definition of the error type that has the focus", async () => {
    const { app } = await atItem(4);
    await app.user.click(screen.getByRole("checkbox", { name: "Unwarranted Indication" }));
    const definition = /The drug does not fit the diagnosis/;
    expect(screen.getAllByText(definition).some((element) => element.getAttribute("aria-hidden") === "true")).toBe(true);
    const described = screen.getByRole("checkbox", { name: "Unwarranted Indication" }).getAttribute("aria-describedby");
    expect(document.getElementById(described ?? "")?.textContent).toMatch(definition);
  });

  it("keeps letters in the text field and stores the text when it is left", async () => {
    const { app, address } = await atItem(4);
    await app.user.type(screen.getByRole("textbox", { name: "Intervention" }), "far too much, ask");
    expect(address()).toMatch(/item\/4$/);
    await app.user.click(screen.getByRole("link", { name: "Next" }));
    await screen.findByRole("heading", { name: "Item 5 of 5" });
    await app.user.click(screen.getByRole("link", { name: "Previous" }));
    const field = await screen.findByRole("textbox", { name: "Intervention" });
    expect(field).toHaveProperty("value", "far too much, ask");
  });

  it("leaves what is being composed to the browser", async () => {
    await atItem(4);
    const field = screen.getByRole("textbox", { name: "Intervention" });
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: "ting" }, isComposing: true });
    fireEvent.input(field, { target: { value: "停" }, isComposing: true });
    fireEvent.compositionEnd(field, { data: "停" });
    fireEvent.blur(field);
    await screen.findByText(/^Saved/);
    expect(field).toHaveProperty("value", "停");
  });

  it("turns every help of the browser off", async () => {
    await atItem(4);
    const field = screen.getByRole("textbox", { name: "Intervention" });
    const attributes = ["spellcheck", "autocomplete", "autocorrect", "writingsuggestions", "translate"].map((name) =>
      field.getAttribute(name),
    );
    expect(attributes).toEqual(["false", "off", "off", "false", "no"]);
  });
});

describe("the frame", () => {
  it("gives the focus to the heading of the item that comes on screen", async () => {
    const { app, address } = await atItem(1);
    await app.user.keyboard("{Alt>}{ArrowRight}{/Alt}");
    expect(address()).toMatch(/item\/2$/);
    expect(document.activeElement?.textContent).toBe("Item 2 of 5");
    await app.user.keyboard("{Alt>}{ArrowLeft}{/Alt}");
    expect(document.activeElement?.textContent).toBe("Item 1 of 5");
  });

  it("names each item's state in the navigator, flags included", async () => {
    const { app } = await atItem(1);
    await app.user.keyboard("af");
    await app.user.click(screen.getByRole("link", { name: "Next" }));
    const names = within(screen.getByRole("navigation", { name: "Items" }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("aria-label"));
    expect(names).toEqual([
      "Item 1: Answered, flagged",
      "Item 2: Not answered",
      "Item 3: Not seen",
      "Item 4: Not seen",
      "Item 5: Not seen",
    ]);
  });

  it("says that there is no such item", async () => {
    await atItem(77);
    expect(screen.getByRole("heading", { name: "There is no item 77" })).toBeDefined();
  });

  it("says that a sitting is not on this machine", async () => {
    const app = await participantApp();
    await app.open("/sit/elsewhere/item/1");
    expect(screen.getByRole("heading", { name: "This sitting is not on this machine" })).toBeDefined();
  });

  it("switches the language in place", async () => {
    const { app } = await atItem(1);
    await app.user.click(screen.getByRole("button", { name: "中文" }));
    expect(screen.getByRole("heading", { name: "第 1 题，共 5 题" })).toBeDefined();
    expect(document.documentElement.lang).toBe("zh-CN");
  });

  it("shows and keeps failing to save until it is stored", async () => {
    const { app } = await atItem(1);
    app.store.always = "refused";
    await app.user.keyboard("a");
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/Not saved — trying again/));
    expect(screen.queryByText(/^Saved/)).toBeNull();
  });

  it("explains the keys, and lets single letters be switched off", async () => {
    const { app } = await atItem(1);
    await app.user.keyboard("?");
    await app.user.click(screen.getByRole("radio", { name: "Off" }));
    await app.user.click(screen.getByRole("button", { name: "Close" }));
    await app.user.keyboard("a");
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
    await app.user.click(screen.getByRole("button", { name: "Help" }));
    await app.user.click(screen.getByRole("radio", { name: "On" }));
    await app.user.click(screen.getByRole("button", { name: "Close" }));
    await app.user.keyboard("a");
    expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(1);
  });
});

describe("a second tab", () => {
  it("can only read until it takes over", async () => {
    const app = await participantApp();
    const sittingId = await app.start();
    const other = await app.holdElsewhere(sittingId);
    await app.open(`/sit/${sittingId}/item/1`);
    expect(screen.getByRole("alert").textContent).toMatch(/open in another tab/);
    await app.user.keyboard("a");
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
    await app.user.click(screen.getByRole("button", { name: "Take over here" }));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(""));
    expect(other.isLost).toBe(true);
    await app.user.keyboard("a");
    expect(screen.getAllByRole("radio", { checked: true })).toHaveLength(1);
  });
});

function checkedNames(): (string | undefined)[] {
  return screen.getAllByRole("checkbox", { checked: true }).map((box) => box.closest("label")?.querySelector("[data-text]")?.textContent);
}

async function atItem(number: number) {
  const app = await participantApp();
  const sittingId = await app.start();
  const address = await app.open(`/sit/${sittingId}/item/${number}`);
  return { app, sittingId, address };
}
