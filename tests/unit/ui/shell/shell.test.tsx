import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Language } from "#lib/language.ts";
import { setLanguage } from "#ui/hooks/use-language.ts";
import { App } from "#ui/shell/App.tsx";
import type { Composition } from "#ui/shell/composition.ts";
import { ROUTES } from "#ui/shell/routes.ts";
import { addShellTexts } from "#ui/shell/shell-texts.ts";
import type { DeviceState } from "#workflows/ports/app-device.ts";

setLanguage("en");
addShellTexts();

const READY: DeviceState = { offline: { kind: "ready" }, update: "none" };

beforeEach(() => {
  location.hash = "";
});

// Nothing of a page may go on working when its window is gone.
afterEach(async () => {
  cleanup();
  await act(async () => {});
});

describe("home", () => {
  it("has three doors, each with who it is for", () => {
    open();
    const doors = within(screen.getByRole("navigation", { name: "What do you want to do?" }));
    expect(doors.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Sit an exam", "#/sit"],
      ["Run a study", "#/study"],
      ["Compare results", "#/compare"],
    ]);
    expect(doors.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      expect.stringContaining("Pharmacists"),
      expect.stringContaining("Coordinators"),
      expect.stringContaining("Researchers"),
    ]);
  });

  it("speaks Chinese", () => {
    open({ language: "zh" });
    expect(screen.getByRole("link", { name: "参加考试" })).toBeTruthy();
    expect(document.documentElement.lang).toBe("zh-CN");
  });

  it.each([
    ["ready", "Ready offline"],
    ["checking", "Checking"],
    ["storing", "Storing the app"],
    ["insecure", "not secure"],
    ["unsupported", "cannot store the app"],
  ] as const)("says of a device that is %s: %s", (kind, words) => {
    open({ state: { ...READY, offline: { kind } } });
    expect(screen.getByRole("status").textContent).toContain(words);
  });

  it("gives the reason why the app could not be stored", () => {
    open({ state: { ...READY, offline: { kind: "failed", reason: "quota" } } });
    expect(screen.getByText("quota")).toBeTruthy();
  });

  it("follows the device when its state changes", () => {
    const { change } = open({ state: { ...READY, offline: { kind: "storing" } } });
    act(() => change(READY));
    expect(screen.getByRole("status").textContent).toContain("Ready offline");
  });

  it("speaks of the demo study only where the host has one", async () => {
    open({ manifest: '{"format":"rxbaseline-demo"}' });
    expect((await screen.findByRole("link", { name: "Look at the demo study" })).getAttribute("href")).toBe("#/study");
    cleanup();
    open({ manifest: "<!doctype html><title>RxBaseline</title>" });
    await act(async () => undefined);
    expect(screen.queryByText("Demo study")).toBeNull();
  });
});

describe("addresses", () => {
  it("that are on no list are not found, also below a role's folder", async () => {
    for (const path of ["/nowhere", "/sit/abc", "/sit/abc/item", "/study/abc", "/study/abc/unblind", "/compare/abc/def"]) {
      open({ path });
      expect(await screen.findByText("There is no such page")).toBeTruthy();
      expect(screen.getByText(new RegExp(path))).toBeTruthy();
      cleanup();
    }
  });

  it("are each listed once, and end with what is not found", () => {
    const patterns = ROUTES.map((route) => route.pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    expect(patterns.at(-1)).toBe("*");
    expect(patterns).toContain("/study/:studyId/collect");
  });

  it("of a role whose ports cannot be opened show what is safe, and what to report", async () => {
    open({ path: "/study" });
    expect((await screen.findByRole("alert")).textContent).toContain("safe on this device");
    expect(screen.getByText(/planned/)).toBeTruthy();
  });
});

describe("a database that an older window holds", () => {
  it.each([
    ["en", /Close it: this page then goes on by itself/],
    ["zh", /请关闭它，本页随后会自动继续/],
  ] as const)("is told of in %s until it is free", (language, words) => {
    const { holdUp } = open({ language });
    expect(screen.queryByRole("alert")).toBeNull();
    act(() => holdUp(true));
    expect(screen.getByRole("alert").textContent).toMatch(words);
    act(() => holdUp(false));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("the offer of an update", () => {
  const UPDATE: DeviceState = { ...READY, update: "ready" };

  it("is made when one is stored, and taken on wish", async () => {
    const { applied } = open({ state: UPDATE });
    expect(screen.getByText("A new version is stored on this device.")).toBeTruthy();
    expect(applied()).toBe(0);
    await userEvent.click(screen.getByRole("button", { name: "Update now" }));
    expect(applied()).toBe(1);
  });

  it("waits when a sitting on this device is not handed in", async () => {
    const { applied } = open({ state: UPDATE, hasOpenSitting: true });
    await userEvent.click(screen.getByRole("button", { name: "Update now" }));
    expect(await screen.findByText(/not finished/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Update now" })).toBeNull();
    expect(applied()).toBe(0);
  });

  it("is never made on a page of a sitting", async () => {
    open({ state: UPDATE, path: "/sit/abc/item/1" });
    await act(async () => undefined);
    expect(screen.queryByRole("button", { name: "Update now" })).toBeNull();
  });

  it("can be put off", async () => {
    open({ state: UPDATE });
    await userEvent.click(screen.getByRole("button", { name: "Later" }));
    expect(screen.queryByRole("button", { name: "Update now" })).toBeNull();
  });

  it("asks a page of an older version to be reloaded", () => {
    open({ state: { ...READY, update: "outdated" } });
    expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  });
});

interface OpenOptions {
  readonly path?: string;
  readonly language?: Language;
  readonly state?: DeviceState;
  readonly manifest?: string;
  readonly hasOpenSitting?: boolean;
}

/** Opens the app on a device in a given state; roles' ports cannot be opened here. */
function open({ path = "/", language = "en", state = READY, manifest, hasOpenSitting = false }: OpenOptions = {}) {
  setLanguage(language);
  location.hash = path;
  let current = state;
  let appliedCount = 0;
  let isHeldUp = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const composition: Composition = {
    openParticipantPorts: () => Promise.reject(new Error("planned")),
    openStaffPorts: () => Promise.reject(new Error("planned")),
    openStationPorts: () => Promise.reject(new Error("planned")),
    hostFiles: { read: async () => (manifest === undefined ? null : new TextEncoder().encode(manifest)) },
    hasOpenSitting: async () => hasOpenSitting,
    heldUp: { isAny: () => isHeldUp, subscribe },
    device: {
      state: () => current,
      subscribe,
      applyUpdate: () => void (appliedCount += 1),
    },
  };
  render(<App composition={composition} />);
  const change = (next: DeviceState): void => {
    current = next;
    for (const listener of listeners) listener();
  };
  const holdUp = (next: boolean): void => {
    isHeldUp = next;
    for (const listener of listeners) listener();
  };
  return { change, holdUp, applied: () => appliedCount };
}
