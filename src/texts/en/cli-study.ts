/** Wording of the command `study`. */
export const cliStudy = {
  badId: "--id takes 1 to 40 small letters, digits and hyphens, not “{{given}}”.",
  badSites: "--sites takes names parted by commas such as S1,S2,S3, not “{{given}}”.",
  exists: "{{path}} is there already. With --update its keys and codes are kept and the exam is taken anew.",
  made: "Study {{studyId}} on exam {{examId}}, {{count}} participant codes.",
  kept: "Study {{studyId}} on exam {{examId}}: keys and {{count}} participant codes kept.",
  keyExists: "{{path}} is there already. A private key is never written over: move the file away first.",
  privateKeyFile: "{{path}}: the private key. Without this file and its passphrase no submission can be opened.",
  keylessFile: "{{path}}: for the coordinator alone. The private key is kept apart.",
  publicFile: "{{path}}: for the exam machines.",
  officeFile: "{{path}}: for the coordinator alone. It holds the private key; without it no submission can be opened.",
};
