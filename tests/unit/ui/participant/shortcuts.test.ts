import { describe, expect, it } from "vitest";
import { shortcutOf, type KeyPress } from "#ui/participant/shortcuts.ts";

const SCOPE = { letters: ["A", "B", "C"], singleKeys: true };

describe("shortcutOf", () => {
  it.each([
    ["a", { kind: "choose", letter: "A" }],
    ["C", { kind: "choose", letter: "C" }],
    ["f", { kind: "flag" }],
    ["r", { kind: "review" }],
    ["?", { kind: "help" }],
    ["？", { kind: "help" }],
  ])("reads %s", (key, shortcut) => {
    expect(shortcutOf(press(key), SCOPE)).toEqual(shortcut);
  });

  it("turns the page with Alt and an arrow", () => {
    expect(shortcutOf(press("ArrowLeft", { altKey: true }), SCOPE)).toEqual({ kind: "previous" });
    expect(shortcutOf(press("ArrowRight", { altKey: true }), SCOPE)).toEqual({ kind: "next" });
  });

  it("reads no digit, so that one that picks a candidate word never chooses an option", () => {
    expect(shortcutOf(press("1"), SCOPE)).toBeNull();
  });

  it("lets a letter choose the option of that name before anything else", () => {
    expect(shortcutOf(press("f"), { letters: ["A", "B", "C", "D", "E", "F"], singleKeys: true })).toEqual({ kind: "choose", letter: "F" });
  });

  it("does nothing while composing, by flag or by key code 229", () => {
    expect(shortcutOf(press("a", { isComposing: true }), SCOPE)).toBeNull();
    expect(shortcutOf(press("a", { keyCode: 229 }), SCOPE)).toBeNull();
    expect(shortcutOf(press("ArrowRight", { altKey: true, keyCode: 229 }), SCOPE)).toBeNull();
  });

  it("opens the tools with Alt, also in a text field, whatever letter the key writes", () => {
    const target = document.createElement("textarea");
    expect(shortcutOf(press("c", { code: "KeyC", altKey: true, target }), SCOPE)).toEqual({ kind: "tool", tool: "calculator" });
    expect(shortcutOf(press("ß", { code: "KeyS", altKey: true }), SCOPE)).toEqual({ kind: "tool", tool: "scratch-pad" });
    expect(shortcutOf(press("c", { code: "KeyC", altKey: true, ctrlKey: true }), SCOPE)).toBeNull();
    expect(shortcutOf(press("c", { code: "KeyC", altKey: true, keyCode: 229 }), SCOPE)).toBeNull();
  });

  it("leaves a tool's keys to the tool", () => {
    const tool = document.createElement("section");
    tool.dataset["ownKeys"] = "";
    const target = tool.appendChild(document.createElement("button"));
    expect(shortcutOf(press("a", { target }), SCOPE)).toBeNull();
  });

  it("leaves the browser's own keys alone", () => {
    expect(shortcutOf(press("r", { ctrlKey: true }), SCOPE)).toBeNull();
    expect(shortcutOf(press("a", { metaKey: true }), SCOPE)).toBeNull();
    expect(shortcutOf(press("ArrowLeft"), SCOPE)).toBeNull();
  });

  it.each(["textarea", "input", "select"])("does nothing in a %s", (tag) => {
    const target = document.createElement(tag);
    expect(shortcutOf(press("a", { target }), SCOPE)).toBeNull();
    expect(shortcutOf(press("ArrowRight", { target, altKey: true }), SCOPE)).toBeNull();
  });

  it("acts on a radio button or checkbox, which take no text", () => {
    const target = document.createElement("input");
    target.type = "radio";
    expect(shortcutOf(press("b", { target }), SCOPE)).toEqual({ kind: "choose", letter: "B" });
  });

  it("keeps Alt and arrows when single letters are off", () => {
    const scope = { ...SCOPE, singleKeys: false };
    expect(shortcutOf(press("a"), scope)).toBeNull();
    expect(shortcutOf(press("ArrowRight", { altKey: true }), scope)).toEqual({ kind: "next" });
  });
});

function press(key: string, over: Partial<KeyPress> = {}): KeyPress {
  return { key, code: "", keyCode: 0, isComposing: false, altKey: false, ctrlKey: false, metaKey: false, target: document.body, ...over };
}
