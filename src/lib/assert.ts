/** Throws RangeError with `message` unless `condition` holds: for broken preconditions only, never for bad input. */
export function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new RangeError(message);
}

/** The compile-time proof that a union was handled in full; throws if a value slips through at run time. */
export function unreachable(value: never): never {
  throw new RangeError(`unreachable requires no value, got ${String(value)}`);
}
