/** Wording of a participant's withdrawal of consent and of the erasure of their data. */
export const consent = {
  title: "Consent",
  given: "No withdrawal is recorded.",
  withdrawn: "Consent was withdrawn on {{time}}. Nothing of {{code}} is scored, exported or put into a grading workbook.",
  erased: "The data of {{code}} were erased on {{time}}. A file of this code is refused.",
  withdraw: "Record a withdrawal",
  restore: "Take the withdrawal back",
  erase: "Erase the data",
  cancel: "Leave it as it is",
  failed: "It could not be stored. Nothing was changed.",
  withdrawal: {
    title: "{{code}} withdraws consent?",
    detail:
      "From now on nothing of this participant is scored, exported or put into a new grading workbook, and files of this code are refused. No reason is needed. It can be taken back as long as the data are not erased.",
    confirm: "Record the withdrawal",
  },
  erasure: {
    title: "Erase the data of {{code}}?",
    detail: "This deletes from this machine, for good:",
    submissions_one: "{{count}} submission with its whole record",
    submissions_other: "{{count}} submissions with their whole records",
    backups_one: "{{count}} backup",
    backups_other: "{{count}} backups",
    grades_one: "{{count}} grade",
    grades_other: "{{count}} grades",
    codes_one: "the record of {{count}} code that was read out",
    codes_other: "the record of {{count}} codes that were read out",
    log_one: "the code in {{count}} entry of the proctor log; the entry stays",
    log_other: "the code in {{count}} entries of the proctor log; the entries stay",
    name: "the name and details of the person behind the code",
    nothing: "Nothing of this participant is held. Their files will be refused from now on.",
    stays:
      "Kept are the code with the time of the erasure, so that no file of it is taken again; the row of the roster; and, in the tables of blinded workbooks, random ids without any response, so that other people's grades can still come back.",
    notice: "This cannot be undone.",
    typeCode: "Type the code {{code}} to confirm",
    mismatch: "This is not the code.",
    confirm: "Erase for good",
  },
  left: {
    title: "Already left this machine, and not changed by this:",
    nothing: "No export and no grading workbook with data of this participant has been made on this machine.",
    file: "{{file}}, made {{time}}",
    workbook_one: "the blinded workbook of {{grader}}, made {{time}}: {{count}} response",
    workbook_other: "the blinded workbook of {{grader}}, made {{time}}: {{count}} responses",
    advice:
      "Ask whoever holds these files to delete what belongs to the participant. Reports and figures saved under Compare are not listed: they name no participant.",
  },
} as const;
