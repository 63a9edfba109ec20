import type { Json } from "#lib/json.ts";

/** One step into a JSON value. */
type Step = string | number;

/**
 * A copy of a JSON value with the value at `path` (such as `items[3].stem.zh`) replaced, or removed when `value` is undefined.
 * An array index one past the end appends. @throws RangeError when the path leads through something that is no object or array.
 */
export function changeJson(json: Json, path: string, value: Json | undefined): Json {
  return changeAt(json, toSteps(path), value);
}

/** The value at a path. @throws RangeError when there is none. */
export function jsonAt(json: Json, path: string): Json {
  return toSteps(path).reduce<Json>((parent, step) => childOf(parent, step) ?? missing(path), json);
}

function toSteps(path: string): Step[] {
  return [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map((match) => (match[2] === undefined ? (match[1] ?? "") : Number(match[2])));
}

function changeAt(json: Json, steps: readonly Step[], value: Json | undefined): Json {
  const [step, ...rest] = steps;
  if (step === undefined) return value ?? null;
  const child = rest.length === 0 ? value : changeAt(childOf(json, step) ?? missing(String(step)), rest, value);
  if (Array.isArray(json)) {
    const entries: readonly Json[] = json;
    return child === undefined ? entries.filter((_, index) => index !== step) : Object.assign([...entries], { [step]: child });
  }
  if (typeof json !== "object" || json === null) return missing(String(step));
  const others = Object.entries(json).filter(([name]) => name !== step);
  return Object.fromEntries(child === undefined ? others : [...others, [step, child]]);
}

function childOf(json: Json, step: Step): Json | undefined {
  if (typeof json !== "object" || json === null) return undefined;
  return Object.entries(json).find(([name]) => name === String(step))?.[1];
}

function missing(what: string): never {
  throw new RangeError(`changeJson requires an existing path, got ${what}`);
}
