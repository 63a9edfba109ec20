import type { Exam } from "#domain/exam/exam.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";
import { buildTimeline } from "#domain/submission/timeline.ts";
import { useShortDuration } from "#ui/coordinator/use-short-duration.ts";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./SittingFacts.module.css";

interface SittingFactsProps {
  readonly source: ParticipantSource;
  readonly exam: Exam;
  readonly extraMs: number;
}

/** A sitting in a few lines. */
export function SittingFacts({ source, exam, extraMs }: SittingFactsProps) {
  const { t } = useTranslation("timeline");
  const [language] = useLanguage();
  const duration = useShortDuration();
  const { start, events, elapsedMs, finishedAtMs, closedBy } = source;
  const { visits, absences } = buildTimeline(source);
  const away = absences.filter(({ kind }) => kind === "away");
  const awayMs = away.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
  const builds = new Set([start.buildId, ...events.flatMap(({ fact }) => (fact.type === "resumed" ? [fact.buildId] : []))]);
  const seen = new Set(visits.map(({ itemId }) => itemId)).size;
  const facts = [
    ["started", formatDateTime(start.startedAtMs, language, start.zone)],
    ["finished", formatDateTime(finishedAtMs, language, start.zone)],
    ["used", t("standard", { used: duration(elapsedMs), allowed: duration(start.durationMs + extraMs) })],
    ["extra", extraMs === 0 ? t("none") : duration(extraMs)],
    ["closed", t(`closedBy.${closedBy}`)],
    ["seen", t("seenOf", { seen, total: exam.items.length })],
    ["away", away.length === 0 ? t("none") : t("awayFor", { count: away.length, time: duration(awayMs) })],
    ["pages", String(1 + events.filter(({ fact }) => fact.type === "resumed").length)],
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
