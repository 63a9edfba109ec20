import { useState } from "react";
import { Icon } from "#ui/components/Icon.tsx";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { DrillTable } from "#ui/station/DrillTable.tsx";
import { useStationPorts } from "#ui/station/station-ports.ts";
import { useDrill, type DrillRun } from "#ui/station/use-drill.ts";
import styles from "./StationPage.module.css";

/** Brings about on this machine what can go wrong in an exam, and shows what came of it. */
export function DrillPage() {
  const { t } = useTranslation("station");
  const [language] = useLanguage();
  const { run, start, cancel } = useDrill();
  useDocumentTitle(t("drill.title"));
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <h1 className={styles.title}>{t("drill.title")}</h1>
        <p className={`${styles.lede} no-print`}>{t("drill.lede")}</p>
        <Verdict run={run} />
        <p className={`${styles.actions} no-print`}>
          {run.stage === "running" ? (
            <button type="button" className="action" onClick={cancel}>
              {t("drill.cancel")}
            </button>
          ) : (
            <button type="button" className="action primary" onClick={start}>
              {run.stage === "idle" ? t("drill.run") : t("drill.again")}
            </button>
          )}
          <Keep run={run} />
        </p>
        <DrillTable outcomes={run.outcomes} />
        <p className={styles.soft}>{t("drill.limits")}</p>
        {run.endedAtMs > 0 && (
          <p className={styles.soft}>
            {formatDateTime(run.endedAtMs, language)} · {__APP_VERSION__} · {__BUILD_ID__} · {navigator.userAgent}
          </p>
        )}
      </main>
    </>
  );
}

function Verdict({ run: { stage, outcomes, at } }: { readonly run: DrillRun }) {
  const { t } = useTranslation("station");
  const failedCount = outcomes.filter(({ failure }) => failure !== null).length;
  const verdict = failedCount > 0 ? "blocked" : stage === "ended" ? "ok" : "checking";
  return (
    <p role="status" className={styles.verdict} data-state={verdict}>
      {stage === "running" && at !== null && t("drill.running", { name: t(`drill.name.${at.drill}`), done: at.done, total: at.total })}
      {stage === "cancelled" && t("drill.cancelled")}
      {stage === "ended" && (failedCount > 0 ? t("drill.failed", { count: failedCount }) : t("drill.passed", { count: outcomes.length }))}
    </p>
  );
}

/** Paper and file of the outcome. */
function Keep({ run }: { readonly run: DrillRun }) {
  const { t } = useTranslation("station");
  const { saveFile } = useStationPorts();
  const [hasFailed, setHasFailed] = useState(false);
  const isOver = run.stage === "ended" || run.stage === "cancelled";
  const save = () => {
    try {
      saveFile({ name: "rxbaseline-drill.json", bytes: toJson(run) });
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <button type="button" className="action" disabled={!isOver} onClick={() => window.print()}>
        <Icon name="print" />
        {t("drill.print")}
      </button>
      <button type="button" className="action" disabled={!isOver} onClick={save}>
        <Icon name="save" />
        {t("drill.save")}
      </button>
      <span role="alert" className={styles.failed}>
        {hasFailed && t("drill.saveFailed")}
      </span>
    </>
  );
}

function toJson({ stage, outcomes, endedAtMs }: DrillRun): Uint8Array {
  const machine = { appVersion: __APP_VERSION__, buildId: __BUILD_ID__, userAgent: navigator.userAgent, address: document.baseURI };
  const file = { format: "rxbaseline-drill", formatVersion: 1, ...machine, endedAt: new Date(endedAtMs).toISOString(), stage, outcomes };
  return new TextEncoder().encode(`${JSON.stringify(file, null, 1)}\n`);
}
