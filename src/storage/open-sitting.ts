import type { PARTICIPANT_DATABASE, SittingRow } from "#storage/participant-database.ts";

/** The database's name again, typed to be the same: importing the value would bring the whole database library into the service worker. */
const DATABASE: typeof PARTICIPANT_DATABASE = "rxbaseline-participant";

/** A sitting left lying for a day is no reason to stay on an old version for good: every version closes it properly when it is reopened. */
const LONGEST_SITTING_MS = 24 * 60 * 60 * 1000;

/** True while this device holds a sitting that was not handed in and began within the last day. For the service worker. */
export async function hasOpenSitting(nowMs: number): Promise<boolean> {
  const database = await openExisting();
  if (database === null) return false;
  try {
    const rows = await unfinishedSittings(database);
    return rows.some(({ start }) => nowMs - start.startedAtMs < LONGEST_SITTING_MS);
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

function unfinishedSittings(database: IDBDatabase): Promise<readonly Pick<SittingRow, "start">[]> {
  return new Promise((resolve, reject) => {
    const index = database.transaction("sittings").objectStore("sittings").index("status");
    const request: IDBRequest<SittingRow[]> = index.getAll("in-progress");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the sittings could not be read"));
  });
}
