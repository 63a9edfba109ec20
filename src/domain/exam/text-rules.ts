import { formatPath, type PathStep } from "#domain/exam/json-path.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";

/** One `text-blank` issue for every text of a value, at any depth, that holds nothing but white space. */
export function blankTextIssues(value: unknown, place: Place, steps: readonly PathStep[] = []): Issue[] {
  if (typeof value === "string") return value.trim() === "" ? [errorAt("text-blank", { ...place, path: formatPath(steps) })] : [];
  if (Array.isArray(value)) return value.flatMap((child, index) => blankTextIssues(child, place, [...steps, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => blankTextIssues(child, place, [...steps, name]));
}

/** True when `needle` stands in any text of a value, at any depth. */
export function mentions(value: unknown, needle: string): boolean {
  if (typeof value === "string") return value.includes(needle);
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((child) => mentions(child, needle));
}

/** Indices of the entries that repeat an earlier one. */
export function repeatIndices(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}
