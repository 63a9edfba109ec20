/** Wording of a report's tables and settings beyond the names in `metrics`. */
export const report = {
  title: "Pharmacists and language models compared: {{study}}",
  exam: "Exam {{examId}} {{version}}, hash {{hash}}",
  draft: "Draft exam: its keys are not clinically reviewed.",
  madeAt: "Made {{time}} (UTC) with RxBaseline {{appVersion}}",
  column: {
    metric: "Metric",
    kind: "Kind",
    setting: "Setting",
    settingValue: "Value",
    settingAbout: "Meaning",
  },
  table: {
    estimates: {
      name: "Estimates",
      about:
        "All values are 0–1, higher is better. Standing 1 is best, ties share the midrank; baselines are not ranked. Intervals cover 95 %.",
    },
    responses: { name: "Responses", about: "Responses in each state, summed over the respondents counted." },
    settings: { name: "Settings", about: "Every choice the numbers depend on. Published metrics leave some open." },
  },
  run: {
    seed: { name: "Seed", about: "Reproduces every resampled interval." },
    confidence: { name: "Coverage of intervals", about: "Two-sided." },
    resamples: { name: "Resamples", about: "For each bootstrap interval." },
  },
};
