import type { ParticipantDatabase } from "#storage/participant-database.ts";
import { inTransaction } from "#storage/participant-store.ts";
import type { HandInStore } from "#workflows/ports/hand-in-store.ts";

/** Where submissions stand on their way to a drop box, in the same database. */
export function participantHandIns(database: ParticipantDatabase): HandInStore {
  const { handIns } = database;
  return {
    list: () => inTransaction(database, "r")(() => handIns.toArray()),
    keep: (entry) =>
      inTransaction(
        database,
        "rw",
      )(async () => {
        const held = await handIns.get(entry.sittingId);
        if (held?.state.kind === "acknowledged") return held.state;
        await handIns.put(entry);
        return entry.state;
      }),
  };
}
