/** Wording of what a coordinator takes to the exam machines: the study file, the host's files, the USB stick. */
export const examFiles = {
  title: "Exam files",
  detail:
    "The exam under lock, for the machines it is sat on: anyone may have these files, since only a start code opens them. No key, no roster and no code is in them. Choose one of the three ways.",
  save: "Save",
  saveNamed: "Save: {{name}}",
  waiting_one: "Locking the exam under {{count}} start code: about a second",
  waiting_other: "Locking the exam under {{count}} start codes: about a second for each",
  host: {
    name: "For a host",
    format: ".zip",
    holds:
      "Unpack it in the app's folder on the host, where index.html lies: studies/{{id}}.json is the exam, studies/index.json the list of exams on offer. If the host offers others already, keep its index.json and add “{{id}}” to the list in it. Participants then find the exam at the app's address.",
  },
  study: {
    name: "Study file",
    format: ".json",
    holds:
      "For an app whose host does not offer the exam: participants choose this file on the page where exams begin, under “Open a study file”.",
  },
  stick: {
    name: "USB stick",
    format: ".html",
    holds:
      "App and exam in one file that Chrome or Edge opens from a stick or folder, without a host or network. Copy it onto each machine, check and practise there, and collect the submission files from the downloads folder. Making it needs the network.",
  },
  refused: "The file was not made",
};
