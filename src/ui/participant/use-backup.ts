import { useState } from "react";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { useOpenSitting } from "#ui/participant/sitting-context.ts";

/** Where the making of a backup stands. `fileName` is what was handed to the browser last. */
export type BackupStage = { readonly kind: "idle" | "making" | "failed" } | { readonly kind: "made"; readonly fileName: string };

/** Makes a backup of the open sitting and hands it to the browser; recorded once it was. */
export function useBackup(): { readonly stage: BackupStage; readonly backUp: () => void } {
  const { saveFile } = useParticipantPorts();
  const { store } = useOpenSitting();
  const [stage, setStage] = useState<BackupStage>({ kind: "idle" });
  const run = async (): Promise<BackupStage> => {
    const file = await store.getState().backUp();
    if (file === null) return { kind: "failed" };
    saveFile(file);
    store.getState().observe({ type: "backed-up" });
    return { kind: "made", fileName: file.name };
  };
  const backUp = () => {
    if (stage.kind === "making") return;
    setStage({ kind: "making" });
    void run()
      .catch((): BackupStage => ({ kind: "failed" }))
      .then(setStage);
  };
  return { stage, backUp };
}
