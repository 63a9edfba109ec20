import { formatPath, type PathStep } from "#domain/exam/json-path.ts";

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
  for (const [token, , colon] of text.matchAll(/"((?:[^"\\]|\\.)*)"(\s*:)?|[{}[\],]/g)) {
    const level = levels.at(-1);
    if (token === "{") levels.push({ keys: new Set(), step: "" });
    else if (token === "[") levels.push({ keys: null, step: 0 });
    else if (token === "}" || token === "]") levels.pop();
    else if (token === "," && level?.keys === null) level.step = Number(level.step) + 1;
    else if (colon !== undefined && level?.keys) {
      level.step = JSON.parse(token.slice(0, -colon.length)) as string; // the token is a JSON string
      if (level.keys.has(level.step)) repeated.push(formatPath(levels.map((each) => each.step)));
      level.keys.add(level.step);
    }
  }
  return repeated;
}
