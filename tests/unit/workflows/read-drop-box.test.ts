import { expect, test } from "vitest";
import { hpkeSealer } from "#crypto/hpke-sealer.ts";
import type { ParticipantSubmission, Submission } from "#domain/submission/submission.ts";
import { readOfficeFile } from "#formats/office-file.ts";
import { collectSubmissions } from "#workflows/collect-submissions.ts";
import { examineHere } from "#workflows/examine-here.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { openStudyFiles } from "#workflows/open-study.ts";
import type { DropBoxReader, ReadOutcome } from "#workflows/ports/drop-box-reader.ts";
import { heldReceipts, readDropBox, type DropBoxRequest } from "#workflows/read-drop-box.ts";
import { sealSubmission } from "#workflows/seal-submission.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";
import { pilotFile, simulatedStudy } from "../../support/simulated-study.ts";

const NAMES = ["A", "B", "C"].map((letter) => `spring_P1${letter}-QQ_AAAA-${letter}.rxsub`);
const request: DropBoxRequest = {
  url: "https://box.example.org/drop?sas=1",
  studyId: "spring",
  heldReceipts: new Set(["AAAA-B"]),
  signal: new AbortController().signal,
  onProgress: () => undefined,
};

/** A box that says of each address what is planned, and the listing for its folder. */
function box(
  listings: readonly string[],
  answers: Readonly<Record<string, ReadOutcome>> = {},
): DropBoxReader & { readonly asked: string[] } {
  const asked: string[] = [];
  const pages = [...listings];
  return {
    asked,
    read: async (address) => {
      asked.push(address);
      const name = /drop\/([^?]*)/.exec(address)?.[1] ?? "";
      const planned = answers[decodeURIComponent(name)];
      return planned ?? { kind: "read", bytes: new TextEncoder().encode(name === "" ? (pages.shift() ?? "[]") : name) };
    },
  };
}

function listingOf(names: readonly string[]): string {
  return JSON.stringify(names.map((name) => ({ name })));
}

test("reads what the folder lists of this study and is not held, and asks for nothing else", async () => {
  const strangers = ["autumn_P1A-QQ_AAAA-Z.rxsub", "rxbaseline-probe.txt", "spring_x.rxsub", "spring_P_A_B.rxsub", "spring_P1-Q_A.rxsub?x"];
  const drop = box([listingOf([...NAMES, ...strangers])]);
  const progress: string[] = [];
  const read = await readDropBox({ ...request, onProgress: (done, total) => progress.push(`${done}/${total}`) }, drop);
  expect(read).toMatchObject({ ok: true, value: { listedCount: 3, heldCount: 1, issues: [] } });
  expect(read.ok && read.value.files.map(({ name }) => name)).toEqual([NAMES[0], NAMES[2]]);
  expect(progress).toEqual(["0/2", "1/2", "2/2"]);
  expect(drop.asked).toEqual([
    "https://box.example.org/drop/?sas=1&list-type=2&prefix=spring_",
    `https://box.example.org/drop/${NAMES[0]}?sas=1`,
    `https://box.example.org/drop/${NAMES[2]}?sas=1`,
  ]);
});

test.each([
  ["https://name:word@box.example.org/", "hand-in-url-credentials"],
  ["http://box.example.org/", "hand-in-url-insecure"],
  ["", "hand-in-url-malformed"],
])("asks nothing at %o, which is no address of a box", async (url, code) => {
  const drop = box([listingOf(NAMES)]);
  expect(await readDropBox({ ...request, url }, drop)).toMatchObject({ ok: false, error: [{ code }] });
  expect(drop.asked).toEqual([]);
});

test("goes on where S3 stops a page, and takes no part for the whole where a box never does", async () => {
  const page = (name: string, next: string): string =>
    `<ListBucketResult><Key>${name}</Key><IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken></ListBucketResult>`;
  const drop = box([page(NAMES[0] ?? "", "t 1"), `<ListBucketResult><Key>${NAMES[2]}</Key></ListBucketResult>`]);
  expect(await readDropBox(request, drop)).toMatchObject({ ok: true, value: { listedCount: 2 } });
  expect(drop.asked[1]).toContain("continuation-token=t%201");
  const endless = box(Array.from({ length: 500 }, () => page(NAMES[0] ?? "", "t")));
  expect(await readDropBox(request, endless)).toMatchObject({ ok: false, error: [{ code: "drop-box-listing-cut" }] });
});

