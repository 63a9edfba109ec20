import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Issue } from "#lib/issue.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { loadDemo } from "#workflows/load-demo.ts";

/** How far the demo study has come. */
export type LoadingDemo =
  | { readonly kind: "idle" | "cancelled" }
  | { readonly kind: "running"; readonly done: number; readonly total: number; readonly isCancelling: boolean }
  | { readonly kind: "failed"; readonly issues: readonly Issue[] };

/** Loads the demo study and goes to it. Stopping takes effect after the file under way; what was loaded stays. */
export function useLoadingDemo() {
  const ports = useStaffPorts();
  const navigate = useNavigate();
  const [loading, setLoading] = useState<LoadingDemo>({ kind: "idle" });
  const isCancelled = useRef(false);
  const stopIfCancelled = (): void => {
    if (isCancelled.current) throw new Error("the user stopped the loading");
  };
  const readFile = async (name: string): Promise<Uint8Array> => {
    stopIfCancelled();
    const bytes = await ports.hostFiles.read(`demo/${name}`);
    if (bytes === null) throw new Error(`the host has no demo/${name}`);
    return bytes;
  };
  const load = async (): Promise<void> => {
    isCancelled.current = false;
    setLoading({ kind: "running", done: 0, total: 0, isCancelling: false });
    try {
      const loaded = await loadDemo(readFile, ports, (done, total) => {
        stopIfCancelled();
        setLoading({ kind: "running", done, total, isCancelling: false });
      });
      if (loaded.ok) return navigate(`/study/${loaded.value.studyId}/collect`);
      setLoading({ kind: "failed", issues: loaded.error });
    } catch {
      // Either our own wish to stop, or a file that could not be fetched; the page says which.
      setLoading(isCancelled.current ? { kind: "cancelled" } : { kind: "failed", issues: [] });
    }
  };
  const cancel = (): void => {
    isCancelled.current = true;
    setLoading((current) => (current.kind === "running" ? { ...current, isCancelling: true } : current));
  };
  return { loading, load, cancel };
}
