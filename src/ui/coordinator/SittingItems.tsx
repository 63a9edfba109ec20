import { useMemo } from "react";
import type { Exam } from "#domain/exam/exam.ts";
import { itemTraces, type ItemTrace } from "#domain/submission/item-traces.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";
import { useShortDuration } from "#ui/coordinator/use-short-duration.ts";
import { formatTimeOfDay } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import styles from "#ui/staff/staff-page.module.css";

interface Row {
  readonly itemId: string;
  readonly number: number;
  readonly trace: ItemTrace | undefined;
}

/** How long each item was on screen and how often its response changed. */
export function SittingItems({ source, exam }: { readonly source: ParticipantSource; readonly exam: Exam }) {
  const { t } = useTranslation("timeline");
  const rows = useMemo(() => {
    const traces = itemTraces(source);
    return exam.items.map((item, index): Row => ({ itemId: item.id, number: index + 1, trace: traces.get(item.id) }));
  }, [source, exam]);
  const columns = useItemColumns(source.start.zone);
  return (
    <section className={styles.section} aria-labelledby="sitting-items">
      <h2 id="sitting-items">{t("itemsTitle")}</h2>
      <DataTable name="items" caption={t("itemsCaption")} columns={columns} rows={rows} rowId={(row) => row.itemId} />
    </section>
  );
}

function useItemColumns(zone: string): readonly DataColumn<Row>[] {
  const { t } = useTranslation("timeline");
  const [language] = useLanguage();
  const duration = useShortDuration();
  return useMemo(() => {
    const time = (atMs: number | null | undefined) => (atMs === null || atMs === undefined ? "–" : formatTimeOfDay(atMs, language, zone));
    const span = (id: "onScreen" | "absent", value: (row: Row) => number | null): DataColumn<Row> => ({
      id,
      header: t(`item.${id}`),
      align: "end",
      wrap: "never",
      value,
      cell: (row) => {
        const ms = value(row);
        return ms === null ? "–" : duration(ms);
      },
    });
    return [
      { id: "number", header: t("item.number"), align: "end", value: (row) => row.number },
      { id: "id", header: t("item.id"), wrap: "never", value: (row) => row.itemId },
      {
        id: "firstSeen",
        header: t("item.firstSeen"),
        wrap: "never",
        value: (row) => row.trace?.firstSeenAtMs ?? null,
        cell: ({ trace }) => time(trace?.firstSeenAtMs),
      },
      { id: "visits", header: t("item.visits"), align: "end", value: (row) => row.trace?.visitCount ?? 0 },
      span("onScreen", (row) => row.trace?.onScreenMs ?? null),
      span("absent", (row) => row.trace?.absentMs ?? null),
      { id: "changes", header: t("item.changes"), align: "end", value: (row) => row.trace?.changeCount ?? 0 },
      {
        id: "lastChanged",
        header: t("item.lastChanged"),
        value: (row) => row.trace?.lastChangedAtMs ?? null,
        cell: ({ trace }) =>
          trace?.inStandardTime === false ? `${time(trace.lastChangedAtMs)} (${t("item.extra")})` : time(trace?.lastChangedAtMs),
      },
    ];
  }, [t, language, duration, zone]);
}
