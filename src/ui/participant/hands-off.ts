/** Attributes of every field of the exam: nothing may change what is written. No checker, no completion, no translation, no writing aid. */
export const HANDS_OFF = {
  spellCheck: false,
  autoComplete: "off",
  autoCorrect: "off",
  autoCapitalize: "off",
  translate: "no",
  writingsuggestions: "false",
  "data-gramm": "false",
} as const;
