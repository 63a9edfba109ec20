import type { NamedBytes } from "#lib/named-bytes.ts";

/** A copy of a text file with its text edited. @throws RangeError when the edit changes nothing: the test would prove nothing. */
export function editJson(file: NamedBytes, edit: (text: string) => string): NamedBytes {
  const text = new TextDecoder().decode(file.bytes);
  const edited = edit(text);
  if (edited === text) throw new RangeError(`editJson requires an edit that changes ${file.name}`);
  return { name: file.name, bytes: new TextEncoder().encode(edited) };
}
