import { useTranslation } from "#ui/hooks/use-translation.ts";
import { INVALID_REASONS } from "#domain/cohort/validity.ts";
import type { StandingRow } from "#ui/researcher/section-standings.ts";
import { EstimateCell } from "#ui/researcher/EstimateCell.tsx";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import type { StandingColumn } from "#ui/researcher/use-standing-columns.ts";
import styles from "./StandingsTable.module.css";

interface StandingsRowProps {
  readonly row: StandingRow;
  readonly columns: readonly StandingColumn[];
  /** Colour of the rank's mark; a model's mark is an outline, a baseline's a dash. */
  readonly shade: string | undefined;
}

/** One contender's line. */
export function StandingsRow({ row, columns, shade }: StandingsRowProps) {
  return (
    <tr>
      {columns.map((column) =>
        column.id === "name" ? (
          <th key={column.id} scope="row" className={styles.name}>
            <span className={styles.mark} data-kind={row.contender.kind} style={shade === undefined ? {} : { background: shade }} />
            <span>{row.label}</span>
          </th>
        ) : (
          <td
            key={column.id}

            data-align={column.align}
            data-column={column.estimate === null ? column.id : "metric"}
          >
            {column.estimate === null ? (
              <PlainCell row={row} column={column} />
            ) : (
              <EstimateCell estimate={column.estimate(row)} contender={row.contender} />
            )}
          </td>
        ),
      )}
    </tr>
  );
}

function PlainCell({ row, column }: { readonly row: StandingRow; readonly column: StandingColumn }) {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  const { contender } = row;
  if (column.id === "kind") return words.contender[contender.kind].name;
  if (column.id === "n") {
    if (contender.kind === "baseline") return "–";
    const reasons = INVALID_REASONS.flatMap((reason) => {
      const count = contender.excludedByReason[reason] ?? 0;
      return count === 0 ? [] : [`${words.reason[reason].name} ${count}`];
    });
    return (
      <>
        <span className={styles.kindInN}>{words.contender[contender.kind].name} </span>
        {contender.respondentCount}
        {contender.excludedCount > 0 && (
          <span className={styles.interval}>{[t("table.excluded", { count: contender.excludedCount }), ...reasons].join(" · ")}</span>
        )}
      </>
    );
  }
  return column.value(row) ?? "–";
}
