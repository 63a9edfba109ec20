import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { projectPath, readJson } from "../e2e/project-files.ts";

const FILE = projectPath(".cache/bench-browser.json");

/** Adds figures under a name to those of this run; scripts/bench.mjs begins without the file and prints it. */
export function keepFigures(name: string, figures: object): void {
  const kept = existsSync(FILE) ? readJson<Record<string, unknown>>(FILE) : {};
  const rounded = (_key: string, value: unknown): unknown => (typeof value === "number" ? Number(value.toFixed(2)) : value);
  mkdirSync(projectPath(".cache"), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify({ ...kept, [name]: figures }, rounded, 2)}\n`);
}

/** Median and 95th percentile, nearest rank. */
export function quantiles(values: readonly number[]): { readonly p50: number; readonly p95: number; readonly n: number } {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), n: values.length };
}
