/** Wording of the exam on paper, the fallback for a room whose machines fail. */
export const examPaper = {
  step: "Print the exam",
  stepHint: "Paper, if a machine fails",
  title: "The exam on paper",
  lede: "For a participant whose machine fails. Each item has room for the response, and every sheet has a line for the code. It prints in the language of this page; no sheet holds a key.",
  print: "Print",
  back: "Back to the study",
  code: "Participant code",
  signature: "Signature",
  started: "Started at",
  ended: "Handed in at",
  time: "Time: {{minutes}} minutes. {{items}} items.",
  item: "Item {{number}}",
  mark: "Fill in the box of what you choose. To change it, cross the box out and fill in another.",
  types: "What is wrong with this prescription?",
  noProblem: "No problem",
  intervention: "Intervention",
} as const;
