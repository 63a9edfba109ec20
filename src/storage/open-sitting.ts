import type { PARTICIPANT_DATABASE, SittingRow } from "#storage/participant-database.ts";
import type { HandInEntry } from "#workflows/ports/hand-in-store.ts";

/** The database's name again, typed to be the same: importing the value would bring the whole database library into the service worker. */
const DATABASE: typeof PARTICIPANT_DATABASE = "rxbaseline-participant";

/** A sitting left lying for a day is no reason to stay on an old version for good: every version closes it properly when it is reopened. */
const LONGEST_SITTING_MS = 24 * 60 * 60 * 1000;

/** True while this device holds a sitting that was not handed in and began within the last day. For the service worker. */
export async function hasOpenSitting(nowMs: number): Promise<boolean> {
  const rows = await readExisting("sittings", (sittings): IDBRequest<SittingRow[]> => sittings.index("status").getAll("in-progress"));
  return rows.some(({ start }) => nowMs - start.startedAtMs < LONGEST_SITTING_MS);
}

/** True while a sealed submission of this device is not known to be in its study's drop box. */
export async function hasWaitingHandIn(): Promise<boolean> {
  const rows = await readExisting("handIns", (handIns): IDBRequest<HandInEntry[]> => handIns.getAll());
  return rows.some(({ state }) => state.kind === "waiting");
}

/** Rows of a table; none where no participant has used this device, or not since the table was added. */
async function readExisting<Row>(table: string, ask: (store: IDBObjectStore) => IDBRequest<Row[]>): Promise<readonly Row[]> {
  const database = await openExisting();
  if (database === null) return [];
  try {
    return database.objectStoreNames.contains(table) ? await answerOf(ask(database.transaction(table).objectStore(table))) : [];
  } finally {
    database.close();
  }
}

/** Resolves null where no participant has used this device: looking must not create the database. */
function openExisting(): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (isNew ? resolve(null) : reject(request.error ?? new Error("the database could not be opened")));
  });
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the database could not be read"));
  });
}
