import { useState } from "react";
import { goTo } from "#ui/hooks/address.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { useStationPorts } from "#ui/station/station-ports.ts";
import { startPractice } from "#workflows/practise.ts";

/** The way into a new practice. */
export interface BeginPractice {
  readonly isRunning: boolean;
  /** Why the last try failed, as the machine says it. */
  readonly failure: string | null;
  readonly run: () => void;
}

/** Starts a practice and goes to its first item. */
export function useBeginPractice(): BeginPractice {
  const { t } = useTranslation("station");
  const { practice, hostFiles } = useStationPorts();
  const [language] = useLanguage();
  const [stage, setStage] = useState<{ readonly isRunning: boolean; readonly failure: string | null }>({ isRunning: false, failure: null });
  const run = async (): Promise<void> => {
    setStage({ isRunning: true, failure: null });
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    try {
      const request = { code: t("practice.code"), language, zone, appVersion: __APP_VERSION__ };
      goTo(`/sit/${await startPractice(practice, hostFiles, request)}/item/1`);
    } catch (cause) {
      setStage({ isRunning: false, failure: cause instanceof Error ? cause.message : String(cause) });
    }
  };
  return { ...stage, run: () => void run() };
}
