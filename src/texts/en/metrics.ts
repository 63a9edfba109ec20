/**
 * Names and one-sentence explanations of what scoring and comparison give. Keys are the ids of `domain/scoring` and `domain/comparison`.
 * Every metric is 0–1, higher is better.
 */
export const metrics = {
  kind: {
    "single-choice": { name: "Single choice", about: "One option is right; a response with two letters is wrong." },
    "multiple-choice": { name: "Multiple choice", about: "Two or more options are right; selection and key are compared as sets." },
    "short-answer": {
      name: "Prescription review",
      about: "The respondent names the error types of a prescription, or states that it has no problem, and writes an intervention.",
    },
  },
  metric: {
    accuracy: { name: "Accuracy", about: "Share of items whose keyed option was chosen." },
    exactMatch: {
      name: "Exact match",
      about: "Share of items whose selection is exactly the key; the published study calls this accuracy.",
    },
    jaccard: { name: "Jaccard", about: "Options both selected and right, divided by options selected or right." },
    precision: { name: "Precision", about: "Share of the selected options that are right; 0 when nothing was selected." },
    recall: { name: "Recall", about: "Share of the right options that were selected." },
    f1: { name: "F1", about: "Harmonic mean of precision and recall." },
    errorTypePrecision: { name: "Error-type precision", about: "Share of the error types named that the prescription has." },
    errorTypeRecall: { name: "Error-type recall", about: "Share of the prescription’s error types that were named." },
    errorTypeF1: {
      name: "Error-type F1",
      about: "Harmonic mean of error-type precision and recall; on a prescription without a problem 1 for saying so, else 0.",
    },
    interventionRecall: {
      name: "Human-graded recall",
      about:
        "Mean over items of the share of answer points that graders found in the intervention. Published totals were made by program, so the two are not equal.",
    },
    total: {
      name: "Total",
      about:
        "0.4 × error-type F1 + 0.6 × human-graded recall, and 0 when the error type is wrong; on a prescription without a problem 1 for saying so, else 0.",
    },
  },
  state: {
    ok: { name: "Read", about: "A response that could be read and is scored." },
    ok_by_option_text: { name: "Read by option text", about: "The text equals exactly one option and counts as its letter." },
    no_problem: { name: "No problem", about: "The response states that the prescription has no problem." },
    no_answer: { name: "No response", about: "The item was seen but nothing was given; counts as wrong." },
    refusal: { name: "Refused", about: "The model declined to respond; counts as wrong." },
    truncated: { name: "Cut off", about: "The output ended before a response; counts as wrong." },
    ambiguous: { name: "Ambiguous", about: "More than one reading is possible; counts as wrong and should be looked at." },
    out_of_range: { name: "Out of range", about: "A letter that the item does not offer; the whole selection counts as wrong." },
    multiple_for_single: { name: "Several for one", about: "More than one letter on a single-choice item; counts as wrong." },
    contradictory: { name: "Contradictory", about: "“No problem” together with error types; counts as wrong." },
    unknown_type: { name: "Unknown type", about: "At least one label outside the 14 error types; it stays as a false type." },
    unstructured: { name: "Unstructured", about: "Free text without the form asked for; counts as wrong and should be looked at." },
    not_reached: { name: "Not reached", about: "Time ran out before the item was seen; counts as wrong." },
    not_administered: { name: "Not administered", about: "The section is not valid for this respondent; leaves the denominator." },
  },
  baseline: {
    guess: { name: "Guess", about: "One option at random, each as likely; computed exactly." },
    random: { name: "Random", about: "Every option selected with probability 0.5, so that all subsets are as likely; computed exactly." },
    "select-all": { name: "Select all", about: "Every option selected on every item." },
    "no-problem": { name: "Always no problem", about: "“No problem” on every prescription." },
  },
  contender: {
    rank: { name: "Rank", about: "The mean of its members’ scores." },
    model: { name: "Model", about: "One run on the same items, scored by the same rules." },
    baseline: { name: "Baseline", about: "A respondent that knows nothing; shown beside the others, not ranked." },
  },
  method: {
    wilson: { name: "Wilson", about: "95 % score interval for one respondent’s proportion of items." },
    "two-way-bootstrap": {
      name: "Two-way bootstrap",
      about: "95 % percentile interval from 2,000 seeded resamples of persons (within their sites) and items.",
    },
    "crossed-components": {
      name: "Crossed components",
      about: "95 % t interval from variance components of persons and items, for ranks of 2 to 5, where a bootstrap would be too narrow.",
    },
    "item-bootstrap": {
      name: "Item bootstrap",
      about: "95 % percentile interval of one respondent’s mean from 2,000 seeded resamples of items.",
    },
    none: {
      name: "None",
      about: "No interval: a baseline is exact, a pooled average is not a mean over items, or there are too few items.",
    },
  },
  missing: {
    not_administered: { name: "n/a: section not valid", about: "The section does not count for this respondent, or for any of this rank." },
    not_graded: { name: "n/a: not graded", about: "Answer points still lack a grade, or their graders disagree." },
    no_points: { name: "n/a: no answer points", about: "A prescription without a problem has no answer points." },
    no_items: { name: "n/a: no items", about: "There is nothing to average over." },
    no_members: { name: "n/a: no respondents", about: "Nobody of this rank is in the cohort." },
  },
  reason: {
    interrupted: { name: "interrupted", about: "Something outside broke the section up: an alarm, a call to the ward." },
    "technical-failure": { name: "technical failure", about: "Machine, browser or power failed, and time or responses were lost." },
    "clock-doubt": { name: "clock in doubt", about: "The record cannot show how much time was used." },
    "outside-help": {
      name: "outside help",
      about: "Help that the study does not allow was seen or suspected: a person, a reference, a language model.",
    },
    "left-early": { name: "left early", about: "The participant broke off, or gave the section up before its end." },
    language: { name: "language", about: "The section was taken in a language the participant does not work in." },
    conditions: { name: "other conditions", about: "Taken under other conditions than the protocol's: another room, time or tool." },
    other: { name: "other reason", about: "The note says which." },
  },
  column: {
    contender: "Respondent",
    value: "Estimate",
    lower: "Lower bound",
    upper: "Upper bound",
    method: "Interval",
    standing: "Standing",
    respondentCount: "Respondents",
    excludedCount: "Left out",
    itemCount: "Items",
    gradedCount: "Answer points graded",
    ungradedCount: "Answer points not graded",
    disputedCount: "Of these, graders disagree",
  },
  setting: {
    choiceAveraging: {
      name: "Averaging of multiple choice",
      about: "How precision, recall and F1 are brought together over items.",
      values: {
        "per-item": { name: "Per item", about: "The mean of each item’s value, as RxEval defines it." },
        micro: { name: "Micro", about: "Counts of all items pooled first; no interval." },
        "f1-of-means": { name: "F1 of means", about: "F1 of mean precision and mean recall; no interval for F1." },
      },
    },
    errorTypeAveraging: {
      name: "Averaging of error types",
      about: "How error-type precision, recall and F1 are brought together over items.",
      values: {
        "per-item": { name: "Per item", about: "The mean of each item’s value." },
        micro: {
          name: "Micro",
          about: "Counts of all items pooled first; prescriptions without a problem add only false types; no interval.",
        },
      },
    },
    zeroRule: {
      name: "When the error type is wrong",
      about:
        "A wrong error type makes an item’s Total 0. The study does not define “wrong”; the default is inferred from its printed totals.",
      values: {
        "no-overlap": { name: "No type in common", about: "Wrong when none of the types named is in the key." },
        "not-exact": { name: "Not exact", about: "Wrong unless the types named are exactly the key." },
        "any-false-type": { name: "Any false type", about: "Wrong when a type is named that the key does not have, or none is right." },
      },
    },
    acceptedAlternates: {
      name: "Accepted alternates",
      about: "Types the key accepts instead of a gold type.",
      values: {
        on: { name: "On", about: "An accepted type counts as the gold type." },
        off: { name: "Off", about: "Only the key’s own types count." },
      },
    },
    neutralTypes: {
      name: "Neutral types",
      about: "Types the key marks as neither right nor wrong for an item.",
      values: {
        on: { name: "On", about: "Neutral types leave both sets before counting." },
        off: { name: "Off", about: "A neutral type that is named counts as false." },
      },
    },
    pointWeights: {
      name: "Weights of answer points",
      about: "Whether answer points count alike in human-graded recall.",
      values: {
        equal: { name: "Equal", about: "Every answer point counts 1." },
        rubric: { name: "By the rubric", about: "Every answer point counts by its weight in the rubric." },
      },
    },
  },
};
