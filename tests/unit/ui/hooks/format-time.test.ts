import { describe, expect, it } from "vitest";
import { formatDateTime, formatTimeOfDay } from "#ui/hooks/format-time.ts";

const AT_MS = Date.UTC(2026, 2, 9, 16, 3, 22);

describe("formatTimeOfDay", () => {
  it("shows hours, minutes and seconds of the zone", () => {
    expect(formatTimeOfDay(AT_MS, "en", "Asia/Shanghai")).toBe("00:03:22");
    expect(formatTimeOfDay(AT_MS, "zh", "UTC")).toBe("16:03:22");
  });
});

describe("formatDateTime", () => {
  it("names the day and the zone in each language", () => {
    expect(formatDateTime(AT_MS, "en", "Asia/Shanghai")).toBe("10 March 2026, 00:03 GMT+8");
    expect(formatDateTime(AT_MS, "zh", "Asia/Shanghai")).toBe("2026年3月10日 00:03 GMT+8");
  });
});
