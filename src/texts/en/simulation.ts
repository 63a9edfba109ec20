/** Wording that a simulated study carries in its own files. */
export const simulation = { studyTitle: "Demo study on the {{exam}}" };
