/** Wording of the stick file's own pages: what a browser does differently with a file, and a file without a study. */
export const stick = {
  limits: {
    title: "Opened from a file",
    lede: "The app and the exam are one file here. What a browser grants to a file was tried out just now; the rest holds everywhere.",
    storage: {
      checking: "Storage: being tried out.",
      granted: "Storage: this browser stores responses for a file. They lie in this browser on this machine, not on the stick.",
      refused: "Storage: this browser refuses to store for a file. Use another one, such as a current Chrome or Edge.",
    },
    persisted: {
      checking: "Kept when the disk runs short: being asked.",
      granted: "The browser promised not to clear what is stored, even when the disk runs short.",
      refused:
        "The browser did not promise to keep what is stored if the disk runs short: leave space free, and clear no browsing data until every file is handed over.",
    },
    lock: {
      checking: "One window at a time: being tried out.",
      granted: "A second window of the same sitting is held off.",
      refused: "This browser does not hold off a second window of the same sitting for sure: open the file once only.",
    },
    cache:
      "Nothing is stored for use without a network, and nothing needs to be. Leave the file where it is, under its name, until all have handed in: some browsers tie what they store to its place.",
    updates:
      "There are no updates. A corrected exam or app comes as another file; a sitting under way is finished in the one it was begun in.",
    network: "The file asks no network for anything and sends nothing. The host's clock is no witness of the time.",
    downloads:
      "The browser may ask before it saves a file, or where to. What is saved goes to the downloads folder unless you choose the stick. Try it with the file of the practice.",
    others:
      "Browsers treat all files of a machine alike: another page opened from a file could read what this one stores. Open none from strangers.",
  },
  noStudy: {
    empty: {
      title: "This file holds no exam",
      detail: "It is the app alone. The coordinator's app makes the file that holds an exam: ask for that one.",
    },
    damaged: {
      title: "The exam in this file cannot be read",
      detail: "The file was changed or cut short. Copy it again from where it came, or show the coordinator these lines:",
    },
  },
};
