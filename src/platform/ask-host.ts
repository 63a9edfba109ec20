const LIMIT_MS = 10_000;

/**
 * What the app's own host answers for the start page, its headers only; null where it does not answer in time or there is no network.
 * The query, named for what is asked, makes the service worker pass the request on. Never rejects: no network is no fault.
 */
export async function askHost(baseUrl: string, name: string): Promise<Response | null> {
  if (!navigator.onLine) return null; // no need to try, nor to have the browser complain of it
  const late = new AbortController(); // AbortSignal.timeout is younger than the oldest browsers served
  const timer = setTimeout(() => late.abort(), LIMIT_MS);
  try {
    const url = new URL(`index.html?${name}=${Math.round(performance.now())}`, baseUrl);
    return await fetch(url, { method: "HEAD", cache: "no-store", signal: late.signal });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
