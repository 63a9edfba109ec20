import { expect, test } from "vitest";
import { checkDropBoxes } from "#workflows/check-drop-boxes.ts";
import type { ProbeOutcome } from "#workflows/ports/drop-box.ts";
import { studyOf } from "../../support/exam-machine.ts";
import { deadStudyFile } from "../../support/study-file.ts";

const HASH = "a".repeat(64);

function hostWith(urls: readonly (string | null)[]) {
  const studies = urls.map((url, index) => {
    const handIn = url === null ? null : { url };
    return { ...studyOf(60_000), studyId: `study-${index}`, examHash: HASH, publicKey: "B".repeat(87), handIn };
  });
  const index = { format: "rxbaseline-study-index", formatVersion: 1, studies: studies.map(({ studyId }) => studyId) };
  const files = new Map([["studies/index.json", new TextEncoder().encode(JSON.stringify(index))]]);
  for (const study of studies) files.set(`studies/${study.studyId}.json`, new Uint8Array(deadStudyFile(study)));
  return { read: async (path: string) => files.get(path) ?? null };
}

function probeOf(...outcomes: readonly ProbeOutcome[]) {
  const asked: string[] = [];
  return {
    asked,
    put: async (address: string) => {
      asked.push(address);
      return outcomes[Math.min(asked.length, outcomes.length) - 1] ?? { kind: "stored" as const };
    },
  };
}

test("a host whose studies name no box, or that cannot be reached, has none to try", async () => {
  const probe = probeOf();
  expect(await checkDropBoxes(hostWith([null]), probe)).toEqual([]);
  expect(await checkDropBoxes({ read: async () => null }, probe)).toEqual([]);
  expect(await checkDropBoxes({ read: () => Promise.reject(new Error("planned: no network")) }, probe)).toEqual([]);
  expect(probe.asked).toEqual([]);
});

test("a box that two studies name is tried once, and works when it keeps the first of two trial files", async () => {
  const probe = probeOf({ kind: "stored" }, { kind: "already-there" });
  expect(await checkDropBoxes(hostWith(["drop", null, "drop"]), probe)).toEqual([{ url: "drop", outcome: { kind: "already-there" } }]);
  expect(probe.asked).toEqual(["drop/rxbaseline-probe.txt", "drop/rxbaseline-probe.txt"]);
});

test("a trial file of an earlier check is enough", async () => {
  const probe = probeOf({ kind: "already-there" });
  expect(await checkDropBoxes(hostWith(["drop"]), probe)).toEqual([{ url: "drop", outcome: { kind: "already-there" } }]);
  expect(probe.asked).toHaveLength(1);
});

test.each<[ProbeOutcome[], string]>([
  [[{ kind: "stored" }, { kind: "stored" }], "overwrites"],
  [[{ kind: "blocked-by-csp" }], "blocked-by-csp"],
  [[{ kind: "refused", status: 403, retryAfterMs: null }], "refused"],
  [[{ kind: "stored" }, { kind: "unreachable", status: null, retryAfterMs: null }], "unreachable"],
])("what comes to %j is %s", async (outcomes, kind) => {
  expect(await checkDropBoxes(hostWith(["drop"]), probeOf(...outcomes))).toMatchObject([{ url: "drop", outcome: { kind } }]);
});
