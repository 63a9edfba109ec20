import { useState, type ComponentType } from "react";
import { Link } from "#ui/components/Link.tsx";
import { Icon } from "#ui/components/Icon.tsx";
import { PageHeader } from "#ui/components/PageHeader.tsx";
import { checkDropBoxes } from "#workflows/check-drop-boxes.ts";
import { useDocumentTitle } from "#ui/hooks/use-document-title.ts";
import { useLoaded } from "#ui/hooks/use-loaded.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { CheckTable } from "#ui/station/CheckTable.tsx";
import { InputTrial } from "#ui/station/InputTrial.tsx";
import { judgeMachine, verdictOf, type Finding, type MachineReport } from "#ui/station/judge-machine.ts";
import { MachineSheet } from "#ui/station/MachineSheet.tsx";
import { useStationPorts, type StationPorts } from "#ui/station/station-ports.ts";
import { judgeInput, NOTHING_TYPED } from "#ui/station/judge-input.ts";
import styles from "./StationPage.module.css";

interface CheckPageProps {
  /** What stands last and depends on where the app came from. `findings` is null while the machine is being looked at. */
  readonly Last: ComponentType<{ readonly findings: readonly Finding[] | null }>;
}

/** Proves before an exam that this machine can do it; prints on one sheet. */
export function CheckPage({ Last }: CheckPageProps) {
  const { t } = useTranslation("station");
  const ports = useStationPorts();
  const [report, again] = useLoaded("machine", () => lookAt(ports));
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const findings = report.kind === "loaded" ? judgeMachine(report.value) : null;
  useDocumentTitle(t("check.title"));
  return (
    <>
      <PageHeader />
      <main className={styles.page}>
        <h1 className={styles.title}>{t("check.title")}</h1>
        <p className={`${styles.lede} no-print`}>{t("check.lede")}</p>
        <Verdict findings={findings} />
        <p className={`${styles.actions} no-print`}>
          <button type="button" className="action primary" onClick={() => window.print()} disabled={findings === null}>
            <Icon name="print" />
            {t("check.print")}
          </button>
          <button type="button" className="action" onClick={again}>
            {t("check.again")}
          </button>
          <Link className="action" to="/sit/practice">
            {t("check.practise")}
          </Link>
          <Link className="action" to="/sit">
            {t("check.toStart")}
          </Link>
        </p>
        <CheckTable findings={findings} input={judgeInput(typed)} />
        <InputTrial typed={typed} onType={setTyped} />
        {report.kind === "loaded" && <MachineSheet report={report.value} />}
        <Last findings={findings} />
      </main>
    </>
  );
}

async function lookAt({ probe, hostClock, hostFiles, dropBoxProbe }: StationPorts): Promise<MachineReport> {
  const [facts, hostTime, dropBoxes] = await Promise.all([
    probe.look(),
    hostClock.read(),
    dropBoxProbe === null ? [] : checkDropBoxes(hostFiles, dropBoxProbe),
  ]);
  return { facts, hostTime, dropBoxes, atMs: Date.now() };
}

function Verdict({ findings }: { readonly findings: readonly Finding[] | null }) {
  const { t } = useTranslation("station");
  if (findings === null) {
    return (
      <p role="status" className={styles.verdict} data-state="checking">
        {t("check.looking")}
      </p>
    );
  }
  const verdict = verdictOf(findings);
  const count = findings.filter(({ state }) => state === "note").length;
  return (
    <p role="status" className={styles.verdict} data-state={verdict}>
      {verdict === "note" ? t("check.verdict.note", { count }) : t(`check.verdict.${verdict}`)}
    </p>
  );
}
