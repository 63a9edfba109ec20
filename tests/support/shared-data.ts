import { existsSync, readFileSync } from "node:fs";

/**
 * A file of other people's data, which lies beside the project and not in it. null when it is missing: the test is to be skipped, and says
 * so. @throws Error when it is missing under CI, where nothing may be skipped.
 */
export function sharedData(path: string): Uint8Array | null {
  const url = new URL(`../../../shared/data/${path}`, import.meta.url);
  if (existsSync(url)) return new Uint8Array(readFileSync(url));
  if (process.env["CI"]) throw new Error(`../shared/data/${path} is missing`);
  console.warn(`Skipped: ../shared/data/${path} is missing`);
  return null;
}
