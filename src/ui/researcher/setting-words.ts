import type { Named, ReportWords } from "#domain/report/report-words.ts";
import type { ScoringSettings } from "#domain/scoring/settings.ts";

/** Words of one value of a setting; the bare value where a dictionary has none. */
export function settingValueWords(words: Pick<ReportWords, "setting">, name: keyof ScoringSettings, value: string): Named {
  const values: Readonly<Record<string, Named>> = words.setting[name].values;
  return values[value] ?? { name: value, about: "" };
}
