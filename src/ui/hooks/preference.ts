import { useSyncExternalStore } from "react";

/** A choice of this browser's user that outlives the page: theme, language, text size. */
export interface Preference<T extends string> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes a preference kept in localStorage. `read` turns what was stored (or null) into a value; it decides the default. */
export function createPreference<T extends string>(key: string, read: (stored: string | null) => T): Preference<T> {
  const storageKey = `rxbaseline.${key}`;
  const listeners = new Set<() => void>();
  let value: T | null = null;
  return {
    get: () => (value ??= read(storedText(storageKey))),
    set: (next) => {
      value = next;
      storeText(storageKey, next);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The current value of a preference; the component renders again when it changes. */
export function usePreference<T extends string>(preference: Preference<T>): T {
  return useSyncExternalStore(preference.subscribe, preference.get);
}

// A browser may refuse localStorage (blocked cookies, private mode). A preference then lasts as long as the page: nothing worth telling.
function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function storeText(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    return;
  }
}
