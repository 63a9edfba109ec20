import { joinBytes } from "#lib/join-bytes.ts";
import { watchingPolicy } from "#platform/policy-watch.ts";
import type { DropBoxReader, ReadFailure, ReadOutcome, ReadPatience } from "#workflows/ports/drop-box-reader.ts";

/** Nothing larger is read into memory: the readers of files refuse it too. */
const LIMIT_BYTES = 50_000_000;

/** Drop boxes as `fetch` reads them; addresses are relative to `baseUrl`. What the page's own policy forbids is "unreachable" here. */
export function fetchDropBoxReader(baseUrl: string): DropBoxReader {
  return { read: (address, patience) => readOnce(address, baseUrl, patience) };
}

/** The same reader in a page, with the browser's word where the page's own policy (CSP) forbade the request. */
export function watchedDropBoxReader(reader: DropBoxReader, baseUrl: string): DropBoxReader {
  return {
    read: async (address, patience) => {
      const { outcome, isForbidden } = await watchingPolicy(address, baseUrl, () => reader.read(address, patience));
      return isForbidden ? { kind: "blocked", status: null } : outcome;
    },
  };
}

async function readOnce(address: string, baseUrl: string, { limitMs, signal }: ReadPatience): Promise<ReadOutcome> {
  const end = new AbortController();
  const abort = (): void => end.abort();
  const timer = setTimeout(abort, limitMs);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  try {
    const answer = await fetch(new URL(address, baseUrl), {
      headers: { Accept: "application/json, text/html;q=0.9, */*;q=0.8" }, // Caddy then lists as JSON
      cache: "no-store",
      credentials: "same-origin",
      referrerPolicy: "no-referrer",
      redirect: "manual",
      signal: end.signal,
    });
    return answer.ok ? await wholeBody(answer) : failureOf(answer.status);
  } catch {
    return { kind: end.signal.aborted ? "timed-out" : "unreachable", status: null }; // fetch rejects for nothing else
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

async function wholeBody(answer: Response): Promise<ReadOutcome> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = answer.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length <= LIMIT_BYTES) continue;
    await reader?.cancel();
    return { kind: "too-large", status: answer.status };
  }
  return { kind: "read", bytes: joinBytes(parts) };
}

/** A redirect that is not followed has status 0. */
function failureOf(status: number): ReadFailure {
  if (status === 401 || status === 403) return { kind: "refused", status };
  if (status === 404) return { kind: "missing", status };
  return { kind: "failed", status: status === 0 ? null : status };
}
