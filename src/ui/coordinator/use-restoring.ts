import { useState } from "react";
import { errorAt, type Issue } from "#lib/issue.ts";
import { readFiles } from "#ui/staff/read-files.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import {
  lookIntoWorkspace,
  MAX_WORKSPACE_MB,
  restoreWorkspace,
  type GivenWorkspace,
  type RestoredWorkspace,
} from "#workflows/restore-workspace.ts";

/** How far the restoring of a file has come. */
export type Restoring =
  | { readonly kind: "idle" }
  | { readonly kind: "running"; readonly done: number; readonly total: number }
  | { readonly kind: "refused"; readonly issues: readonly Issue[] }
  | { readonly kind: "restored"; readonly restored: RestoredWorkspace };

/** Takes a workspace file and restores it when its passphrase is given. */
export function useRestoring(onRestored: () => void) {
  const { archive, passphraseCipher: cipher } = useStaffPorts();
  const [given, setGiven] = useState<GivenWorkspace | null>(null);
  const [work, setWork] = useState<Restoring>({ kind: "idle" });
  const choose = async (files: readonly File[]): Promise<void> => {
    const read = await readFiles(files, MAX_WORKSPACE_MB);
    const [file] = read.files;
    const looked = file === undefined ? null : lookIntoWorkspace(file);
    setGiven(looked?.ok === true ? looked.value : null);
    const issues = [...read.issues, ...(looked === null || looked.ok ? [] : looked.error)];
    setWork(issues.length > 0 ? { kind: "refused", issues } : { kind: "idle" });
  };
  const restore = async (passphrase: string): Promise<void> => {
    if (given === null) return;
    const onProgress = (done: number, total: number): void => setWork({ kind: "running", done, total });
    onProgress(0, given.boxes.length);
    try {
      const restored = await restoreWorkspace({ given, passphrase, onProgress }, { archive, cipher });
      if (!restored.ok) return setWork({ kind: "refused", issues: restored.error });
      setGiven(null);
      setWork({ kind: "restored", restored: restored.value });
      onRestored();
    } catch {
      setWork({ kind: "refused", issues: [errorAt("storage-refused", {})] });
    }
  };
  return { given, work, choose, restore };
}
