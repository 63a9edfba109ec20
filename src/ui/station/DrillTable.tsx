import { Icon } from "#ui/components/Icon.tsx";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { DRILLS, type DrillName, type DrillOutcome } from "#workflows/run-drill.ts";
import styles from "./StationPage.module.css";

/** Every drill with what came of it, if it was run. */
export function DrillTable({ outcomes }: { readonly outcomes: readonly DrillOutcome[] }) {
  const { t } = useTranslation("station");
  return (
    <table className={styles.checks} role="table">
      <caption className="visually-hidden">{t("drill.tableTitle")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t("drill.column.name")}
          </th>
          <th scope="col" role="columnheader">
            {t("drill.column.outcome")}
          </th>
          <th scope="col" role="columnheader">
            {t("drill.column.figures")}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {DRILLS.map((drill) => (
          <DrillRow key={drill} drill={drill} outcome={outcomes.find((known) => known.drill === drill) ?? null} />
        ))}
      </tbody>
    </table>
  );
}

function DrillRow({ drill, outcome }: { readonly drill: DrillName; readonly outcome: DrillOutcome | null }) {
  const { t } = useTranslation("station");
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {t(`drill.name.${drill}`)}
      </th>
      <td role="cell">
        <OutcomeWord outcome={outcome} />
      </td>
      <td role="cell">{outcome !== null && (outcome.failure ?? t(`drill.figures.${drill}`, outcome.figures))}</td>
    </tr>
  );
}

function OutcomeWord({ outcome }: { readonly outcome: DrillOutcome | null }) {
  const { t } = useTranslation("station");
  if (outcome === null) return <span className={styles.soft}>{t("drill.outcome.waiting")}</span>;
  const hasPassed = outcome.failure === null;
  return (
    <span className={styles.state} data-state={hasPassed ? "ok" : "blocked"}>
      <Icon name={hasPassed ? "check" : "warning"} />
      {hasPassed ? t("drill.outcome.passed") : t("drill.outcome.failed")}
    </span>
  );
}
