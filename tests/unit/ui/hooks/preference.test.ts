import { beforeEach, describe, expect, it, vi } from "vitest";
import { createPreference } from "#ui/hooks/preference.ts";

const onOff = (stored: string | null) => (stored === "on" ? "on" : "off");

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe("createPreference", () => {
  it("is what was stored, or the default", () => {
    localStorage.setItem("rxbaseline.sound", "on");
    expect(createPreference("sound", onOff).get()).toBe("on");
    expect(createPreference("light", onOff).get()).toBe("off");
  });

  it("is kept for the next page and told to whoever listens", () => {
    const sound = createPreference("sound", onOff);
    const heard: string[] = [];
    const stop = sound.subscribe(() => heard.push(sound.get()));
    sound.set("on");
    stop();
    sound.set("off");
    expect(heard).toEqual(["on"]);
    expect(createPreference("sound", onOff).get()).toBe("off");
  });

  it("lasts as long as the page where storage is refused", () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    const sound = createPreference("sound", onOff);
    expect(sound.get()).toBe("off");
    sound.set("on");
    expect(sound.get()).toBe("on");
  });
});
