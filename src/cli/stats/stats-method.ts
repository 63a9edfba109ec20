import * as z from "zod/mini";
import { toSignificant12 } from "#lib/significant.ts";

/** A result as it is printed: numbers with 12 significant digits, null for what is undefined. */
export type Printed = null | boolean | number | string | readonly Printed[] | { readonly [name: string]: Printed };

/** What was wrong with one line of input. */
export interface InputProblem {
  /** Member it lies in, such as `rows[2][0]`; empty for the line as a whole. */
  readonly path: string;
  readonly message: string;
}

/** A method of `rxbaseline stats`. */
export interface StatsMethod {
  /** Shapes of a line in and of a line out, for the help. */
  readonly input: string;
  readonly output: string;
  readonly run: (line: unknown) => { readonly result: Printed } | { readonly problem: InputProblem };
}

interface MethodParts<S extends z.ZodMiniType> {
  readonly schema: S;
  readonly input: string;
  readonly output: string;
  /** May throw RangeError for values that fit the shape but not the method. */
  readonly compute: (given: z.output<S>) => Printed;
}

/** Puts a method together: its input is checked before, its numbers are rounded after. */
export function statsMethod<S extends z.ZodMiniType>({ schema, input, output, compute }: MethodParts<S>): StatsMethod {
  return {
    input,
    output,
    run: (line) => {
      const read = z.safeParse(schema, line);
      if (!read.success) return { problem: problemOf(read.error.issues[0]) };
      try {
        return { result: toPrinted(compute(read.data)) };
      } catch (cause) {
        if (!(cause instanceof RangeError)) throw cause;
        return { problem: { path: "", message: cause.message } };
      }
    },
  };
}

function problemOf(issue: z.core.$ZodIssue | undefined): InputProblem {
  const path = (issue?.path ?? []).map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`)).join("");
  return { path: path.replace(/^\./, ""), message: issue?.message ?? "" };
}

function toPrinted(value: Printed): Printed {
  if (typeof value === "number") return Number.isFinite(value) ? toSignificant12(value) : null;
  if (Array.isArray(value)) return value.map(toPrinted);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, toPrinted(member as Printed)]));
  }
  return value;
}

/** Tables and lists of numbers as methods take them. */
export const numbers = z.array(z.number()).check(z.maxLength(1_000_000));
export const table = z.array(numbers).check(z.maxLength(100_000));
export const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
