/** The part of a storage that the app uses. */
export type Items = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * The browser's local storage, looked up at each call: where its settings forbid it, the very look throws, and whoever asks can tell
 * a storage that refuses from one that is empty.
 */
export const localItems: Items = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};
