/** How long a network that blinked is left alone, ms. */
const PAUSE_MS = 1_000;

/** Fetches scripts, once more after a moment if that failed: one connection cut off is no reason to show a broken page. */
export async function fetchScripts<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
