import { useTranslation } from "#ui/hooks/use-translation.ts";
import type { Comparison, SectionComparison } from "#domain/comparison/comparison.ts";
import type { BarChart } from "#domain/report/bar-chart.ts";
import type { Named } from "#domain/report/report-words.ts";
import { sectionMethods } from "#ui/researcher/section-methods.ts";
import { MethodCaveats } from "#ui/researcher/MethodCaveats.tsx";
import { SettingsInForce } from "#ui/researcher/SettingsInForce.tsx";
import { standingRows } from "#ui/researcher/section-standings.ts";
import { SETTINGS_BY_KIND } from "#ui/researcher/settings-by-kind.ts";
import { useMetricTexts } from "#ui/researcher/use-metric-texts.ts";
import styles from "./SectionDetails.module.css";

interface SectionMethodProps {
  readonly section: SectionComparison;
  readonly comparison: Comparison;
  readonly charts: readonly BarChart[];
}

/** How a section's numbers were made: what each metric means, which interval was used for whom, counts, seed, settings, caveats. */
export function SectionMethod({ section, comparison, charts }: SectionMethodProps) {
  const { t } = useTranslation("researcher");
  const words = useMetricTexts();
  const rows = standingRows(section, charts);
  const baselines: Readonly<Record<string, Named>> = words.baseline;
  const people = section.contenders.reduce((sum, { kind, respondentCount }) => sum + (kind === "rank" ? respondentCount : 0), 0);
  const models = section.contenders.filter(({ kind }) => kind === "model").length;
  return (
    <details className={styles.details}>
      <summary>{t("method.open")}</summary>
      <dl className={`${styles.body} ${styles.facts}`}>
        <dt>{t("method.metrics")}</dt>
        <dd>
          {section.metrics.map(({ metric }) => (
            <Defined key={metric} named={words.metric[metric]} />
          ))}
        </dd>
        <dt>{t("method.value")}</dt>
        <dd>{t("method.valueDetail")}</dd>
        <dt>{t("method.intervals")}</dt>
        <dd>
          {sectionMethods(rows).map(({ method, labels }) => (
            <div key={method}>
              <Defined named={words.method[method]} />
              <p className={styles.used}>{t("method.usedFor", { names: labels.join(t("method.comma")) })}</p>
            </div>
          ))}
        </dd>
        <dt>{t("method.baselines")}</dt>
        <dd>
          {section.contenders.map(({ kind, id }) => {
            const named = baselines[id];
            return kind === "baseline" && named !== undefined && <Defined key={id} named={named} />;
          })}
        </dd>
        <dt>{t("method.counts")}</dt>
        <dd>{t("method.countsDetail", { people, models, items: section.itemCount })}</dd>
        <dt>{t("method.seed")}</dt>
        <dd>{t("method.seedDetail", { seed: comparison.seed, resamples: comparison.resampleCount })}</dd>
        {SETTINGS_BY_KIND[section.kind].length > 0 && (
          <>
            <dt>{t("method.settings")}</dt>
            <dd>
              <SettingsInForce view={comparison} names={SETTINGS_BY_KIND[section.kind]} />
            </dd>
          </>
        )}
        <dt>{t("method.caveats")}</dt>
        <dd>
          <MethodCaveats section={section} />
        </dd>
      </dl>
    </details>
  );
}

function Defined({ named }: { readonly named: Named }) {
  const { t } = useTranslation("researcher");
  return (
    <p>
      <strong>{t("method.defined", { name: named.name })}</strong> {named.about}
    </p>
  );
}
