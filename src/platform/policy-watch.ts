/** Does something that may ask at `address`, relative to `baseUrl`, and tells whether this page's own policy (CSP) forbade that. */
export async function watchingPolicy<T>(
  address: string,
  baseUrl: string,
  ask: () => Promise<T>,
): Promise<{ readonly outcome: T; readonly isForbidden: boolean }> {
  const origin = originOf(address, baseUrl);
  let isForbidden = false;
  const note = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    isForbidden ||= effectiveDirective === "connect-src" && origin !== null && blockedURI.startsWith(origin);
  };
  document.addEventListener("securitypolicyviolation", note);
  try {
    const outcome = await ask();
    await new Promise((resolve) => setTimeout(resolve)); // the event is told in a turn of its own
    return { outcome, isForbidden };
  } finally {
    document.removeEventListener("securitypolicyviolation", note);
  }
}

/** Null for what is no address: it cannot be reached then. */
function originOf(address: string, baseUrl: string): string | null {
  try {
    return new URL(address, baseUrl).origin;
  } catch {
    return null;
  }
}
