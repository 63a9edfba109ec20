import { useState } from "react";
import { goTo } from "#ui/hooks/address.ts";
import type { Exam } from "#domain/exam/exam.ts";
import type { Study } from "#domain/study/study.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useParticipantPorts } from "#ui/participant/participant-ports.ts";
import { itemPath } from "#ui/participant/paths.ts";
import type { BackupCodes } from "#workflows/ports/backup-cipher.ts";
import { startSitting } from "#workflows/start-sitting.ts";

/** Starts the sitting and goes to its first item. After "failed" nothing was stored and no clock runs. */
export function useStart(study: Study): {
  readonly stage: "idle" | "running" | "failed";
  readonly run: (exam: Exam, codes: BackupCodes) => Promise<void>;
} {
  const ports = useParticipantPorts();
  const [language] = useLanguage();
  const [stage, setStage] = useState<"idle" | "running" | "failed">("idle");
  const run = async (exam: Exam, codes: BackupCodes) => {
    setStage("running");
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    try {
      const sittingId = await startSitting(ports, {
        study,
        exam,
        ...codes,
        language,
        zone,
        appVersion: __APP_VERSION__,
        buildId: __BUILD_ID__,
      });
      goTo(itemPath(sittingId, 1));
    } catch {
      setStage("failed");
    }
  };
  return { stage, run };
}
