import type { StoredSitting } from "#workflows/ports/sitting-store.ts";

/** Number of the item that was on screen last, from 1; the first when none was. A resumed participant goes on there. */
export function lastItemNumber({ exam, events }: Pick<StoredSitting, "exam" | "events">): number {
  const visits = events.flatMap(({ fact }) => (fact.type === "visited" ? [fact.itemId] : []));
  const last = visits[visits.length - 1];
  return Math.max(1, (exam?.items.findIndex((item) => item.id === last) ?? -1) + 1);
}
