import type { OpenDrillWriter, WriterReport } from "#workflows/ports/drill-writer.ts";

/** Starts the drill's second thread as a worker that writes into the database of that name, and can end it from one moment to the next. */
export function drillWriter(start: () => Worker, database: string): OpenDrillWriter {
  return (sittingId, savedCount) => {
    const worker = start();
    const listeners = new Set<() => void>();
    let latest: WriterReport | null = null;
    worker.addEventListener("message", ({ data }: MessageEvent<WriterReport>) => {
      latest = data;
      for (const listener of listeners) listener();
    });
    worker.postMessage({ sittingId, savedCount, database });
    return {
      latest: () => latest,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      kill: () => worker.terminate(),
    };
  };
}
