const LIMIT_MS = 10_000;

/**
 * The headers, names in small letters, with which the app's host sends the start page. Null when the host cannot be reached or has no
 * such page. The query makes the service worker pass the request on to the network. Never rejects.
 */
export async function readHostHeaders(baseUrl: string): Promise<Readonly<Record<string, string>> | null> {
  if (!navigator.onLine) return null; // no need to try, nor to have the browser complain of it
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), LIMIT_MS);
  try {
    const url = new URL(`index.html?headers=${Math.round(performance.now())}`, baseUrl);
    const { ok, headers } = await fetch(url, { method: "HEAD", cache: "no-store", signal: late.signal });
    return ok ? Object.fromEntries(headers) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
