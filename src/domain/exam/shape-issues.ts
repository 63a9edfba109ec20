import type * as z from "zod/mini";
import { formatPath, type PathStep } from "#domain/exam/json-path.ts";
import { errorAt, type Issue, type Place } from "#lib/issue.ts";

type ZodIssue = z.core.$ZodIssue;

/**
 * Turns the issues of a schema check into located issues, one for each (an unknown field gives one a field).
 * Codes: `field-missing`, `field-unknown` {field}, `field-type` {expected}, `field-value` {allowed}, `field-format` {expected},
 * `field-too-small` {limit}, `field-too-large` {limit}. `json` is the value that was checked; `place` says which file it came from.
 */
export function toShapeIssues(issues: readonly ZodIssue[], json: unknown, place: Place): Issue[] {
  return issues.flatMap((issue) => {
    const steps = issue.path.map((step): PathStep => (typeof step === "number" ? step : String(step)));
    const at = (more: readonly PathStep[] = []): Place => ({ ...place, path: formatPath([...steps, ...more]) });
    if (issue.code === "unrecognized_keys") return issue.keys.map((field) => errorAt("field-unknown", at([field]), { field }));
    if (valueAt(json, steps) === undefined) return [errorAt("field-missing", at())];
    return [toShapeIssue(issue, at())];
  });
}

function toShapeIssue(issue: ZodIssue, at: Place): Issue {
  switch (issue.code) {
    case "invalid_value":
      return errorAt("field-value", at, { allowed: issue.values.map(String).join(", ") });
    case "invalid_union":
      return errorAt("field-value", at, { allowed: unionChoices(issue) });
    case "too_small":
      return errorAt("field-too-small", at, { limit: Number(issue.minimum) });
    case "too_big":
      return errorAt("field-too-large", at, { limit: Number(issue.maximum) });
    case "invalid_format":
      return errorAt("field-format", at, { expected: issue.message });
    case "invalid_type":
      return errorAt("field-type", at, { expected: issue.expected });
    default:
      return errorAt("field-type", at, { expected: issue.code });
  }
}

function unionChoices(issue: ZodIssue): string {
  const options = "options" in issue && Array.isArray(issue.options) ? issue.options : [];
  return options.map(String).join(", ");
}

/** Reads by own key only, in constant time a step: the file may be hostile and have an issue in each of a million fields. */
function valueAt(json: unknown, steps: readonly PathStep[]): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    return Reflect.get(value, step);
  }, json);
}
