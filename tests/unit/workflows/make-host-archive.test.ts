import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { hostExamSource } from "#workflows/host-exam-source.ts";
import { makeHostArchive } from "#workflows/make-host-archive.ts";
import { studyOf } from "../../support/exam-machine.ts";
import { deadStudyFile } from "../../support/study-file.ts";

const study = { ...studyOf(60_000), studyId: "north-2026", publicKey: "B".repeat(87) };

test("unpacked beside the app, a host's files offer the study", async () => {
  const archive = makeHostArchive("north-2026", deadStudyFile(study));
  expect(archive.name).toBe("north-2026-host.zip");
  const files = unzipSync(archive.bytes);
  expect(Object.keys(files).sort()).toEqual(["studies/index.json", "studies/north-2026.json"]);
  const source = hostExamSource({ read: async (path) => files[path] ?? null });
  expect(await source.list()).toMatchObject({ studies: [{ study }], issues: [] });
});
