import { watchingPolicy } from "#platform/policy-watch.ts";
import type { DropBox, DropBoxProbe } from "#workflows/ports/drop-box.ts";

/** What a drop box answers, and the browser's word where the page's own policy (CSP) forbade the request. */
export function probeDropBox(box: DropBox, baseUrl: string): DropBoxProbe {
  return {
    put: async (address, bytes, limitMs) => {
      const { outcome, isForbidden } = await watchingPolicy(address, baseUrl, () => box.put(address, bytes, limitMs));
      return isForbidden ? { kind: "blocked-by-csp" } : outcome;
    },
  };
}
