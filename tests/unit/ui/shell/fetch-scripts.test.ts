import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchScripts } from "#ui/shell/fetch-scripts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("fetching scripts", () => {
  it("tries once more, a moment after the first try failed", async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError("cut off")).mockResolvedValueOnce("scripts");
    const fetched = fetchScripts<unknown>(load);
    await vi.advanceTimersByTimeAsync(500);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(await fetched).toBe("scripts");
    expect(load).toHaveBeenCalledTimes(2);
  });

  it("says what the second try said if that fails as well", async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError("cut off")).mockRejectedValueOnce(new TypeError("gone"));
    const fetched = expect(fetchScripts<unknown>(load)).rejects.toThrow("gone");
    await vi.runAllTimersAsync();
    await fetched;
  });
});
