import type { Issue } from "#lib/issue.ts";

/** An issue as a participant shows it to the coordinator: code and place. Its wording stays out of the exam's script. */
export function issueLine({ code, place }: Issue): string {
  return [code, place.file, place.path].filter((part) => part !== undefined).join(" · ");
}
