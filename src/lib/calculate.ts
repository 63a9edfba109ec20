import { err, ok, type Result } from "#lib/result.ts";

/** A number worked out exactly, and as it is shown. */
export interface Calculated {
  /** Plain decimal digits with `.` and, below zero, `-`; never an exponent. */
  readonly text: string;
  /** True when the exact value has more digits than are shown. */
  readonly isRounded: boolean;
}

/** Why an expression has no value. */
export type CalculationProblem = "empty" | "unreadable" | "no-value";

/** Shown unless told otherwise: more than any dose needs, fewer than a person takes for noise. */
const SIGNIFICANT_DIGITS = 10;
/** Longer than any sum a person types; bounds the size of the numbers. */
const MAX_LENGTH = 200;
/** Digits to which a square root is worked out, beyond those of its number. */
const ROOT_SCALE = 10n ** 40n;

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/**
 * Works out an expression of numbers, `+ − × ÷`, brackets, `%` (divides by one hundred) and `√`; full-width characters, `*`, `/` and
 * `-` are read as well. Exact: 0.1 + 0.2 is 0.3. What does not fit `digits` significant ones is rounded half away from zero, and says so.
 * "no-value": a division by zero, the root of a negative number.
 */
export function calculate(expression: string, digits = SIGNIFICANT_DIGITS): Result<Calculated, CalculationProblem> {
  const tokens = tokensOf(expression);
  if (tokens === null) return err("unreadable");
  if (tokens.length === 0) return err("empty");
  const rest = [...tokens];
  const value = sum(rest);
  if (value === "unreadable" || rest.length > 0) return err("unreadable");
  return value === "no-value" ? err(value) : ok(shown(value, digits));
}

type Value = Fraction | Exclude<CalculationProblem, "empty">;

const NUMBER = /^(\d+\.?\d*|\.\d+)/;
const SPELLINGS: Readonly<Record<string, string>> = { "*": "×", "/": "÷", "-": "−", "。": "." };

function tokensOf(expression: string): readonly string[] | null {
  let left = expression
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(/[*/\-。]/g, (typed) => SPELLINGS[typed] ?? typed);
  if (left.length > MAX_LENGTH) return null;
  const tokens: string[] = [];
  while (left.length > 0) {
    const token = NUMBER.exec(left)?.[0] ?? /^[+−×÷()%√]/.exec(left)?.[0];
    if (token === undefined) return null;
    tokens.push(token);
    left = left.slice(token.length);
  }
  return tokens;
}

// Each of these takes its tokens from the front of `rest` and leaves the others.

function sum(rest: string[]): Value {
  let value = product(rest);
  while (rest[0] === "+" || rest[0] === "−") {
    const sign = rest.shift() === "+" ? 1n : -1n;
    value = combined(value, product(rest), (a, b) => ({ n: a.n * b.d + sign * b.n * a.d, d: a.d * b.d }));
  }
  return value;
}

function product(rest: string[]): Value {
  let value = signed(rest);
  while (rest[0] === "×" || rest[0] === "÷") {
    const isTimes = rest.shift() === "×";
    value = combined(value, signed(rest), (a, b) => (isTimes ? { n: a.n * b.n, d: a.d * b.d } : quotient(a, b)));
  }
  return value;
}

function signed(rest: string[]): Value {
  if (rest[0] !== "−") return percent(rest);
  rest.shift();
  const value = signed(rest);
  return typeof value === "string" ? value : { n: -value.n, d: value.d };
}

function percent(rest: string[]): Value {
  let value = single(rest);
  while (rest[0] === "%") {
    rest.shift();
    value = typeof value === "string" ? value : { n: value.n, d: value.d * 100n };
  }
  return value;
}

function single(rest: string[]): Value {
  const token = rest.shift() ?? "";
  if (token === "√") return root(single(rest));
  if (token === "(") {
    const value = sum(rest);
    return rest.shift() === ")" ? value : "unreadable";
  }
  return NUMBER.test(token) ? numberOf(token) : "unreadable";
}

function numberOf(token: string): Fraction {
  const [whole = "", part = ""] = token.split(".");
  return { n: BigInt(`${whole}${part}` || "0"), d: 10n ** BigInt(part.length) };
}

function combined(a: Value, b: Value, join: (a: Fraction, b: Fraction) => Value): Value {
  if (a === "unreadable" || b === "unreadable") return "unreadable";
  return a === "no-value" || b === "no-value" ? "no-value" : join(a, b);
}

function quotient(a: Fraction, b: Fraction): Value {
  if (b.n === 0n) return "no-value";
  return b.n < 0n ? { n: -a.n * b.d, d: -a.d * b.n } : { n: a.n * b.d, d: a.d * b.n };
}

/** Exact where the root is; else to forty digits behind the point. */
function root(value: Value): Value {
  if (typeof value === "string") return value;
  if (value.n < 0n) return "no-value";
  return { n: integerRoot((value.n * ROOT_SCALE * ROOT_SCALE) / value.d), d: ROOT_SCALE };
}

/** The largest integer whose square is not above n ≥ 0. Newton's method from above. */
function integerRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let guess = 1n << BigInt(Math.ceil(n.toString(2).length / 2));
  for (;;) {
    const next = (guess + n / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

function shown({ n, d }: Fraction, digits: number): Calculated {
  const size = n < 0n ? -n : n;
  const places = digits - wholeDigits(size, d);
  const scaled = places >= 0 ? { n: size * 10n ** BigInt(places), d } : { n: size, d: d * 10n ** BigInt(-places) };
  const rounded = (2n * scaled.n + scaled.d) / (2n * scaled.d);
  const text = pointed(rounded, places);
  return { text: n < 0n && rounded > 0n ? `-${text}` : text, isRounded: rounded * scaled.d !== scaled.n };
}

/** Digits before the point; 0 for 0.5, −1 for 0.05, so that the significant ones can be counted from there. */
function wholeDigits(n: bigint, d: bigint): number {
  if (n === 0n) return 1;
  if (n >= d) return (n / d).toString().length;
  let zeros = 0;
  for (let scaled = n * 10n; scaled < d; scaled *= 10n) zeros += 1;
  return -zeros;
}

/** `value` × 10^−places without trailing zeros behind the point. */
function pointed(value: bigint, places: number): string {
  if (places <= 0) return value === 0n ? "0" : `${value}${"0".repeat(-places)}`;
  const padded = value.toString().padStart(places + 1, "0");
  const [whole, part] = [padded.slice(0, -places), padded.slice(-places).replace(/0+$/, "")];
  return part === "" ? whole : `${whole}.${part}`;
}
