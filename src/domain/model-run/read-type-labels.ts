import { ERROR_TYPES, type ErrorType } from "#domain/exam/error-type.ts";
import { errorTypeOf, isNoProblemLabel } from "#domain/model-run/error-type-aliases.ts";
import { toNormalText } from "#domain/model-run/normal-text.ts";

/** The labels of a type field. */
export interface TypeLabels {
  /** In official order, without repeats. */
  readonly errorTypes: readonly ErrorType[];
  /** Verbatim, in the order they stand, without repeats. */
  readonly unknownTypes: readonly string[];
  readonly saysNoProblem: boolean;
}

// Never a slash: names hold it.
const SEPARATOR = /[;；,，、\n]/;
const MOST_PARTS_OF_A_NAME = 3;

/**
 * Splits a type field on `; ； , ， 、` and line breaks and looks each label up. Some names hold a separator, so the longest run of parts
 * that is a name wins.
 */
export function readTypeLabels(text: string): TypeLabels {
  const parts = text
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => !/^[.。]*$/.test(toNormalText(part)));
  const found = new Set<ErrorType>();
  const unknown = new Set<string>();
  let saysNoProblem = false;
  for (let start = 0; start < parts.length;) {
    const name = longestName(parts.slice(start, start + MOST_PARTS_OF_A_NAME));
    const part = parts[start] ?? "";
    if (name !== null) found.add(name.type);
    else if (isNoProblemLabel(part)) saysNoProblem = true;
    else unknown.add(part.replace(/[.。]+$/, ""));
    start += name?.partCount ?? 1;
  }
  return { errorTypes: ERROR_TYPES.filter((type) => found.has(type)), unknownTypes: [...unknown], saysNoProblem };
}

function longestName(parts: readonly string[]): { readonly type: ErrorType; readonly partCount: number } | null {
  for (let partCount = parts.length; partCount > 0; partCount -= 1) {
    const type = errorTypeOf(parts.slice(0, partCount).join("/"));
    if (type !== undefined) return { type, partCount };
  }
  return null;
}
