import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useWritingLatest } from "#ui/coordinator/use-writing-latest.ts";

function leavePage(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return !event.defaultPrevented;
}

test("writes one after the other, of what waits under a name only the latest, and holds the page meanwhile", async () => {
  const { result } = renderHook(() => useWritingLatest());
  const written: string[] = [];
  let release = (): void => undefined;
  const disk = new Promise<void>((resolve) => (release = resolve));
  const writing = (text: string) => async () => {
    await disk;
    return written.push(text) > 0;
  };
  expect(leavePage()).toBe(true);
  for (const text of ["a1", "a2", "a3"]) void result.current.write("a", writing(text));
  void result.current.write("b", writing("b1"));
  void result.current.write("a", writing("a4"));
  expect(leavePage()).toBe(false);
  await act(async () => {
    release();
    await result.current.settled();
  });
  expect(written).toEqual(["a1", "b1", "a4"]);
  expect(leavePage()).toBe(true);
  expect(result.current.hasFailed).toBe(false);
});

test("says that something was not kept, and goes on writing", async () => {
  const { result } = renderHook(() => useWritingLatest());
  const written: string[] = [];
  await act(async () => {
    void result.current.write("a", () => Promise.reject(new Error("full")));
    await result.current.write("b", async () => written.push("b") > 0);
  });
  expect(written).toEqual(["b"]);
  expect(result.current.hasFailed).toBe(true);
});
