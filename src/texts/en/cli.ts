/** Wording of the command line: help, messages, the parts of a printed issue. */
export const cli = {
  help: {
    main: `RxBaseline {{version}}: how well pharmacists and language models review prescriptions.

Usage: rxbaseline COMMAND [OPTIONS]

Commands
  validate EXAM-DIR   check an exam package and print every issue with its place
  study               make the files of a new study from an exam
  simulate            make a demo study: virtual pharmacists, models, a graded workbook
  score               score submissions and model results and print the comparison
  stats               compute one statistic for each line of JSON

Options
  --language en|zh    language of messages (default: that of the environment)
  --version           print the version
  --help              print this, or after a command the help of that command

Exit code: 0 done, 1 the data is bad (the issues are on standard error), 2 the command was used wrongly.
`,
    stats: `Usage: rxbaseline stats METHOD < LINES.jsonl

Each line of standard input is a JSON object and gives one line on standard output. Numbers have 12 significant
digits; null stands for what is undefined. A line that cannot be computed gives {"error": {line, path, message}},
and the exit code is then 1. Formulas, assumptions and sources: docs/statistics.md.

{{methods}}`,
    validate: `Usage: rxbaseline validate EXAM-DIR

Reads paper.json and key.json in EXAM-DIR, prints every issue with its place on standard error and a summary on
standard output. Exit code 1 if there is any error; warnings alone leave it 0.
`,
    simulate: `Usage: rxbaseline simulate --exam DIR --out DIR [--seed N] [--participants 18,6,3] [--models 8]

Makes a demo study on the exam in DIR: sealed submissions of virtual pharmacists (some late, damaged, foreign or
given twice), results of made-up models, a blinded workbook graded by a virtual grader, and the files \`score\` reads.
Everything is marked as simulated. The same seed gives the same study, apart from the sealing.

  --exam DIR            folder with paper.json and key.json
  --out DIR             folder to write to; made if missing
  --seed N              any text or number (default 2026)
  --participants A,B,C  how many of each rank, junior first (default 18,6,3)
  --models N            how many models, 1 to 8 (default 8)
`,
    score: `Usage: rxbaseline score --exam DIR --key KEY.json FILE… [--grades FILE…] [--office FILE] [--private-key FILE] [--seed N]
       rxbaseline score --key-csv FILE --wide-csv FILE

Scores respondents by the rules of the pages and prints the comparison as JSON on standard output, with every setting
and the seed. Numbers have 12 significant digits. Issues go to standard error; nothing is scored if there is an error.

  FILE…               told apart by their content: responses exported as JSON, sealed submissions (.rxsub), model results
                      (JSON, CSV, XLSX), the coordinator's study file, the study's public file
  --exam DIR          folder with paper.json
  --key KEY.json      answer key of that exam
  --grades FILE       grades exported as JSON; may be given more than once, and takes every file up to the next option
  --office FILE       the coordinator's study file: opens sealed submissions if the private key is in it, knows ranks and sites
  --private-key FILE  the study's private key under its passphrase: opens sealed submissions, beside the coordinator's study
                      file or, without ranks, the study's public file. The passphrase is taken from the environment
                      variable RXBASELINE_PASSPHRASE, or asked for on the terminal; it is never an argument.
  --seed N            seed of the resampling (default 2026)

The second form needs no exam: a key with one row an item and a table with one row a person and one column an item.
`,
    study: `Usage: rxbaseline study --exam DIR --out DIR [--id ID] [--participants 20,7,3] [--sites S1,S2,S3]
                        [--drop-box URL] [--key-apart] [--update]

Makes a new study on the exam in DIR: ID-study.json for the exam machines, and ID-office.json with the private key and
the participants' codes for the coordinator alone. A study that is there already is never written over.

  --exam DIR            folder with paper.json
  --out DIR             folder to write to; made if missing
  --id ID               1 to 40 small letters, digits and hyphens (default: the exam's id)
  --participants A,B,C  how many codes of each rank, junior first (default 20,7,3)
  --sites NAMES         sites parted by commas, to which the codes are dealt in turn (default S1,S2,S3)
  --drop-box URL        where exam machines hand submissions in by themselves: a folder at the app's own address (drop/) or
                        https://...; with --update it replaces the one the study names (default: none, or the one named)
  --key-apart           put the private key into ID-private-key.json under a passphrase and leave it out of ID-office.json;
                        the passphrase is taken from RXBASELINE_PASSPHRASE or asked for twice on the terminal
  --update              keep the keys and codes of a study that is there, and take the exam anew
`,
  },
  usage: {
    unknownCommand: "There is no command “{{command}}”.",
    unknownLanguage: "--language takes en or zh, not “{{language}}”.",
    options: "The options cannot be read: {{detail}}",
    missingOption: "{{option}} is missing.",
    extraArgument: "“{{argument}}” is one argument too many.",
    unknownMethod: "There is no method {{method}}.",
    missingArgument: "{{argument}} is missing.",
    notCounts: "--participants takes three numbers from 0 to 500 such as 18,6,3 (at least one person in all), not “{{given}}”.",
    notModelCount: "--models takes a whole number from 1 to 8, not “{{given}}”.",
    bothForms: "--key-csv and --wide-csv go together and with nothing else.",
    seeMainHelp: "See: rxbaseline --help",
    seeHelp: "See: rxbaseline {{command}} --help",
  },
  read: {
    missing: "{{path}}: there is no such file.",
    notFile: "{{path}}: this is not a file.",
    denied: "{{path}}: reading it is not allowed.",
    tooLarge: "{{path}}: larger than any file of this kind; not read.",
    other: "{{path}}: it cannot be read ({{detail}}).",
  },
  write: { failed: "{{path}}: it cannot be written ({{detail}})." },
  passphrase: {
    ask: "Passphrase of the private key: ",
    choose: "Passphrase for the private key: ",
    again: "The same again: ",
    missing: "No passphrase was given. Type it on a terminal, or set RXBASELINE_PASSPHRASE.",
    short: "The passphrase is too short: it takes {{count}} characters or more.",
    uniform: "The passphrase repeats too few characters.",
    differs: "The two passphrases differ. Nothing was written.",
  },
  severity: { error: "error", warning: "warning" },
  issueCounts: "errors: {{errors}}, warnings: {{warnings}}",
  validate: {
    title: "Exam {{examId}} {{version}} ({{reviewStatus}})",
    hash: "Hash {{examHash}}",
    time: "Time {{minutes}} min",
    section: "Section",
    kind: "Kind",
    items: "Items",
    points: "Answer points",
    clean: "No problem",
    total: "All",
    good: "No errors.",
  },
  reviewStatus: { draft: "draft, not clinically reviewed", reviewed: "reviewed" },
  itemKind: { "single-choice": "single-choice", "multiple-choice": "multiple-choice", "short-answer": "short-answer" },
  simulate: { done: "{{count}} files in {{out}}, all simulated, seed {{seed}}." },
  unexpected: "The command failed in a way it was not made for: {{detail}}. Please report this.",
};
