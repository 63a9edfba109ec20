import type { StoredApp } from "#workflows/ports/machine.ts";

/** A worker that is stopped is started by the question, which takes its time; one of an older version never answers, ms. */
const LIMIT_MS = 5_000;

/** What the service worker answers to `{ type: "REPORT" }`. */
interface WorkerReport {
  readonly version: string;
  readonly files: readonly string[];
  readonly missing: readonly string[];
}

/** Asks the service worker whether every file of the app is stored. Null where no version is, or the worker does not say. Never rejects. */
export async function readStoredApp(): Promise<StoredApp | null> {
  try {
    if (!("serviceWorker" in navigator)) return null;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), LIMIT_MS)); // the first visit stores the app just now
    const registration = await Promise.race([navigator.serviceWorker.ready, late]);
    const worker = registration?.active ?? null;
    if (registration === null || worker === null) return null;
    const report = await ask(worker);
    if (report === null) return null;
    const { version, files, missing } = report;
    return { version, fileCount: files.length, missing, isThisPage: isAmong(files), isNewerWaiting: registration.waiting !== null };
  } catch {
    return null; // a browser that forbids workers here throws when it is asked for one
  }
}

function ask(worker: ServiceWorker): Promise<WorkerReport | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), LIMIT_MS);
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(timer);
      port1.close();
      resolve(isReport(data) ? data : null);
    };
    worker.postMessage({ type: "REPORT" }, [port2]);
  });
}

/** The page's own script is one of the files: its name holds a hash of what is in it. */
function isAmong(files: readonly string[]): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  return files.some((file) => new URL(file, document.baseURI).href === script);
}

function isReport(value: unknown): value is WorkerReport {
  if (typeof value !== "object" || value === null || !("version" in value && "files" in value && "missing" in value)) return false;
  return typeof value.version === "string" && Array.isArray(value.files) && Array.isArray(value.missing);
}
