const MAX_NAME_UNITS = 31;

/**
 * Names that every spreadsheet program takes: without `: \ / ? * [ ]`, no apostrophe at an end, 1–31 units, and different from each
 * other whatever their case. Same order and length as the input.
 */
export function toSheetNames(wanted: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return wanted.map((name) => {
    const base = toLegalName(name);
    let unique = base;
    for (let n = 2; taken.has(unique.toLowerCase()); n += 1) unique = `${base.slice(0, MAX_NAME_UNITS - 5)} (${n})`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

function toLegalName(name: string): string {
  const legal = name
    .replace(/[:\\/?*[\]\p{Cc}\p{Cs}]+/gu, " ")
    .slice(0, MAX_NAME_UNITS)
    .replace(/^['\s]+|['\s]+$/g, "");
  // Excel keeps "History" for itself.
  return legal === "" || legal.toLowerCase() === "history" ? `${legal}_` : legal;
}
