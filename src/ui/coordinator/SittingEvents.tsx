import { useMemo } from "react";
import type { ChainedEvent, SittingFact } from "#domain/sitting/sitting-event.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";
import { buildTimeline } from "#domain/submission/timeline.ts";
import { timeline as words } from "#texts/en/timeline.ts";
import { useEventDetail } from "#ui/coordinator/use-event-detail.ts";
import { examTimeText } from "#ui/coordinator/use-short-duration.ts";
import { formatTimeOfDay } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { DataColumn } from "#ui/staff/data-column.ts";
import { DataTable } from "#ui/staff/DataTable.tsx";
import styles from "#ui/staff/staff-page.module.css";

/** What was recorded beside visits and responses, in order. */
export function SittingEvents({ source }: { readonly source: ParticipantSource }) {
  const { t } = useTranslation("timeline");
  const [language] = useLanguage();
  const detail = useEventDetail();
  const rows = useMemo(() => buildTimeline(source).marks, [source]);
  const columns = useMemo<readonly DataColumn<ChainedEvent>[]>(
    () => [
      { id: "time", header: t("event.time"), wrap: "never", value: (row) => row.seq, cell: (row) => examTimeText(row.elapsedMs) },
      {
        id: "wall",
        header: t("event.wall"),
        wrap: "never",
        value: (row) => row.atMs,
        cell: (row) => formatTimeOfDay(row.atMs, language, source.start.zone),
      },
      { id: "what", header: t("event.what"), value: (row) => (isTold(row.fact) ? t(`what.${row.fact.type}`) : row.fact.type) },
      { id: "detail", header: t("event.detail"), value: (row) => detail(row.fact) },
    ],
    [t, language, detail, source],
  );
  return (
    <section className={styles.section} aria-labelledby="sitting-events">
      <h2 id="sitting-events">{t("eventsTitle")}</h2>
      <DataTable name="events" caption={t("eventsCaption")} columns={columns} rows={rows} rowId={(row) => `${row.seq} ${row.hash}`} />
    </section>
  );
}

type ToldFact = Extract<SittingFact, { readonly type: keyof typeof words.what }>;

function isTold(fact: SittingFact): fact is ToldFact {
  return Object.hasOwn(words.what, fact.type);
}
