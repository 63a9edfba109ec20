import type { Dexie } from "dexie";
import type { HeldUp } from "#workflows/ports/held-up.ts";

/** What waits among the databases it watches. */
export interface HeldUpDatabases extends HeldUp {
  /** Gives the database back. */
  readonly watch: <D extends Dexie>(database: D) => D;
}

/**
 * A window that holds an older version of a database keeps it from being upgraded, and so from being opened: nothing is taken from under a
 * sitting. The browser goes on by itself when that window closes; until then somebody has to say what everything waits for.
 */
export function heldUpDatabases(): HeldUpDatabases {
  const waiting = new Set<Dexie>();
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const wait = async (database: Dexie): Promise<void> => {
    waiting.add(database);
    tell();
    await database.open().catch(() => undefined); // the opening under way; why it failed is told to whoever asked for it
    waiting.delete(database);
    tell();
  };
  return {
    watch: (database) => {
      database.on("blocked", () => void wait(database));
      return database;
    },
    isAny: () => waiting.size > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
