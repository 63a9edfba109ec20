import { formatPath, type PathStep } from "#domain/exam/json-path.ts";

/** An object (with the keys met so far) or an array, and the step that leads to what is being read in it. */
interface Level {
  readonly keys: Set<string> | null;
  step: PathStep;
}

/**
 * Paths of object members that repeat an earlier one of the same object: `JSON.parse` keeps the last and says nothing.
 * For text that parses as JSON; other text gives a meaningless list.
 */
export function repeatedJsonKeys(text: string): readonly string[] {
  const repeated: string[] = [];
  const levels: Level[] = [];
  // Strings (with the colon that makes them a key) and the signs that open, close and separate.
  for (const [token, colon] of text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\],]/g)) {
    const level = levels.at(-1);
    if (colon === undefined) moveOn(levels, token);
    else if (level?.keys) {
      level.step = JSON.parse(token.slice(0, -colon.length)) as string; // the token is a JSON string
      if (level.keys.has(level.step)) repeated.push(formatPath(levels.map((each) => each.step)));
      level.keys.add(level.step);
    }
  }
  return repeated;
}

function moveOn(levels: Level[], sign: string): void {
  const level = levels.at(-1);
  if (sign === "{") levels.push({ keys: new Set(), step: "" });
  if (sign === "[") levels.push({ keys: null, step: 0 });
  if (sign === "}" || sign === "]") levels.pop();
  if (sign === "," && level?.keys === null) level.step = Number(level.step) + 1;
}
