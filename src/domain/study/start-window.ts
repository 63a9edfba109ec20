import type { StartWindow } from "#domain/study/study.ts";

/** Where a moment, epoch ms, lies against the time in which a sitting may begin. Both ends belong to it. */
export function placeInWindow({ opensAtMs, closesAtMs }: StartWindow, atMs: number): "early" | "open" | "late" {
  if (opensAtMs !== null && atMs < opensAtMs) return "early";
  return closesAtMs !== null && atMs > closesAtMs ? "late" : "open";
}
