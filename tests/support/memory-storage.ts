/** A browser's local storage in memory, shared by the pages of a test, that can be made to refuse. */
export interface MemoryStorage extends Storage {
  /** While true, every access throws, as with storage forbidden by the browser's settings. */
  refuses: boolean;
}

/** Makes an empty one. */
export function memoryStorage(): MemoryStorage {
  const items = new Map<string, string>();
  const guarded = <T>(action: () => T): T => {
    if (storage.refuses) throw new DOMException("planned", "SecurityError");
    return action();
  };
  const storage: MemoryStorage = {
    refuses: false,
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => guarded(() => items.get(key) ?? null),
    setItem: (key, value) => guarded(() => void items.set(key, value)),
    removeItem: (key) => guarded(() => void items.delete(key)),
    clear: () => guarded(() => items.clear()),
  };
  return storage;
}
