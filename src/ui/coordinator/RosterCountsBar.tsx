import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { RosterCounts } from "#workflows/roster-board.ts";
import styles from "./RosterCountsBar.module.css";

/** Which participants are listed; "expected" is all of them. */
export type RosterFilter = (typeof ROSTER_FILTERS)[number];

/** All of them, in the order shown. */
export const ROSTER_FILTERS = ["expected", "handedIn", "sound", "doubtful", "backup", "missing", "withdrawn", "erased"] as const;

/** Rare ones are shown where there are any, or where one came to the page by them. */
const RARE: ReadonlySet<RosterFilter> = new Set(["backup", "withdrawn", "erased"]);

interface RosterCountsBarProps {
  readonly counts: RosterCounts;
  readonly current: RosterFilter;
  readonly onShow: (filter: RosterFilter) => void;
}

/** The counts of a roster; each is a choice of what the table below lists. */
export function RosterCountsBar({ counts, current, onShow }: RosterCountsBarProps) {
  const { t } = useTranslation("coordinator");
  return (
    <fieldset className={styles.counts}>
      <legend className="visually-hidden">{t("collect.show")}</legend>
      {ROSTER_FILTERS.filter((filter) => !RARE.has(filter) || filter === current || counts[filter] > 0).map((filter) => (
        <label key={filter} className={styles.count}>
          <input
            className="visually-hidden"
            type="radio"
            name="roster-filter"
            checked={filter === current}
            onChange={() => onShow(filter)}
          />
          <span className={styles.number}>{counts[filter]}</span>
          <span>{t(`collect.counts.${filter}`)}</span>
        </label>
      ))}
      {counts.unexpected > 0 && (
        <p className={styles.count}>
          <span className={styles.number}>{counts.unexpected}</span>
          <span>{t("collect.unknownCode")}</span>
        </p>
      )}
    </fieldset>
  );
}
