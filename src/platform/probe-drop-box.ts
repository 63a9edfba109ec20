import type { DropBox, DropBoxProbe } from "#workflows/ports/drop-box.ts";

/** What a drop box answers, and the browser's word where the page's own policy (CSP) forbade the request. */
export function probeDropBox(box: DropBox, baseUrl: string): DropBoxProbe {
  return {
    put: async (address, bytes, limitMs) => {
      const origin = originOf(address, baseUrl);
      let isForbidden = false;
      const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
        isForbidden ||= effectiveDirective === "connect-src" && origin !== null && blockedURI.startsWith(origin);
      };
      document.addEventListener("securitypolicyviolation", note);
      try {
        const outcome = await box.put(address, bytes, limitMs);
        await new Promise((resolve) => setTimeout(resolve)); // the event is told in a turn of its own
        return isForbidden ? { kind: "blocked-by-csp" } : outcome;
      } finally {
        document.removeEventListener("securitypolicyviolation", note);
      }
    },
  };
}

/** Null for what is no address: the box then says that it cannot be reached. */
function originOf(address: string, baseUrl: string): string | null {
  try {
    return new URL(address, baseUrl).origin;
  } catch {
    return null;
  }
}
