import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { useLoaded } from "#ui/hooks/use-loaded.ts";

describe("useLoaded", () => {
  it("is loading, then loaded, and starts over when asked", async () => {
    let count = 0;
    const { result } = renderHook(() => useLoaded("key", async () => (count += 1)));
    expect(result.current[0]).toEqual({ kind: "loading" });
    await act(async () => undefined);
    expect(result.current[0]).toEqual({ kind: "loaded", value: 1 });
    await act(async () => result.current[1]());
    expect(result.current[0]).toEqual({ kind: "loaded", value: 2 });
  });

  it("says that it failed", async () => {
    const { result } = renderHook(() => useLoaded("key", () => Promise.reject(new Error("planned"))));
    await act(async () => undefined);
    expect(result.current[0]).toEqual({ kind: "failed" });
  });

  it("drops what an older key brings", async () => {
    const answers = new Map<string, (value: string) => void>();
    const load = (key: string) => () => new Promise<string>((resolve) => void answers.set(key, resolve));
    const { result, rerender } = renderHook(({ key }) => useLoaded(key, load(key)), { initialProps: { key: "old" } });
    rerender({ key: "new" });
    await act(async () => answers.get("old")?.("from old"));
    expect(result.current[0]).toEqual({ kind: "loading" });
    await act(async () => answers.get("new")?.("from new"));
    expect(result.current[0]).toEqual({ kind: "loaded", value: "from new" });
  });
});
