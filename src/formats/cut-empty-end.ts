/** A list without the empty values at its end. */
export function cutEmptyEnd<T>(values: readonly T[], isEmpty: (value: T) => boolean): T[] {
  let length = values.length;
  while (length > 0 && isEmpty(values[length - 1] as T)) length -= 1; // the index is in range
  return values.slice(0, length);
}
