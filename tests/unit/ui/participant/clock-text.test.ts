import { describe, expect, it } from "vitest";
import { clockText } from "#ui/participant/clock-text.ts";

describe("clockText", () => {
  it.each([
    [7_200_000, "2:00"],
    [6_179_999, "1:42"],
    [600_000, "0:10"],
    [599_999, "0:09:59"],
    [1_000, "0:00:01"],
    [0, "0:00:00"],
  ])("shows %d ms as %s", (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
