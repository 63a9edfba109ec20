import type { Exam } from "#domain/exam/exam.ts";
import type { ParticipantSource } from "#domain/submission/submission.ts";
import { buildTimeline, type Absence, type Timeline } from "#domain/submission/timeline.ts";
import { useShortDuration } from "#ui/coordinator/use-short-duration.ts";
import { useTranslation } from "#ui/hooks/use-translation.ts";
import styles from "./TimelineFigure.module.css";

interface TimelineFigureProps {
  readonly exam: Exam;
  readonly source: ParticipantSource;
  /** Extra time given, ms. */
  readonly extraMs: number;
}

const WIDTH = 960;
const LEFT = 44;
const RIGHT = 12;
const TOP = 8;
const BOTTOM = 40;
const MIN_ROW = 4;
const MAX_ROW = 16;
const BODY = 320;
const MS_PER_MINUTE = 60_000;
/** Steps of the time axis, minutes: the first that gives at most twelve. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120] as const;

interface Scale {
  readonly x: (ms: number) => number;
  readonly y: (row: number) => number;
  readonly rowHeight: number;
  readonly height: number;
  readonly endMs: number;
}

/** Which item was on screen when, with every response stored and every absence. What it shows stands in the page's tables too. */
export function TimelineFigure({ exam, source, extraMs }: TimelineFigureProps) {
  const { t } = useTranslation("timeline");
  const duration = useShortDuration();
  const timeline = buildTimeline(source);
  const scale = scaleOf(exam.items.length, Math.max(source.elapsedMs, source.start.durationMs + extraMs));
  const label = t("figureLabel", {
    visits: timeline.visits.length,
    items: new Set(timeline.visits.map(({ itemId }) => itemId)).size,
    time: duration(source.elapsedMs),
    absences: timeline.absences.length,
  });
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={t("figureTitle")}>
        <svg className={styles.plot} viewBox={`0 0 ${WIDTH} ${scale.height}`} role="img" aria-label={label}>
          <Absences absences={timeline.absences} scale={scale} />
          <Axes exam={exam} scale={scale} />
          {extraMs > 0 && <ExtraTime fromMs={source.start.durationMs} scale={scale} />}
          <Visits exam={exam} timeline={timeline} scale={scale} />
        </svg>
      </div>
      <figcaption className={styles.legend}>
        {(["visit", "change", "away", "gap", "closed"] as const).map((kind) => (
          <span key={kind} className={styles.entry}>
            <span className={styles.swatch} data-kind={kind} aria-hidden="true" />
            {t(`legend.${kind}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function scaleOf(itemCount: number, endMs: number): Scale {
  const rowHeight = Math.min(MAX_ROW, Math.max(MIN_ROW, BODY / itemCount));
  return {
    x: (ms) => LEFT + (ms / endMs) * (WIDTH - LEFT - RIGHT),
    y: (row) => TOP + (row + 0.5) * rowHeight,
    rowHeight,
    height: TOP + itemCount * rowHeight + BOTTOM,
    endMs,
  };
}

function Absences({ absences, scale }: { readonly absences: readonly Absence[]; readonly scale: Scale }) {
  return absences.map(({ kind, fromMs, toMs }, index) => (
    <rect
      key={index}
      className={styles.absence}
      data-kind={kind}
      x={scale.x(fromMs)}
      y={TOP}
      width={Math.max(1, scale.x(toMs) - scale.x(fromMs))}
      height={scale.height - TOP - BOTTOM}
    />
  ));
}

function Axes({ exam, scale }: { readonly exam: Exam; readonly scale: Scale }) {
  const { t } = useTranslation("timeline");
  const bottom = scale.height - BOTTOM;
  const endMinutes = scale.endMs / MS_PER_MINUTE;
  const step = STEPS.find((minutes) => endMinutes / minutes <= 12) ?? STEPS[STEPS.length - 1] ?? 1;
  const ticks = Array.from({ length: Math.floor(endMinutes / step) + 1 }, (_, index) => index * step);
  const every = Math.max(1, Math.ceil(16 / scale.rowHeight / 5) * 5);
  const isNamed = (row: number): boolean => scale.rowHeight >= 14 || row === 0 || (row + 1) % every === 0;
  return (
    <g className={styles.axes}>
      <line x1={LEFT} x2={WIDTH - RIGHT} y1={bottom} y2={bottom} />
      {ticks.map((minutes) => (
        <g key={minutes}>
          <line x1={scale.x(minutes * MS_PER_MINUTE)} x2={scale.x(minutes * MS_PER_MINUTE)} y1={bottom} y2={bottom + 5} />
          <text x={scale.x(minutes * MS_PER_MINUTE)} y={bottom + 18} textAnchor="middle">
            {minutes}
          </text>
        </g>
      ))}
      <text x={WIDTH - RIGHT} y={bottom + 34} textAnchor="end">
        {t("axisTime")}
      </text>
      <text x={LEFT} y={bottom + 34}>
        ↑ {t("axisItem")}
      </text>
      {exam.items.map((item, row) =>
        isNamed(row) ? (
          <text key={item.id} x={LEFT - 8} y={scale.y(row) + 4} textAnchor="end">
            {row + 1}
          </text>
        ) : null,
      )}
    </g>
  );
}

function ExtraTime({ fromMs, scale }: { readonly fromMs: number; readonly scale: Scale }) {
  const { t } = useTranslation("timeline");
  return (
    <g className={styles.extra}>
      <line x1={scale.x(fromMs)} x2={scale.x(fromMs)} y1={TOP} y2={scale.height - BOTTOM} />
      <text x={scale.x(fromMs) + 4} y={TOP + 10}>
        {t("extraFrom")}
      </text>
    </g>
  );
}

function Visits({ exam, timeline, scale }: { readonly exam: Exam; readonly timeline: Timeline; readonly scale: Scale }) {
  const rowOf = new Map(exam.items.map((item, row) => [item.id, row]));
  return timeline.visits.map(({ itemId, fromMs, toMs, changedAtMs }, index) => {
    const y = scale.y(rowOf.get(itemId) ?? 0);
    return (
      <g key={index}>
        <line className={styles.visit} x1={scale.x(fromMs)} x2={Math.max(scale.x(toMs), scale.x(fromMs) + 1)} y1={y} y2={y} />
        {changedAtMs.map((ms, place) => (
          <circle key={place} className={styles.change} cx={scale.x(ms)} cy={y} r={Math.min(3, scale.rowHeight / 2)} />
        ))}
      </g>
    );
  });
}
