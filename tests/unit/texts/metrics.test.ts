import { describe, expect, it } from "vitest";
import { ITEM_KINDS } from "#domain/exam/exam.ts";
import { RESPONSE_STATES } from "#domain/exam/response-state.ts";
import { BASELINES_BY_KIND } from "#domain/scoring/baselines.ts";
import { METRICS_BY_KIND } from "#domain/scoring/metric.ts";
import { DEFAULT_SCORING_SETTINGS, SCORING_SETTING_VALUES } from "#domain/scoring/settings.ts";
import { metrics as english } from "#texts/en/metrics.ts";
import { metrics as chinese } from "#texts/zh/metrics.ts";

const sorted = (values: Iterable<string>) => [...values].sort();

describe.each([
  ["en", english],
  ["zh", chinese],
])("wording of metrics, %s", (_, texts) => {
  it("names every id that scoring can give, and no other", () => {
    expect(sorted(Object.keys(texts.kind))).toEqual(sorted(ITEM_KINDS));
    expect(sorted(Object.keys(texts.metric))).toEqual(sorted(Object.values(METRICS_BY_KIND).flat()));
    expect(sorted(Object.keys(texts.state))).toEqual(sorted(RESPONSE_STATES));
    expect(sorted(Object.keys(texts.baseline))).toEqual(sorted(Object.values(BASELINES_BY_KIND).flat()));
  });

  it("names every setting and value", () => {
    const settings = Object.entries(texts.setting).map(([id, { values }]) => [id, sorted(Object.keys(values))]);
    expect(settings).toEqual(Object.entries(SCORING_SETTING_VALUES).map(([id, values]) => [id, sorted(values)]));
  });
});

it("lists every setting's default first", () => {
  expect(Object.fromEntries(Object.entries(SCORING_SETTING_VALUES).map(([id, values]) => [id, values[0]]))).toEqual(
    DEFAULT_SCORING_SETTINGS,
  );
});
