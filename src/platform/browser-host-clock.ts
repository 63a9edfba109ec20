import type { HostClock } from "#workflows/ports/host-clock.ts";

const LIMIT_MS = 10_000;
/** HTTP dates are cut to the second: half of one is the best guess of what was cut. */
const CUT_MS = 500;

/** The `Date` header of the app's own host. The query makes the service worker pass the request on to the network. */
export function browserHostClock(baseUrl: string): HostClock {
  return {
    read: async () => {
      if (!navigator.onLine) return null; // no need to try, nor to have the browser complain of it
      const startedAtMs = performance.now();
      const late = new AbortController(); // AbortSignal.timeout is younger than the oldest browsers served
      const timer = setTimeout(() => late.abort(), LIMIT_MS);
      try {
        const url = new URL(`index.html?time=${Math.round(startedAtMs)}`, baseUrl);
        const response = await fetch(url, { method: "HEAD", cache: "no-store", signal: late.signal });
        const saidMs = Date.parse(response.headers.get("date") ?? "");
        const roundTripMs = performance.now() - startedAtMs;
        if (Number.isNaN(saidMs)) return null;
        return { hostMs: saidMs + CUT_MS, wallMs: Date.now() - roundTripMs / 2, roundTripMs };
      } catch {
        return null; // no network is no witness, and no fault
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
