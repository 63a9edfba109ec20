import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link, useSearchParams } from "react-router";
import { ROSTER_FILTERS, RosterCountsBar, type RosterFilter } from "#ui/coordinator/RosterCountsBar.tsx";
import { RosterNote, sittingPath } from "#ui/coordinator/RosterNote.tsx";
import { SiteTotals } from "#ui/coordinator/SiteTotals.tsx";
import { StateWord, type StateTone } from "#ui/coordinator/StateWord.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useRecordingExport } from "#ui/coordinator/use-recording-export.ts";
import { useRosterPlace } from "#ui/coordinator/use-roster-place.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import { SaveButton } from "#ui/staff/SaveButton.tsx";
import { exportedCodes } from "#workflows/exported-codes.ts";
import { exportRoster } from "#workflows/export-roster.ts";
import { rosterBoard, rosterCounts, type RosterRow, type RosterState } from "#workflows/roster-board.ts";
import styles from "#ui/staff/staff-page.module.css";

const TONES: Readonly<Record<RosterState, StateTone>> = {
  sound: "good",
  doubtful: "warn",
  backup: "warn",
  missing: "plain",
  withdrawn: "plain",
  erased: "plain",
};

/** Every expected participant and what has come in; the counts above choose which of them are listed. */
export function RosterBoard() {
  const { t } = useTranslation("coordinator");
  const opened = useOpenedStudy();
  const { workspace } = opened.context;
  const record = useRecordingExport(opened);
  const [params, setParams] = useSearchParams();
  const filter = toFilter(params.get("show"));
  const board = useMemo(() => rosterBoard(workspace), [workspace]);
  const rows = useMemo(() => board.filter((row) => isShown(row, filter)), [board, filter]);
  const columns = useRosterColumns();
  const show = (next: RosterFilter): void => {
    setParams(
      (current) => {
        if (next === "expected") current.delete("show");
        else current.set("show", next);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <section className={styles.section} aria-labelledby="roster">
      <h2 id="roster">{t("collect.rosterTitle")}</h2>
      {board.length === 0 ? (
        <p>{t("collect.rosterEmpty")}</p>
      ) : (
        <>
          <RosterCountsBar counts={rosterCounts(board)} current={filter} onShow={show} />
          <SiteTotals board={board} />
          <DataTable name="roster" caption={t("collect.rosterCaption")} columns={columns} rows={rows} rowId={(row) => row.code} />
          <div className={styles.actions}>
            <SaveButton
              label={t("collect.saveRoster")}
              makeFile={() => record(exportRoster(workspace), exportedCodes("roster", workspace))}
            />
          </div>
        </>
      )}
    </section>
  );
}

function toFilter(text: string | null): RosterFilter {
  return ROSTER_FILTERS.find((filter) => filter === text) ?? "expected";
}

function isShown({ state }: RosterRow, filter: RosterFilter): boolean {
  if (filter === "handedIn") return state === "sound" || state === "doubtful";
  return filter === "expected" || state === filter;
}

function useRosterColumns(): readonly DataColumn<RosterRow>[] {
  const { t } = useTranslation("coordinator");
  const [language] = useLanguage();
  const place = useRosterPlace();
  return useMemo(
    () => [
      {
        id: "code",
        header: t("collect.rosterColumn.code"),
        value: (row) => row.code,
        cell: (row) => (
          <Link to={sittingPath(row)} relative="path">
            {row.code}
          </Link>
        ),
        wrap: "never",
      },
      { id: "rank", header: t("collect.rosterColumn.rank"), value: (row) => place(row.code).rank, wrap: "never" },
      { id: "site", header: t("collect.rosterColumn.site"), value: (row) => row.site, wrap: "never" },
      {
        id: "state",
        header: t("collect.rosterColumn.state"),
        value: (row) => t(`collect.verdict.${row.state}`),
        cell: (row) => <StateWord tone={TONES[row.state]}>{t(`collect.verdict.${row.state}`)}</StateWord>,
      },
      {
        id: "received",
        header: t("collect.rosterColumn.received"),
        wrap: "never",
        value: (row) => row.collected[0]?.collectedAtMs ?? null,
        cell: (row) => (row.collected[0] === undefined ? "–" : formatShortTime(row.collected[0].collectedAtMs, language)),
      },
      {
        id: "note",
        header: t("collect.rosterColumn.note"),
        value: noteText,
        cell: (row) => <RosterNote row={row} />,
      },
    ],
    [t, language, place],
  );
}

function noteText({ collected, backups }: RosterRow): string | null {
  const names = [...collected, ...backups].map(({ fileName }) => fileName);
  return names.length === 0 ? null : names.join(" ");
}
