/** A step into a JSON value: a member name or an array index. */
export type PathStep = string | number;

/** Writes a path as people read it: `["items", 3, "stem", "zh"]` → `items[3].stem.zh`; the whole file is the empty string. */
export function formatPath(steps: readonly PathStep[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === "number") return `${path}[${step}]`;
    return path === "" ? step : `${path}.${step}`;
  }, "");
}
