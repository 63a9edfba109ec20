import { metrics as metricsEn } from "#texts/en/metrics.ts";
import { metrics as metricsZh } from "#texts/zh/metrics.ts";
import { useLanguage } from "#ui/hooks/use-language.ts";

/** Names and explanations of metrics, states, baselines, methods and settings in the current language: the report's own words. */
export function useMetricTexts(): typeof metricsEn {
  const [language] = useLanguage();
  return language === "zh" ? metricsZh : metricsEn;
}
