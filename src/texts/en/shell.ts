/** Wording of the home page, the update prompt and the pages that stand in for a missing or broken one. */
export const shell = {
  title: "RxBaseline",
  thesis: "How well do pharmacists and language models review prescriptions? Same items, same rules, same metrics.",
  doors: {
    label: "What do you want to do?",
    sit: {
      title: "Sit an exam",
      for: "Pharmacists",
      detail: "Works without a network. Every response is stored on this device as you give it.",
    },
    study: { title: "Run a study", for: "Coordinators", detail: "Collect the submissions, have them graded blind, export them." },
    compare: {
      title: "Compare results",
      for: "Researchers",
      detail: "Ranks and models side by side, with intervals and the method of every number.",
    },
  },
  demo: {
    title: "Demo study",
    detail: "Virtual pharmacists and models on the pilot exam, made from a seed. Marked as simulated on every page.",
    open: "Look at the demo study",
  },
  device: {
    title: "This device",
    checking: { state: "Checking", detail: "Whether the app is stored on this device." },
    storing: { state: "Storing the app", detail: "Keep this page open and online until it says ready." },
    ready: {
      state: "Ready offline",
      detail: "The app is stored on this device and starts without the network. “Check this machine” tells whether the exams are too.",
    },
    insecure: {
      state: "Needs the network",
      detail:
        "This address is not secure (https or localhost), so the browser refuses to store the app and to seal submissions. Open it by https or on localhost.",
    },
    unsupported: {
      state: "Needs the network",
      detail: "This browser cannot store the app. Use a current Edge, Chrome, Firefox or Safari.",
    },
    failed: {
      state: "Needs the network",
      detail: "The app could not be stored on this device. It works while the network does; reload to try again.",
    },
  },
  version: "Version {{version}}, build {{build}}",
  update: {
    label: "Update",
    ready: "A new version is stored on this device.",
    outdated: "Another page of this app switched to a newer version. Reload this one.",
    reload: "Reload",
    apply: "Update now",
    later: "Later",
    sittingOpen: "A sitting on this device is not finished. The update waits until its responses are handed in.",
  },
  offline: "No network. Nothing is lost: this app works from this device.",
  heldUp:
    "Another tab or window of this browser still runs an older version of this app and holds the data stored here. Close it: this page then goes on by itself, and an exam that was open there can be gone on with here.",
  notFound: {
    title: "There is no such page",
    detail: "The address {{path}} leads nowhere in this app.",
    home: "Go to the home page",
  },
  broken: {
    technical: "Technical details",
    title: "This page stopped working",
    detail: "What was stored before is safe on this device. Reload the page; if it happens again, report the lines below.",
    reload: "Reload the page",
    home: "Go to the home page",
  },
  loading: "Loading",
} as const;
