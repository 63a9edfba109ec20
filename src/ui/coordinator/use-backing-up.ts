import { useState } from "react";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useStaffPorts } from "#ui/staff/staff-ports.ts";
import { backUpWorkspace } from "#workflows/back-up-workspace.ts";
import { recordExport } from "#workflows/exported-codes.ts";

/** How far a backup has come. */
export type BackingUp =
  | { readonly kind: "idle" | "failed" }
  | { readonly kind: "running"; readonly done: number; readonly total: number }
  /** "unrecorded": it was handed over, and the database could not note it. */
  | { readonly kind: "saved" | "unrecorded"; readonly name: string };

/** Backs this machine's workspace up, records that there is a file of it, and hands that over. */
export function useBackingUp() {
  const { store, archive, passphraseCipher: cipher, saveFile, nowMs } = useStaffPorts();
  const { context, reload } = useOpenedStudy();
  const [work, setWork] = useState<BackingUp>({ kind: "idle" });
  const backUp = async (scope: "one" | "all", passphrase: string): Promise<void> => {
    setWork({ kind: "running", done: 0, total: 0 });
    let handedOver: string | null = null;
    try {
      const atMs = nowMs();
      const request = {
        scope: scope === "all" ? scope : [context.workspace.office.study.studyId],
        passphrase,
        appVersion: __APP_VERSION__,
        nowMs: atMs,
        onProgress: (done: number, total: number) => setWork({ kind: "running", done, total }),
      };
      const { file, copies } = await backUpWorkspace(request, { archive, cipher });
      for (const { studyId } of copies) await recordExport({ studyId, file: "workspace", fileName: file.name, atMs }, store);
      saveFile(file);
      handedOver = file.name;
      for (const { studyId, copy } of copies) await store.addSafeCopy(studyId, copy);
      setWork({ kind: "saved", name: file.name });
      await reload();
    } catch {
      // Storage, memory or the platform: what was held is as it was, and whether a file went out is said.
      setWork(handedOver === null ? { kind: "failed" } : { kind: "unrecorded", name: handedOver });
    }
  };
  return { work, backUp };
}
