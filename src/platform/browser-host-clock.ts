import { askHost } from "#platform/ask-host.ts";
import type { HostClock } from "#workflows/ports/host-clock.ts";

/** HTTP dates are cut to the second: half of one is the best guess of what was cut. */
const CUT_MS = 500;

/** The `Date` header of the app's own host. */
export function browserHostClock(baseUrl: string): HostClock {
  return {
    read: async () => {
      const startedAtMs = performance.now();
      const answer = await askHost(baseUrl, "time");
      const roundTripMs = performance.now() - startedAtMs;
      const saidMs = Date.parse(answer?.headers.get("date") ?? "");
      return Number.isNaN(saidMs) ? null : { hostMs: saidMs + CUT_MS, wallMs: Date.now() - roundTripMs / 2, roundTripMs };
    },
  };
}