test("one file that cannot be read is named, and the others are there", async () => {
  const drop = box([listingOf(NAMES)], { [NAMES[0] ?? ""]: { kind: "missing", status: 404 } });
  const read = await readDropBox(request, drop);
  expect(read).toMatchObject({
    ok: true,
    value: { files: [{ name: NAMES[2] }], issues: [{ code: "drop-box-missing", place: { file: NAMES[0] } }] },
  });
});

test.each([
  [{ kind: "blocked", status: null }, "drop-box-blocked"],
  [{ kind: "unreachable", status: null }, "drop-box-unreachable"],
  [{ kind: "refused", status: 401 }, "drop-box-refused"],
  [{ kind: "missing", status: 404 }, "drop-box-missing"],
  [{ kind: "too-large", status: 200 }, "drop-box-too-large"],
  [{ kind: "timed-out", status: null }, "drop-box-timed-out"],
  [{ kind: "failed", status: 500 }, "drop-box-failed"],
  [{ kind: "read", bytes: new TextEncoder().encode("<p>Log in") }, "drop-box-not-listing"],
] as const)("a folder that answers %o is told as %s", async (outcome, code) => {
  expect(await readDropBox(request, box([], { "": outcome }))).toMatchObject({ ok: false, error: [{ code }] });
});

test("stopped, it gives what was read until then", async () => {
  const stop = new AbortController();
  const many = Array.from({ length: 20 }, (_, index) => `spring_P-Q_R-${index}.rxsub`);
  const onProgress = (done: number): void => {
    if (done === 3) stop.abort();
  };
  const read = await readDropBox({ ...request, signal: stop.signal, onProgress }, box([listingOf(many)]));
  expect(read.ok && read.value.files.length).toBeLessThan(8);
  expect(read.ok && read.value.issues).toEqual([]);
});

test("a sitting that came changed is not held: its original is read from the box and takes its place", async () => {
  const files = await simulatedStudy("box", { participantsByRank: [1, 0, 0], modelCount: 0 });
  const [name, bytes] = [...files].find(([path]) => path.endsWith(".rxsub")) ?? expect.fail("no submission");
  const officeFile = { name: "office.json", bytes: files.get("office.json") ?? expect.fail("no office") };
  const office = readOfficeFile(officeFile);
  if (!office.ok) expect.fail("no office");
  const { publicKey, studyId } = office.value.study;
  const opened = await unsealSubmission({ name, bytes }, office.value.privateKey ?? expect.fail("no key"), hpkeSealer);
  const submission = opened.ok && isOfPerson(opened.value) ? opened.value : expect.fail("not opened");
  const { source } = submission;
  const changed = { ...submission, source: { ...source, events: source.events.filter((_, index) => index !== 5) } };
  const store = createMemoryWorkspaceStore();
  await openStudyFiles([officeFile, pilotFile("paper.json"), pilotFile("key.json")], store);
  const held = async () => heldReceipts((await store.load(studyId)) ?? expect.fail("no study"));
  const collect = (...given: Parameters<typeof collectSubmissions>[0]["files"]) =>
    collectSubmissions({ studyId, files: given, nowMs: 7 }, { store, examiner: examineHere(hpkeSealer) });

  await collect(await sealSubmission(changed, publicKey, hpkeSealer));
  expect(await held()).toEqual(new Set());
  const inBox = `${studyId}_${source.start.participantCode}_${source.receipt}.rxsub`;
  const drop = box([listingOf([inBox])], { [inBox]: { kind: "read", bytes } });
  const read = await readDropBox({ ...request, studyId, heldReceipts: await held() }, drop);
  const report = await collect(...(read.ok ? read.value.files : []));
  expect(report.rows).toMatchObject([{ fileName: inBox, outcome: "accepted" }]);
  expect(report.rows[0]?.issues.map(({ code }) => code)).toContain("collect-original-found");
  expect(await held()).toEqual(new Set([source.receipt]));
});

function isOfPerson(submission: Submission): submission is ParticipantSubmission {
  return submission.source.kind === "participant";
}
