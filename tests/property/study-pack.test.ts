// @vitest-environment node
import { createStartCode } from "#domain/study/create-codes.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { argon2PackCipher } from "#crypto/argon2-pack-cipher.ts";
import { createStudy } from "#domain/study/create-study.ts";
import { readHostedStudy, type HostedStudy } from "#formats/hosted-study.ts";
import { canonicalJson } from "#lib/json.ts";
import { createRng } from "#lib/rng.ts";
import { makeStudyFile } from "#workflows/make-study-file.ts";
import { openExam } from "#workflows/open-exam.ts";
import { pilotExam, pilotPaperJson } from "../support/pilot-package.ts";

const exam = pilotExam();
const keyPair = { publicKey: "B".repeat(87), privateKey: "C".repeat(43) };
const office = createStudy({ studyId: "pack", exam, keyPair, counts: [1, 0, 0], sites: ["North", "South"] }, createRng("pack"));
const bytes = await makeStudyFile({ office, exam, paper: pilotPaperJson(), appVersion: "0.1.0" }, argon2PackCipher);
const hosted = read(bytes);
const [north, south] = office.startCodes.map(({ code }) => code);
if (hosted === null || north === undefined || south === undefined) throw new Error("the study under test was not made");

function read(file: Uint8Array): HostedStudy | null {
  const study = readHostedStudy({ name: "pack.json", bytes: file });
  return study.ok ? study.value : null;
}

test("each site's start code opens the exam, and no other code does", async () => {
  expect(await openExam(hosted, north, argon2PackCipher)).toEqual({ kind: "opened", exam });
  expect(await openExam(hosted, south, argon2PackCipher)).toEqual({ kind: "opened", exam });
  const other = createStartCode(createRng("another study"));
  expect(await openExam(hosted, other, argon2PackCipher)).toEqual({ kind: "wrong-code" });
});

test("the file says nothing of the items, the sites or the codes", () => {
  const text = new TextDecoder().decode(bytes);
  const stems = exam.items.map((item) => (item.kind === "short-answer" ? item.visit.zh : item.stem.en));
  for (const secret of [...stems, "North", "South", north, south, north.replaceAll("-", "")]) expect(text).not.toContain(secret);
});

test("opening leaves the page its turns", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 5);
  await argon2PackCipher.open(hosted.pack, north, hosted.context);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
});

test("with any one byte changed, the file is refused or says exactly what it said before", { timeout: 120_000 }, async () => {
  const anyChange = fc.record({ at: fc.nat(bytes.length - 1), by: fc.integer({ min: 1, max: 255 }) });
  await fc.assert(
    fc.asyncProperty(anyChange, async ({ at, by }) => {
      const changed = read(bytes.map((byte, index) => (index === at ? byte ^ by : byte)));
      if (changed === null) return;
      const opening = await openExam(changed, north, argon2PackCipher);
      if (opening.kind !== "opened") return;
      expect(opening.exam).toEqual(exam);
      expect(canonicalJson(changed.study)).toBe(canonicalJson(hosted.study));
      expect(canonicalJson(changed.cover)).toBe(canonicalJson(hosted.cover));
    }),
    { numRuns: 60, examples: openFacts().map((at) => [{ at, by: 1 }]) },
  );
});

/** Places in the file's open part that matter most: a digit of the duration, of the public key, of a section's size. */
function openFacts(): readonly number[] {
  const text = new TextDecoder().decode(bytes);
  return ['"durationMs": ', '"publicKey": "', '"itemCount": ', '"reviewStatus": "', '"salt": "', '"nonce": "'].map((mark) => {
    const byteLength = new TextEncoder().encode(text.slice(0, text.indexOf(mark) + mark.length)).length;
    return byteLength;
  });
}
