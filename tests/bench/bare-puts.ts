/** The plainest durable write there is: one object store, one put, one strict transaction. */
export async function barePuts(): Promise<{ readonly put: (value: number) => Promise<void>; readonly close: () => void }> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open("rxbaseline-bench-bare", 1);
    request.onupgradeneeded = () => request.result.createObjectStore("rows");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("the bare database did not open"));
  });
  const put = (value: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction("rows", "readwrite", { durability: "strict" });
      transaction.objectStore("rows").put({ value, text: "减量并复查肾功能" }, value);
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("the bare put was aborted"));
    });
  return { put, close: () => database.close() };
}
