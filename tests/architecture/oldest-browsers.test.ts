import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ROOT } from "../../scripts/paths.mjs";

/** Something younger than Chromium 100, Firefox 104 or Safari 16 that would break a page there, not merely look plainer. */
interface TooNew {
  readonly what: string;
  readonly pattern: RegExp;
  /** Source text that uses it. */
  readonly example: string;
}

const SCRIPTS: readonly TooNew[] = [
  { what: "arrays copied by a change", pattern: /\.to(Sorted|Reversed|Spliced)\(/, example: "list.toSorted(compare)" },
  { what: "grouping", pattern: /\b(Object|Map)\.groupBy\(/, example: "Object.groupBy(rows, rankOf)" },
  { what: "Array.fromAsync", pattern: /\bArray\.fromAsync\(/, example: "await Array.fromAsync(stream)" },
  { what: "younger promises", pattern: /\bPromise\.(withResolvers|try)\b/, example: "Promise.withResolvers()" },
  {
    what: "set algebra",
    pattern: /\.(union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
    example: "open.difference(seen)",
  },
  { what: "well-formed strings", pattern: /\.(is|to)WellFormed\(/, example: "text.toWellFormed()" },
  { what: "younger abort signals", pattern: /\bAbortSignal\.(timeout|any)\(/, example: "AbortSignal.timeout(10)" },
  { what: "URL tests", pattern: /\bURL\.(canParse|parse)\(/, example: "URL.canParse(text)" },
  { what: "idle callbacks", pattern: /\brequestIdleCallback\(/, example: "requestIdleCallback(work)" },
  { what: "the scheduler", pattern: /\bscheduler\.(yield|postTask)\(/, example: "await scheduler.yield()" },
  { what: "base64 of bytes", pattern: /\.(toBase64|setFromBase64|toHex)\(|\bUint8Array\.from(Base64|Hex)\(/, example: "bytes.toBase64()" },
  { what: "segmentation of text", pattern: /\bIntl\.(Segmenter|DurationFormat)\b/, example: "new Intl.Segmenter('zh')" },
  { what: "compression streams", pattern: /\b(De)?[cC]ompressionStream\(/, example: 'new CompressionStream("gzip")' },
  { what: "canvas off screen", pattern: /\bnew OffscreenCanvas\(/, example: "new OffscreenCanvas(1, 1)" },
  { what: "looking back in patterns, a syntax error in Safari before 16.4", pattern: /\(\?<[=!]/, example: "/(?<=a)b/" },
  { what: "patterns with the flag v", pattern: /\/[dgimsuy]*v[dgimsuy]*(?=[,;.)\s]*$|\.(test|exec)\()/m, example: "/a/v.test(text)" },
  { what: "what belongs to iterators", pattern: /\bIterator\.(from|concat|prototype)\b/, example: "Iterator.from(rows)" },
];

const STYLES: readonly TooNew[] = [
  { what: "nesting", pattern: /^\s*&/m, example: ".a {\n  &:hover {\n" },
  { what: ":has()", pattern: /:has\(/, example: "label:has(:checked) {" },
  { what: "mixed colours", pattern: /\b(color-mix|light-dark)\(/, example: "color: color-mix(in srgb, red, blue);" },
  { what: "viewport units of a phone", pattern: /\d[dsl]v(h|w|b|i|min|max)\b/, example: "height: 100dvh;" },
  { what: "container queries", pattern: /@container\b|\bcontainer(-type|-name)?:/, example: "container-type: inline-size;" },
  { what: "line height units", pattern: /\d(lh|rlh)\b/, example: "height: 2lh;" },
  { what: "ranges in media queries", pattern: /@media[^{]*[<>]/, example: "@media (width >= 40em) {" },
  { what: "scopes and registered properties", pattern: /@(scope|property|starting-style|position-try)\b/, example: "@property --a {" },
  { what: "rounded lengths", pattern: /\b(round|mod|rem)\(\s*(up|down|nearest|[\d.]+)/, example: "width: round(up, 1px, 2px);" },
  { what: "fields sized by what is in them", pattern: /\bfield-sizing:/, example: "field-sizing: content;" },
];

/** Asks first whether the browser has them, and has another way where it has not (tests/unit/crypto/gzip.test.ts). */
const ASKS_FOR_STREAMS = "src/crypto/gzip.ts";

/** Staff's pages may mark a choice with :has() too: the radio button or checkbox beside it shows the same everywhere. */
const STAFF_MARKS = /^src\/ui\/(coordinator|researcher|staff)\//;

describe("nothing in the sources is too new for the oldest browsers served", () => {
  it.each(SCRIPTS)("scripts use no $what", ({ what, pattern }) => {
    const isExcused = (path: string): boolean => what === "compression streams" && path === ASKS_FOR_STREAMS;
    expect(usersOf(/\.tsx?$/, pattern).filter((path) => !isExcused(path))).toEqual([]);
  });

  it.each(STYLES)("styles use no $what", ({ what, pattern }) => {
    expect(usersOf(/\.css$/, pattern).filter((path) => !(what === ":has()" && STAFF_MARKS.test(path)))).toEqual([]);
  });

  it.each([...SCRIPTS, ...STYLES])("would see $what", ({ pattern, example }) => {
    expect(example).toMatch(pattern);
  });
});

const FILES = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.startsWith("cli/"))
  .map((path) => {
    const name = join("src", path);
    return { name, text: withoutComments(readFileSync(join(ROOT, name), "utf8")) };
  });

function usersOf(kind: RegExp, pattern: RegExp): readonly string[] {
  return FILES.filter(({ name, text }) => kind.test(name) && pattern.test(text)).map(({ name }) => name);
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/ .*$/gm, "$1");
}
