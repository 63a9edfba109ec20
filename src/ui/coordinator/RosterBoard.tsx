import { useMemo } from "react";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import { Link, useSearchParams } from "react-router";
import { InvalidSectionsMark } from "#ui/coordinator/InvalidSectionsMark.tsx";
import { RosterCountsBar, type RosterFilter } from "#ui/coordinator/RosterCountsBar.tsx";
import { StateWord } from "#ui/coordinator/StateWord.tsx";
import { useOpenedStudy } from "#ui/coordinator/use-opened-study.ts";
import { useRosterPlace } from "#ui/coordinator/use-roster-place.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import { formatShortTime } from "#ui/staff/format-short-time.ts";
import { IssueList } from "#ui/staff/IssueList.tsx";
import { rosterBoard, rosterCounts, type RosterRow } from "#workflows/roster-board.ts";
import styles from "#ui/staff/staff-page.module.css";

const TONES = { sound: "good", doubtful: "warn", missing: "plain" } as const;

/** Every expected participant and what has come in; the four counts above choose which of them are listed. */
export function RosterBoard() {
  const { t } = useTranslation("coordinator");
  const { context } = useOpenedStudy();
  const [params, setParams] = useSearchParams();
  const filter = toFilter(params.get("show"));
  const board = useMemo(() => rosterBoard(context.workspace), [context]);
  const rows = useMemo(() => board.filter((row) => filter === "expected" || row.state === filter), [board, filter]);
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
          <DataTable name="roster" caption={t("collect.rosterCaption")} columns={columns} rows={rows} rowId={(row) => row.code} />
        </>
      )}
    </section>
  );
}

function toFilter(text: string | null): RosterFilter {
  return text === "sound" || text === "doubtful" || text === "missing" ? text : "expected";
}

function useRosterColumns(): readonly DataColumn<RosterRow>[] {
  const { t } = useTranslation("coordinator");
  const [language] = useLanguage();
  const place = useRosterPlace();
  return useMemo(
    () => [
      { id: "code", header: t("collect.rosterColumn.code"), value: (row) => row.code, wrap: "never" },
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
        value: (row) => (row.collected.length === 0 ? null : row.collected.map((entry) => entry.fileName).join(" ")),
        cell: (row) => <RosterNote row={row} />,
      },
    ],
    [t, language, place],
  );
}

function RosterNote({ row }: { readonly row: RosterRow }) {
  const { t } = useTranslation("coordinator");
  const { t: tTimeline } = useTranslation("timeline");
  if (row.collected.length === 0) return "–";
  return (
    <>
      {row.collected.length > 1 && <p>{t("collect.lateDuplicate", { count: row.collected.length })}</p>}
      {row.collected.map((entry) => (
        <div key={entry.submission.submissionId}>
          <p>{entry.fileName}</p>
          <InvalidSectionsMark submissionId={entry.submission.submissionId} />
          <p>
            <Link to={`../sitting/${encodeURIComponent(row.code)}`} relative="path" aria-label={tTimeline("openNamed", { code: row.code })}>
              {tTimeline("open")}
            </Link>
          </p>
          {entry.issues.length > 0 && <IssueList issues={entry.issues.map((issue) => ({ ...issue, place: {} }))} />}
        </div>
      ))}
    </>
  );
}
