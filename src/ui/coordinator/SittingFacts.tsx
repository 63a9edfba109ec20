import type { Exam } from "#domain/exam/exam.ts";
import type { RecordSummary } from "#domain/submission/record-summary.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";
import { useShortDuration } from "#ui/coordinator/use-short-duration.ts";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./SittingFacts.module.css";

interface SittingFactsProps {
  readonly source: ParticipantSource;
  readonly exam: Exam;
  readonly summary: RecordSummary;
}

/** A sitting in a few lines. */
export function SittingFacts({ source, exam, summary }: SittingFactsProps) {
  const { t } = useTranslation("timeline");
  const [language] = useLanguage();
  const duration = useShortDuration();
  const { start, events, elapsedMs, finishedAtMs, closedBy } = source;
  const { allowedMs, extraMs, seenCount, awayCount, awayMs, openedCount } = summary;
  const builds = new Set([start.buildId, ...events.flatMap(({ fact }) => (fact.type === "resumed" ? [fact.buildId] : []))]);
  const facts = [
    ["started", formatDateTime(start.startedAtMs, language, start.zone)],
    ["finished", formatDateTime(finishedAtMs, language, start.zone)],
    ["used", t("standard", { used: duration(elapsedMs), allowed: duration(allowedMs) })],
    ["extra", extraMs === 0 ? t("none") : duration(extraMs)],
    ["closed", t(`closedBy.${closedBy}`)],
    ["seen", t("seenOf", { seen: seenCount, total: exam.items.length })],
    ["away", awayCount === 0 ? t("none") : t("awayFor", { count: awayCount, time: duration(awayMs) })],
    ["pages", String(openedCount)],
    ["build", [...builds].join(", ")],
    ["zone", start.zone],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`fact.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
