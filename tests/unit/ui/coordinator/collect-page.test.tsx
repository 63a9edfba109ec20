import { screen, within } from "@testing-library/react";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeBackup } from "#workflows/make-backup.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { openStudyFiles } from "#workflows/open-study.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { unsealSubmission } from "#workflows/unseal-submission.ts";
import { coordinatorApp, demoFiles, filesIn, NOW_MS, openSealer } from "../../../support/coordinator-app.tsx";
import { plainBackupCipher } from "../../../support/plain-backup-cipher.ts";

let files: ReadonlyMap<string, Uint8Array>;
let store: WorkspaceStore;

beforeAll(async () => {
  files = await demoFiles();
});

beforeEach(async () => {
  store = createMemoryWorkspaceStore();
  const opened = await openStudyFiles(
    ["office.json", "paper.json", "key.json"].map((name) => ({ name, bytes: files.get(name) ?? new Uint8Array() })),
    store,
  );
  expect(opened.ok).toBe(true);
});

/** The backup of a sitting whose submission is in the study's files. */
async function backupOfOne(): Promise<File> {
  const [name, bytes] = [...files].find(([each]) => each.startsWith("submissions/")) ?? expect.fail("no submission");
  const opened = await unsealSubmission({ name, bytes }, "B", openSealer);
  const { start, events } = opened.ok ? opened.value.source : expect.fail(JSON.stringify(opened.error));
  const content = { start, events: events.slice(0, 9), heartbeat: { elapsedMs: 60_000, wallMs: NOW_MS }, draft: null };
  const key = await plainBackupCipher.keyOf({ startCode: "", participantCode: start.participantCode }, start.sittingId);
  const made = await makeBackup(content, { publicKey: "A", key }, { cipher: plainBackupCipher, sealer: openSealer });
  return new File([made.bytes.slice()], made.name);
}

describe("collecting", () => {
  it("starts with everybody missing and says what comes next", async () => {
    await coordinatorApp({ path: "/study/demo/collect", store });
    expect(screen.getByText(/Collect the submission files: 5 participants/)).toBeTruthy();
    expect(screen.getByRole("radio", { name: /5\s*Missing/ })).toBeTruthy();
    expect(screen.getByText("Simulated")).toBeTruthy();
    expect(screen.getByText("Draft exam")).toBeTruthy();
  });

  it("shows what became of every file, and one bad file stops none of the others", async () => {
    const { user } = await coordinatorApp({ path: "/study/demo/collect", store });
    const submissions = filesIn(files, "submissions");
    const broken = new File(["no submission"], "broken.rxsub");
    await user.upload(screen.getByLabelText(/Submission files/), [broken, ...submissions]);
    const table = await screen.findByRole("table", { name: "What became of each file" });
    expect(within(table).getAllByRole("row")).toHaveLength(submissions.length + 2);
    const refused = within(table).getByText("broken.rxsub").closest("tr") as HTMLElement;
    expect(refused.textContent).toContain("Refused");
    expect(refused.textContent).toContain("Ask the participant to save the file again");
    const accepted = (await store.load("demo"))?.collected.length ?? 0;
    expect(accepted).toBeGreaterThanOrEqual(5);
    expect(screen.getByText(new RegExp(`Accepted ${accepted} `))).toBeTruthy();
    expect(screen.getByRole("radio", { name: /0\s*Missing/ })).toBeTruthy();
  });

  it("takes the same files again as duplicates and changes nothing", async () => {
    const { user } = await coordinatorApp({ path: "/study/demo/collect", store });
    const [first] = filesIn(files, "submissions");
    const input = screen.getByLabelText(/Submission files/);
    await user.upload(input, first as File);
    await screen.findByText(/Accepted 1 /);
    await user.upload(input, first as File);
    expect(await screen.findByText(/duplicate 1/)).toBeTruthy();
    expect((await store.load("demo"))?.collected).toHaveLength(1);
  });

  it("does not call it done when nothing but backups came in", async () => {
    const { user } = await coordinatorApp({ path: "/study/demo/collect", store });
    await user.upload(screen.getByLabelText(/Submission files/), await backupOfOne());
    const summary = await screen.findByText(/backups kept 1/);
    expect(summary.closest("[data-tone]")?.getAttribute("data-tone")).toBe("warn");
  });

  it("lists only those whose count is chosen, and keeps the choice in the address", async () => {
    const { user, address } = await coordinatorApp({ path: "/study/demo/collect", store });
    await user.upload(screen.getByLabelText(/Submission files/), filesIn(files, "submissions")[0] as File);
    await screen.findByText(/Accepted 1 /);
    await user.click(screen.getByRole("radio", { name: /Missing/ }));
    expect(address()).toBe("/study/demo/collect?show=missing");
    const roster = screen.getByRole("table", { name: /Every expected participant/ });
    expect(within(roster).getAllByRole("row")).toHaveLength(5);
  });

  it("tells whose a receipt code is, however it is typed", async () => {
    const { user } = await coordinatorApp({ path: "/study/demo/collect", store });
    await user.upload(screen.getByLabelText(/Submission files/), [...filesIn(files, "submissions")]);
    await screen.findByText(/^Accepted \d/);
    const entry = (await store.load("demo"))?.collected.find((held) => held.verdict === "sound");
    const source = entry?.submission.source;
    if (source?.kind !== "participant") throw new Error("a sound submission of a participant was expected");
    await user.type(screen.getByLabelText("Receipt code"), `${source.receipt.toLowerCase().replaceAll("-", " ")}{Enter}`);
    const answer = await screen.findByText(/^It belongs to/);
    expect(answer.textContent).toContain(source.start.participantCode);
    expect(answer.textContent).toContain("sound");
    await user.clear(screen.getByLabelText("Receipt code"));
    await user.type(screen.getByLabelText("Receipt code"), "0000-0000-0000{Enter}");
    expect(await screen.findByText(/No submission collected so far/)).toBeTruthy();
  });
});

describe("a study that is not here", () => {
  it("says so and leads to the studies", async () => {
    await coordinatorApp({ path: "/study/nowhere/collect" });
    expect(screen.getByText("This study is not on this machine")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the studies" }).getAttribute("href")).toBe("/study");
  });

  it("is told from one that cannot be read", async () => {
    const refusing = { ...createMemoryWorkspaceStore(), load: () => Promise.reject(new Error("denied")) };
    await coordinatorApp({ path: "/study/demo/collect", store: refusing });
    expect(screen.getByText("The study could not be read")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
