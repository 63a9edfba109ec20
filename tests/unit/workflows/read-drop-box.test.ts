import { expect, test } from "vitest";
import type { DropBoxReader, ReadOutcome } from "#workflows/ports/drop-box-reader.ts";
import { readDropBox, type DropBoxRequest } from "#workflows/read-drop-box.ts";

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

test("goes on where S3 stops a page, and stops where a box never does", async () => {
  const page = (name: string, next: string): string =>
    `<ListBucketResult><Key>${name}</Key><IsTruncated>true</IsTruncated><NextContinuationToken>${next}</NextContinuationToken></ListBucketResult>`;
  const drop = box([page(NAMES[0] ?? "", "t 1"), `<ListBucketResult><Key>${NAMES[2]}</Key></ListBucketResult>`]);
  expect(await readDropBox(request, drop)).toMatchObject({ ok: true, value: { listedCount: 2 } });
  expect(drop.asked[1]).toContain("continuation-token=t%201");
  const endless = box(Array.from({ length: 500 }, () => page(NAMES[0] ?? "", "t")));
  expect(await readDropBox(request, endless)).toMatchObject({ ok: true, value: { listedCount: 1 } });
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
