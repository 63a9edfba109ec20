import type { Page } from "@playwright/test";

/** What can be made to go wrong with the page's database. Each holds until another is set. */
export type StorageFault =
  /** Nothing. */
  | "none"
  /** The disk is full: every write fails with the error a browser gives then, and its transaction is aborted. */
  | "quota"
  /** A write is committed only after 3 s. */
  | "slow"
  /** The browser drops every connection, as some do with pages in the background; new ones can be opened. */
  | "lost";

interface FaultyWindow extends Window {
  storageFault?: StorageFault;
  openDatabases?: IDBDatabase[];
}

const SLOW_MS = 3_000;

/** Prepares a page, before it is opened, for faults to be set later. */
export async function prepareFaults(page: Page): Promise<void> {
  await page.addInitScript((slowMs) => {
    const faulty: FaultyWindow = window;
    const databases = (faulty.openDatabases ??= []);
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...call) {
      const request = open.apply(this, call);
      request.addEventListener("success", () => databases.push(request.result));
      return request;
    };
    for (const name of ["add", "put"] as const) {
      const write = IDBObjectStore.prototype[name];
      IDBObjectStore.prototype[name] = function (...call) {
        if (faulty.storageFault === "quota") throw new DOMException("planned", "QuotaExceededError");
        return write.apply(this, call);
      };
    }
    const begin = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (stores, mode, options) {
      const transaction = begin.call(this, stores, mode, options);
      if (faulty.storageFault === "slow" && mode === "readwrite") keepOpen(transaction, performance.now() + slowMs);
      return transaction;
    };
    // A transaction commits when nothing more is asked of it: asking on is what a slow disk looks like from the page.
    function keepOpen(transaction: IDBTransaction, untilMs: number): void {
      const [store = ""] = transaction.objectStoreNames;
      transaction.objectStore(store).count().onsuccess = () => {
        if (performance.now() < untilMs) keepOpen(transaction, untilMs);
      };
    }
  }, SLOW_MS);
}

/** Sets the fault of a prepared page. */
export async function setFault(page: Page, fault: StorageFault): Promise<void> {
  await page.evaluate((wanted) => {
    const faulty: FaultyWindow = window;
    faulty.storageFault = wanted;
    if (wanted !== "lost") return;
    for (const database of faulty.openDatabases ?? []) {
      database.close();
      database.dispatchEvent(new Event("close"));
    }
  }, fault);
}

/** The browser deletes the page's databases, as it may when the disk is full. */
export async function evict(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.clearDataForOrigin", { origin: new URL(page.url()).origin, storageTypes: "indexeddb" });
}
