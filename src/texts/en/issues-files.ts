/**
 * Issues of files that come in, except exam packages, and of what is done with them. Key = issue code. Each says what is wrong and what to
 * do. The place (file, sheet, cell or path) is shown beside it.
 */
export const issuesFiles = {
  "file-empty": "The file is empty. Choose the file again, or have it sent again.",
  "file-too-big": "The file is larger than {{limitMb}} MB, more than any file of this application. Check that it is the right one.",
  "file-unreadable": "The browser could not read the file. Copy it to this machine and choose it again.",
  "file-not-object": "This is no file of the format {{expected}}. Choose the right file.",
  "file-format": "The file calls itself “{{found}}”; expected is {{expected}}. Choose the right file.",
  "file-version-newer": "The file has format version {{found}}; this application reads up to {{supported}}. Update the application.",
  "file-version-unknown": "“{{found}}” is no known format version. Have the file exported again.",
  "text-encoding": "The text is in no known encoding. Save the file as UTF-8 and choose it again.",
  "json-syntax": "The file is no valid JSON: {{detail}}. It may be cut short; have it exported again.",
  "json-forbidden-key": "The file has a member named “{{key}}”, which no file of ours has. It is damaged or hostile; do not use it.",
  "archive-too-big": "Unpacked, the file would take more than {{limitMb}} MB. It is damaged or hostile; do not use it.",
  "archive-damaged": "The file is damaged or cut short. Have it sent again.",
  "workbook-unreadable": "This is no spreadsheet that can be read. Save it as .xlsx, .ods or .csv and choose it again.",
  "workbook-encrypted": "The workbook is protected by a password. Save it without one and choose it again.",
  "sheet-too-big": "A sheet has more than {{maxRows}} rows or {{maxColumns}} columns. Remove what does not belong to it.",
  "csv-quote-open": "A quoted cell of this row is not closed. Correct the quotes, or save the table as .xlsx.",
  "cell-date": "The spreadsheet program made the date “{{found}}” of what was typed. Format the cell as text and type it again.",
  "cell-formula": "The cell holds a formula. Replace it by its value.",
  "cell-error": "The cell holds the error {{found}}. Correct or empty it.",
  "cells-merged": "The cells {{range}} are merged, so that only the first holds something. Split them and fill in each.",

  "roster-no-header": "No sheet has a column headed “Name”. Add a header row with Name, Site and Rank.",
  "roster-column-missing": "The table has no column for the {{column}}. Add one, with that header.",
  "roster-empty": "The table has a header and no rows. Fill in a person a row.",
  "roster-too-long": "The roster has more than {{limit}} rows. Check that it is the right table.",
  "roster-name-missing": "The name is missing. Fill in a name or a staff number.",
  "roster-site-missing": "The site is missing. Fill it in, written as in the other rows.",
  "roster-text-long": "The text is longer than {{limit}} characters. Shorten it.",
  "roster-rank-unread": "“{{found}}” is no rank of this study ({{known}}). Correct it, or add the rank to the study first.",
  "roster-rank-missing": "The rank is missing. Give one of: {{known}}.",
  "roster-years-unread": "“{{found}}” is no number of years from 0 to {{most}}. Correct it, or leave it empty.",
  "roster-extra-ambiguous": "{{found}} may be {{found}} %, or a fraction of the time. For a quarter more time write 25 or 25 %.",
  "roster-extra-unread": "“{{found}}” is no share from 0 to 100 %. Write 25 for a quarter more time, or leave it empty.",

  "setup-exam-missing": "The exam is missing. Give its paper and its key.",
  "setup-id-invalid": "“{{found}}” cannot be a short name. Use 1 to 64 letters, digits, - and _.",
  "setup-id-taken": "This machine holds a study named {{studyId}} already. Choose another short name.",
  "setup-title-missing": "The title is missing in this language. Fill it in: participants see it.",
  "setup-duration-range": "The time must be a whole number of minutes from {{least}} to {{most}}.",
  "setup-rank-untitled": "The rank {{number}} has no title in this language. Fill it in, or remove the rank.",
  "setup-rank-repeated": "Two ranks are titled “{{title}}”. Give each a title of its own.",
  "setup-people-none": "Nobody is expected yet. Bring in a roster or add people.",
  "setup-person-rank": "{{name}} has a rank that this study no longer has. Choose another.",
  "setup-code-repeated":
    "{{name}} has the code {{code}}, which someone before on the list has. Remove one of the two: a roster with codes was brought in twice.",
  "setup-person-repeated": "{{name}} is on the list twice at {{site}}. If these are two people, tell them apart; if not, remove one.",
  "setup-languages-none": "Choose at least one language.",
  "setup-window-order": "The end lies before the beginning: nobody could start.",
  "setup-consent-missing": "The consent text is missing in this language, in which the exam may be sat.",
  "setup-sites-alike": "“{{one}}” and “{{other}}” look like one site written in two ways. Each would get a start code of its own.",

  "study-header-differs": "The file's {{field}} differs from that of the study in it. The file was changed by hand; export it again.",
  "study-rank-repeated": "The rank “{{rank}}” occurs twice. Give each rank an id of its own.",
  "hand-in-url-malformed":
    "“{{url}}” is no address of a drop box. Give a folder at this address, such as drop/, or a whole one that begins with https://.",
  "hand-in-url-credentials":
    "The address holds a user name or password, which browsers do not send. Take them out: a box takes files without, or with a key behind a “?”; where it is read, the browser asks.",
  "hand-in-url-insecure":
    "“{{url}}” is not secure, so that this app's pages may not ask there. Use https://; http:// is for the machine itself (localhost) only.",
  "study-missing": "The study {{studyId}} is not on this machine. Open its three files first.",
  "study-file-unknown": "The file is none of the three that make a study: office, paper and key. Take it out.",
  "study-file-twice": "There are two files of the format {{format}}. Choose one.",
  "study-file-missing": "The file of the format {{format}} is missing. Choose all three files of the study together.",
  "hosted-study-damaged": "The study on this address is damaged. Ask the coordinator for a new address or file.",
  "study-exam-mismatch":
    "The paper is not the one the study was made for (study {{expected}}, paper {{found}}). Choose the study's own paper.",
  "study-held-otherwise":
    "This machine holds another study named {{studyId}}, whose submissions or private key would be lost. Back that one up and remove it first.",
  "roster-code-invalid": "“{{code}}” is no participant code. Correct it in the roster; its last character checks the others.",
  "roster-code-repeated": "The code {{code}} is twice in the roster. Give each participant a code of their own.",
  "roster-rank-unknown": "The roster gives {{code}} the rank “{{rank}}”, which the study does not have. Correct the roster.",
  "start-code-invalid": "“{{code}}” is no start code. Correct it; its last character checks the others.",
  "start-code-missing": "The site {{site}} has no start code, so that no exam could begin there. Give it one.",
  "host-file-missing": "The address does not offer this file. Check the network and the address, or tell the coordinator.",
  "stick-template-missing":
    "The stick app could not be fetched. It is not stored on this machine: connect to the network and try again. If you are connected, the host lacks this file.",
  "stick-template-foreign":
    "What the host gives is not the stick app of this version. Reload the page, or have the app put on the host again, and try again.",
  "storage-refused": "The browser refused to store this. Nothing was changed. Free some space or leave private browsing, then try again.",

  "submission-too-big": "The file is larger than {{limitMegabytes}} MB, far more than a submission takes. Have it sent again.",
  "submission-unpacked-too-big":
    "Unpacked, the submission would take more than {{limitMegabytes}} MB. It is damaged or hostile; do not use it.",
  "submission-damaged": "The submission is damaged or cut short. Have it sent again; the exam machine still holds it.",
  "submission-seal": "The seal does not open: the submission is sealed for another study, or was changed since. Have it sent again.",
  "submission-header":
    "The file's open part gives another {{field}} than the submission sealed in it. The file was not made by this application.",
  "submission-exam": "The submission is for another exam or another version of it (study {{expected}}, submission {{found}}).",
  "submission-identity": "The submission names another sitting than its record does. It was changed; ask for the original.",
  "submission-chain": "The record breaks at event {{seq}}: it was changed, cut or reordered there. Ask for the original.",
  "submission-incomplete": "The record does not run from the start to the handing-in, or lacks items. Ask for the original.",
  "submission-replay": "The response to {{item}} is not the one the record leads to. It was changed; ask for the original.",
  "submission-misfit": "The response to {{item}} is none that its form could give. Ask for the original.",
  "submission-receipt": "The receipt {{receipt}} is not that of this submission. Compare it with the one the participant kept.",
  "submission-late": "Responses were given, or the end lies, {{overSeconds}} s beyond the time allowed. Decide whether it counts.",
  "submission-clock": "{{seconds}} s more passed on the wall clock than the record accounts for. Decide whether it counts.",
  "submission-grant": "Event {{seq}} gives time, or opens a lock, by a code that is none of this participant's or was used before.",
  "submission-order": "Items or options came in another order than this study gives that code.",
  "submission-window": "It was begun {{minutes}} min outside the time in which the exam may be started.",
  "submission-consent": "It was begun without agreement to the consent text of this study.",
  "submission-locked": "Event {{seq}} gives a response while nothing could be changed.",
  "submission-extra": "{{minutes}} min of extra time were given by the coordinator's codes.",
  "submission-unlocked":
    "The machine's clock jumped forward by {{minutes}} min in all, more than was left. The jump was not counted as used.",
  "submission-witness": "The host's clock and the machine's came apart by {{minutes}} min during the sitting.",
  "submission-gap": "For {{minutes}} min in all the page was gone or the machine asleep. The time was counted as used.",
  "submission-clock-back": "The machine's clock was set back by {{minutes}} min in all. Nothing was given back.",
  "submission-restored":
    "Brought back from a backup {{count}} time(s). What was given after the backup and before that is not in it; ask for the other file if there is one.",
  "submission-paper":
    "Sat on paper and typed in twice; the two entries agreed on {{agreed}} of {{items}} items. It has no record and no receipt.",
  "submission-unverified": "Times found again after a gap that cannot be relied on: {{count}}. Ask what happened there.",

  "drop-box-not-listing":
    "The address answers, but not with a folder's listing. Check the address; a network that wants a login first answers so, too.",
  "drop-box-listing-cut":
    "The drop box lists only part of what lies in it, so nothing was read. Copy its folder by other means and drop the files here.",
  "drop-box-blocked":
    "This app's host does not let its pages ask at that address. Add it to connect-src in the host's Content-Security-Policy.",
  "drop-box-unreachable": "No answer from the drop box, or it does not allow this app's address to read (CORS).",
  "drop-box-refused":
    "The drop box refuses to be read here (status {{status}}). Type the address for reading, or ask whoever runs it for the right to list and read.",
  "drop-box-missing": "Nothing is at that address (status 404).",
  "drop-box-too-large": "Larger than anything this app writes; it was not read.",
  "drop-box-timed-out": "No whole answer in time. Try again.",
  "drop-box-failed": "The drop box answers with status {{status}}. Try again later, or copy its folder and drop the files here.",

  "collect-study-foreign": "The submission belongs to the study {{found}}, not to {{expected}}. Collect it there.",
  "collect-code-unknown": "The code {{code}} is not in the roster. Ask who used it before its responses count.",
  "collect-id-taken":
    "Another submission with the same id is held already, from {{held}}, and the two differ. Keep the first; ask for an explanation.",
  "collect-fork":
    "This sitting was gone on with twice, as after a restored backup: this file and the one held, {{held}}, are the same up to event {{event}}, at {{minutes}} min, and part there. Keep both files; neither is scored until you decide.",
  "collect-backup":
    "A backup, not a submission: the sitting was not handed in when it was made ({{events}} events, {{minutes}} min used). It is kept in case nothing else comes, and not scored.",
  "collect-backup-older": "A backup ({{events}} events, {{minutes}} min used) that is older than what is held, {{held}}.",
  "collect-backup-newer": "It is newer than the backup held until now, {{held}}, and has taken its place.",
  "collect-backup-fork":
    "A backup and the record held of this sitting, {{held}}, are the same up to event {{event}}, at {{minutes}} min, and part there: each has what the other has not. Keep both files, and ask on which machine the sitting went on.",
  "collect-from-backup":
    "Nobody handed this in: it is the last backup of a lost machine ({{events}} events, {{minutes}} min used). Decide whether it counts.",
  "collect-lost-found": "It takes the place of the state that was taken from the backup {{held}}.",
  "collect-original-found": "It takes the place of {{held}}, a file of the same sitting that was changed after it was made.",
  "collect-counted": "Counted by decision of {{date}}: {{reason}}",
  "collect-left-out": "Left out by decision of {{date}}: {{reason}}",
  "collect-withdrawn": "The participant withdrew consent on {{date}}. Nothing of theirs is taken in.",
  "collect-erased": "The participant's data were erased on {{date}}. Nothing of theirs is taken in again.",
  "collect-backup-known":
    "A backup ({{events}} events, {{minutes}} min used) of a sitting whose submission is held already. Nothing is to be done with it.",
  "backup-damaged": "The backup was changed or cut short. Take the file again from the medium it was saved to.",
  "backup-seal": "The backup does not open with this study's key: it belongs to another study, or was changed since.",
  "backup-header": "The file's open part names another sitting than the backup in it. It was not made by this application.",
  "backup-chain": "The backup's record breaks at event {{seq}}: it was changed, cut or reordered there. Ask for the original.",
  "collect-second-sitting": "{{code}} has handed in more than one sitting. Decide which one counts.",

  "passphrase-wrong":
    "The passphrase does not open the file. Check capital letters, spaces and the keyboard's language, and that this is the passphrase of this very file.",
  "passphrase-missing": "The private key is locked and no passphrase was given. Type it on a terminal, or set RXBASELINE_PASSPHRASE.",
  "private-key-damaged": "The private key's file was changed or cut short. Take it again from where it is kept.",
  "private-key-study":
    "The private key is not this study's: it says {{found}}, here is {{expected}}, or their public keys differ. Choose the file of this study.",
  "private-key-misfit": "What the file holds does not open what this study's machines seal. It was not made by this application.",
  "study-key-missing":
    "The study's private key is not here, so that nothing sealed can be opened. Bring it in under “Keys and backup”, or give it by --private-key FILE.",
  "workspace-header-damaged":
    "The first line of the workspace file was changed. Take the file again from where it is kept, or use an older one.",
  "workspace-cut": "The workspace file is cut short: {{found}} of {{expected}} parts are whole. Copy it again from where it is kept.",
  "workspace-box-damaged":
    "Part {{box}} of {{count}} of the workspace file was changed. Copy the file again from where it is kept, or use an older one.",
  "workspace-content":
    "The workspace file opens, but its content is not what it says it holds. It was not made by this application, or by a faulty one.",
  "workspace-data-newer":
    "The workspace file comes from a newer version of this application (data {{found}}, here {{supported}}). Update this one and restore again.",
  "workspace-exam-differs":
    "{{studyId}}: the two machines hold the study on different versions of its exam (here {{held}}, in the file {{given}}). Bring both to the same version.",
  "workspace-key-differs":
    "{{studyId}}: the two machines hold studies of the same id with different sealing keys. They are two studies; one cannot take in the other.",
  "workspace-office-differs":
    "{{studyId}}: roster, codes or rules differ ({{members}}). Make them alike on one machine, make a new backup there, and restore that.",
  "workspace-answers-differ":
    "{{studyId}}: paper or answer key differ. Open the same files on both machines, make a new backup, and restore that.",
  "workspace-submission-differs":
    "The two machines hold different contents of the submission {{id}}. Compare the receipt codes, remove the wrong one, and restore again.",
  "workspace-verdict-differs":
    "The submission {{id}} is {{held}} here and {{given}} in the file. Decide which holds, make it so on both machines, and restore again.",
  "workspace-backup-fork":
    "The two machines hold backups of one sitting of {{code}} that part at event {{event}}: it was gone on with in two places. Decide which counts; whichever machine holds the other one cannot be united with.",
  "workspace-row-differs":
    "{{table}}: the two machines say different things of {{name}}. Make them alike on one of them, and restore again.",

  "round-exam-foreign": "The grading round belongs to another exam or another version of it. Open the study it belongs to.",
  "round-code-repeated": "The code {{code}} is twice in the codebook. The file was changed; use the original.",
  "grading-nothing-left": "No response is left that needs grades.",
  "grading-workbook-foreign":
    "This is no grading workbook of ours, or its hidden sheet is gone. Ask the grader for the workbook itself, not for a copy of its tables.",
  "grading-exam-foreign": "The workbook was made for another exam or another version of it. Open the study it belongs to.",
  "grading-round-unknown": "The workbook belongs to the round {{round}}, which this study does not have. Was it made on another machine?",
  "grading-items-mixed": "The sheet holds responses to more than one item ({{items}}). Put each item back on its own sheet.",
  "grading-point-missing": "No column is headed {{point}}. Restore the header of this answer point.",
  "grading-point-repeated": "More than one column is headed {{point}}. Keep one.",
  "grading-response-missing": "The column with the responses is gone. Restore it: it shows that codes and texts still belong together.",
  "grade-code-missing": "The row has grades but no code. Restore its code, or empty the row.",
  "grade-code-unknown": "The code {{code}} is not of this round. Restore the code as it was.",
  "grade-code-repeated": "The code {{code}} has two rows. Keep one.",
  "grade-text-changed":
    "The text beside the code {{code}} is not the one that went out. Codes and texts may have been sorted apart: ask the grader.",
  "grade-unreadable": "“{{found}}” is no grade for {{point}}. Write yes or no, or leave the cell empty.",
  "grade-formula": "The grade for {{point}} is a formula. Replace it by yes or no.",
  "grade-row-missing": "The row of the code {{code}} is gone. Its grades are missing.",
  "grades-missing": "{{count}} grades are missing. They stay missing and do not count as “no”.",
  "graded-file-again": "This very file was imported before. Importing it again changes nothing.",
  "grades-exam-foreign": "The grades belong to another exam or another version of it.",
  "grades-item-unknown": "The exam has no item {{item}}. The grades belong to something else.",

  "responses-exam-foreign": "The responses belong to another exam or another version of it.",
  "responses-respondent-repeated": "{{id}} occurs twice. Keep one.",
  "responses-kind-differs": "{{id}} is described as both a participant and a model. Export the file again.",
  "responses-items-differ": "The responses of {{id}} are not to the items of this exam in its order. Export the file again.",
  "responses-section-unknown":
    "A decision on {{id}} names section {{section}}, which this exam does not have. Export the file again, or give the exam it belongs to.",

  "model-file-shape":
    "The file is neither a list of {id, model, output} nor an object {model: {id: text}}. Arrange it in one of these ways.",
  "model-file-empty": "The file holds no output.",
  "model-key-repeated": "This member occurs twice in the same object, so that one of the two would be lost. Keep one.",
  "model-field-missing": "The member “{{field}}” is missing or is no text. Each entry needs id, model and output.",
  "model-output-not-text": "The output is no text. Write the model's text, unchanged.",
  "model-table-no-header": "No sheet has a column headed “item” (or “id”, “题号”). Add a header row.",
  "model-header-missing": "The column has no header. Write the model's name above it, or remove it.",
  "model-header-repeated": "The header “{{header}}” occurs twice. Give each model a name of its own.",
  "model-no-columns": "The table has no column beside the items. Add one column a model, headed by its name.",
  "model-item-missing": "The row names no item. Write the item's id, or empty the row.",
  "model-name-unsafe": "“{{model}}” cannot be a model's name. Use 1 to 100 printable characters, and none of the language's own names.",
  "model-item-unsafe":
    "“{{item}}” looks like a number or date that a spreadsheet made of an id. Format the column as text and write the exam's ids.",
  "model-item-unknown": "The exam has no item “{{item}}”. Correct the id, or take the row out.",
  "model-output-repeated": "{{model}} has two outputs for {{item}}. Keep one.",
  "model-output-too-long":
    "The output of {{model}} for {{item}} is longer than {{limit}} characters. Shorten what is not part of the response.",
  "model-items-missing": "{{model}} has no output for {{items}} ({{count}} in all). They count as no response.",
  "model-run-again": "Exactly this run of {{model}} is held already. Bringing it in again changes nothing.",
  "model-run-second": "The study holds another run of {{model}}. Remove it first, or give this one another name.",
};
