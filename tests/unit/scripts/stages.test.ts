import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { cacheControl, contentType } from "../../../scripts/headers.mjs";
import { formatCounts, runStages } from "../../../scripts/stages.mjs";

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => vi.restoreAllMocks());

describe("runStages", () => {
  it("sums the counts of all stages in their order", async () => {
    const order: string[] = [];
    const stage = (name: string, passed: number, skipped: number) => [
      name,
      () => {
        order.push(name);
        return Promise.resolve({ passed, failed: 0, skipped });
      },
    ];
    expect(await runStages([stage("a", 2, 1), stage("b", 3, 0)])).toEqual({ passed: 5, failed: 0, skipped: 1 });
    expect(order).toEqual(["a", "b"]);
  });

  it("runs rows of stages side by side, each in its order, and what comes after when all are done", async () => {
    const order: string[] = [];
    let endSlow: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => (endSlow = resolve));
    const stage = (name: string, work: () => Promise<void> | void) => [
      name,
      async () => {
        await work();
        order.push(name);
        return { passed: 1, failed: 0, skipped: 0 };
      },
    ];
    const total = await runStages([
      { abreast: [[stage("slow", () => slow)], [stage("first", () => undefined), stage("second", () => endSlow())]] },
      stage("after", () => undefined),
    ]);
    expect(total).toEqual({ passed: 4, failed: 0, skipped: 0 });
    expect(order.at(0)).toBe("first");
    expect(order.at(-1)).toBe("after");
  });

  it("counts a stage that throws as one failure and goes on", async () => {
    const total = await runStages([
      ["broken", () => Promise.reject(new Error("no build"))],
      ["after", () => Promise.resolve({ passed: 1, failed: 0, skipped: 0 })],
    ]);
    expect(total).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it("ends with the names of what failed", async () => {
    await runStages([
      ["units", () => Promise.resolve({ passed: 1, failed: 1, skipped: 0, failures: ["clock.test.ts never falls"] })],
      ["build", () => Promise.resolve({ passed: 1, failed: 0, skipped: 0 })],
      ["size", () => Promise.resolve({ passed: 0, failed: 1, skipped: 0 })],
    ]);
    expect(vi.mocked(console.log).mock.lastCall).toEqual(["\nFailed:\nunits\n  clock.test.ts never falls\nsize"]);
  });
});

describe("formatCounts", () => {
  it("names what was skipped only where something was", () => {
    expect(formatCounts({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
    expect(formatCounts({ passed: 12, failed: 1, skipped: 2 })).toBe("12 passed, 1 failed, 2 skipped");
  });
});

describe("headers by file", () => {
  it("lets only names with a hash be kept for good", () => {
    expect(cacheControl("/assets/index-B5ffwq7H.js")).toContain("immutable");
    expect(cacheControl("/assets/index-B5ffwq7H.js.map")).toContain("immutable");
    for (const path of ["/", "/index.html", "/service-worker.js", "/manifest.webmanifest", "/studies/pilot.json", "/assets/plain.js"]) {
      expect(cacheControl(path)).toBe("no-cache");
    }
  });

  it("knows the types a browser insists on and calls the rest bytes", () => {
    expect(contentType("a.mjs")).toBe("text/javascript; charset=utf-8");
    expect(contentType("A.WASM")).toBe("application/wasm");
    expect(contentType("demo.rxsub")).toBe("application/octet-stream");
  });
});
