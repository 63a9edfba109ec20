/**
 * A file name of parts joined by "-" that every system takes: letters and digits of any script are kept, each run of other
 * characters becomes one "_", blank parts are left out, 120 characters at most before the extension.
 */
export function toFileName(parts: readonly string[], extension: string): string {
  const safe = parts.map((part) => part.replace(/[^\p{L}\p{N}]+/gu, "_").replace(/^_+|_+$/g, "")).filter((part) => part !== "");
  return `${[...safe.join("-")].slice(0, 120).join("")}.${extension}`;
}
