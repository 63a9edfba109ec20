import type { Comparison } from "#domain/comparison/comparison.ts";
import type { ReportCell, ReportTable } from "#domain/report/report-table.ts";
import type { Named, ReportWords } from "#domain/report/report-words.ts";
import { SCORING_SETTING_VALUES, type ScoringSettings } from "#domain/scoring/settings.ts";

/** Every choice the numbers depend on, with its value and what it means: scoring's settings, then seed, coverage and resamples. */
export function settingsTable({ settings, seed, confidenceRatio, resampleCount }: Comparison, words: ReportWords): ReportTable {
  const names = Object.keys(SCORING_SETTING_VALUES) as (keyof ScoringSettings)[]; // the object has exactly these keys
  const run = (name: keyof ReportWords["run"], value: string): readonly ReportCell[] => [
    words.run[name].name,
    value,
    words.run[name].about,
  ];
  return {
    id: "settings",
    title: words.table.settings.name,
    note: words.table.settings.about,
    columns: (["setting", "settingValue", "settingAbout"] as const).map((id) => ({ id, kind: "text", title: words.column[id] })),
    rows: [
      ...names.map((name) => [words.setting[name].name, ...valueCells(words, name, settings)]),
      run("seed", seed),
      run("confidence", `${confidenceRatio * 100} %`),
      run("resamples", String(resampleCount)),
    ],
  };
}

function valueCells(words: ReportWords, name: keyof ScoringSettings, settings: ScoringSettings): readonly [string, string] {
  const values: Readonly<Record<string, Named>> = words.setting[name].values;
  const value = values[settings[name]];
  return [value?.name ?? settings[name], `${words.setting[name].about} ${value?.about ?? ""}`.trim()];
}
