import type { SittingStore, SittingSummary } from "#workflows/ports/sitting-store.ts";

/** The sittings on this machine: those in progress first, each group newest first. Rejects when the database cannot be read. */
export async function listSittings(store: SittingStore): Promise<readonly SittingSummary[]> {
  const sittings = await store.list();
  const rank = (sitting: SittingSummary): number => (sitting.status === "in-progress" ? 0 : 1);
  return [...sittings].sort((a, b) => rank(a) - rank(b) || b.startedAtMs - a.startedAtMs);
}
