const PREFIX = "practice-";

/** The id of a practice sitting, made of a random one. */
export function practiceId(randomId: string): string {
  return PREFIX + randomId;
}

/** True for the id of a practice sitting: it has a database of its own, counts for nothing and says so on every page. */
export function isPracticeId(sittingId: string): boolean {
  return sittingId.startsWith(PREFIX);
}
