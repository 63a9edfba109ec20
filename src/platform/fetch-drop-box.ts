import type { DropBox, PutFailure, PutOutcome } from "#workflows/ports/drop-box.ts";

/** S3 answers with the MD5 of what it stored: this one is that of no bytes at all. */
const MD5_OF_NOTHING = /d41d8cd98f00b204e9800998ecf8427e/i;

/** Drop boxes as `fetch` reaches them; addresses are relative to `baseUrl`. */
export function fetchDropBox(baseUrl: string): DropBox {
  return {
    put: async (address, bytes, limitMs) => {
      const late = new AbortController(); // AbortSignal.timeout is younger than the oldest browsers served
      const timer = setTimeout(() => late.abort(), limitMs);
      try {
        const answer = await fetch(new URL(address, baseUrl), {
          method: "PUT",
          headers: { "If-None-Match": "*" },
          body: new Uint8Array(bytes),
          credentials: "omit",
          referrerPolicy: "no-referrer",
          redirect: "manual",
          signal: late.signal,
        });
        return outcomeOf(answer, await answer.text());
      } catch {
        return failure(late.signal.aborted ? "timed-out" : "unreachable"); // fetch rejects for nothing else
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** What an answer means. A redirect that is not followed has status 0. */
function outcomeOf(answer: Response, body: string): PutOutcome {
  const { status, headers } = answer;
  const checksum = headers.get("etag");
  const isEmptied = checksum !== null && MD5_OF_NOTHING.test(checksum);
  const isStored = status === 201 || status === 204 || (status === 200 && checksum !== null && body === "");
  if (isStored) return isEmptied ? failure("implausible", answer) : { kind: "stored" };
  if (status === 412) return { kind: "already-there" };
  return failure(kindOf(status), answer);
}

function kindOf(status: number): PutFailure["kind"] {
  if (status === 413) return "too-large";
  if (status === 507) return "full";
  if (status >= 500 || status === 408 || status === 425 || status === 429) return "server-error";
  return status >= 400 ? "refused" : "implausible";
}

function failure(kind: PutFailure["kind"], answer?: Response): PutFailure {
  const status = answer === undefined || answer.status === 0 ? null : answer.status;
  return { kind, status, retryAfterMs: retryAfterMs(answer?.headers.get("retry-after") ?? null) };
}

/** Seconds, or a date (RFC 9110, 10.2.3). */
function retryAfterMs(text: string | null): number | null {
  if (text === null) return null;
  const delayMs = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isNaN(delayMs) ? null : Math.max(0, delayMs);
}
