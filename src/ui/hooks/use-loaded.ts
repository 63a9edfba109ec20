import { useEffect, useState } from "react";

/** Something read from storage or the host: on its way, failed, or here. */
export type Loaded<T> = { readonly kind: "loading" } | { readonly kind: "failed" } | { readonly kind: "loaded"; readonly value: T };

const LOADING = { kind: "loading" } as const;

/**
 * Loads once for each `key` and again when the returned function is called. While another key or try is under way the state
 * is "loading", and what an older one brings is dropped.
 */
export function useLoaded<T>(key: string, load: () => Promise<T>): readonly [Loaded<T>, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ readonly of: string; readonly loaded: Loaded<T> } | null>(null);
  const of = `${attempt} ${key}`;
  useEffect(() => {
    let dropped = false;
    const settle = (loaded: Loaded<T>) => {
      if (!dropped) setResult({ of, loaded });
    };
    load().then(
      (value) => settle({ kind: "loaded", value }),
      () => settle({ kind: "failed" }),
    );
    return () => {
      dropped = true;
    };
    // `load` is a new function at every render; `of` says when it means something else.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [of]);
  return [result?.of === of ? result.loaded : LOADING, () => setAttempt((count) => count + 1)];
}
