/** Wording of reading the drop box on the page of collecting. */
export const dropBox = {
  title: "Or read the drop box",
  address: "Read from",
  hint: "Where this machine may list and read; exam machines may only put.",
  read: "Read the drop box",
  listing: "Looking at what lies in the box",
  progress: "Files read",
  done: "In the box: {{listed}}, of these held already: {{held}}, read now: {{read}}.",
  failed: "The drop box could not be read",
  incomplete_one: "{{count}} file could not be read",
  incomplete_other: "{{count}} files could not be read",
} as const;
