/** Issues of bringing respondents together and of scoring tables of letters. Key = issue code. The place is shown beside it. */
export const issuesScoring = {
  "cohort-exam-foreign":
    "Submission {{id}} belongs to another exam or another version of it. Take it out, or open the study it belongs to.",
  "cohort-code-unknown": "The code {{code}} is not in the roster. Add it to the roster, or take the submission out.",
  "cohort-rank-unknown": "The roster gives {{code}} the rank “{{rank}}”, which the study does not have. Correct the roster.",
  "cohort-respondent-repeated": "{{id}} has more than one submission. Keep one and take the others out.",
  "letters-key-empty": "The key has no items. It needs a header row and then one row an item: item, letters.",
  "letters-key-invalid": "“{{value}}” is no key. Write the item’s name and the keyed letters, such as BD.",
  "letters-key-repeated": "The item “{{item}}” is in the key twice. Keep one.",
  "letters-item-missing": "No column is named “{{item}}”. Every item of the key needs a column with its name.",
  "letters-item-repeated": "More than one column is named “{{item}}”. Keep one.",
  "letters-table-empty": "The table has no respondents. It needs a header row and then one row a respondent.",
  "letters-cell-invalid": "“{{value}}” is no selection. Write letters A–Z only, such as BD, or leave the cell empty.",
  "score-file-unknown":
    "The file is of a kind that cannot be scored. Give responses, sealed submissions, model results, grades or the coordinator's study file.",
  "score-file-twice": "There are two files of the format {{format}}. Give one.",
  "score-sealed-needs-key":
    "The submission is sealed. Give what opens it too: the coordinator's study file (--office FILE) or the private key (--private-key FILE).",
  "score-key-needs-study":
    "The private key alone says nothing of its study. Give the study's public file too, or the coordinator's study file.",
  "score-no-roster":
    "The study's public file knows neither ranks nor sites: all participants are taken together. Give the coordinator's study file to tell them apart.",
  "score-nothing": "None of the files holds a submission that counts.",
  "score-left-out": "Submission {{id}} is doubtful and was left out of the comparison.",
};
