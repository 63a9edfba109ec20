import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { errorAt } from "#lib/issue.ts";
import { summariseRecord } from "#domain/submission/record-summary.ts";
import type { WorkspaceStore } from "#workflows/ports/workspace-store.ts";
import { comparedStudy } from "../../../support/compared-study.ts";
import { coordinatorApp, NOW_MS } from "../../../support/coordinator-app.tsx";

async function studyWithCode(): Promise<{ readonly store: WorkspaceStore; readonly code: string; readonly submissionId: string }> {
  const store = await comparedStudy({ participantsByRank: [2, 0, 0], modelCount: 0, isGraded: false });
  const submission = (await store.load("compared"))?.collected[0]?.submission;
  if (submission?.source.kind !== "participant") throw new Error("a participant's submission was expected");
  return { store, code: submission.source.start.participantCode, submissionId: submission.submissionId };
}

function sectionItem(letter: string): HTMLElement {
  return screen.getByRole("heading", { level: 3, name: new RegExp(`^Section ${letter}:`) }).closest("li") as HTMLElement;
}

describe("validity of a sitting's sections", () => {
  it("counts every section until a decision with its reason and note is recorded, and shows it on the roster", async () => {
    const { store, code, submissionId } = await studyWithCode();
    const { user } = await coordinatorApp({ path: `/study/compared/sitting/${code}`, store });
    expect(screen.getAllByText("Nothing decided")).toHaveLength(3);
    const section = within(sectionItem("B"));
    await user.selectOptions(section.getByLabelText("Decision"), "Does not count: interrupted");
    await user.type(section.getByLabelText("Note"), "  fire alarm ");
    await user.click(section.getByRole("button", { name: "Record the decision on section B" }));
    expect(await section.findByText("Recorded.")).toBeTruthy();
    expect(section.getByText(/· 1 decision so far · fire alarm$/)).toBeTruthy();
    expect((await store.load("compared"))?.validity).toEqual([
      { submissionId, sectionId: "B", reason: "interrupted", note: "fire alarm", decidedAtMs: NOW_MS },
    ]);
    expect(screen.getAllByText("Nothing decided")).toHaveLength(2);
    await coordinatorApp({ path: "/study/compared/collect", store });
    expect(screen.getAllByText("Section B does not count")).toHaveLength(1);
  });

  it("takes a decision back by another one, and keeps both", async () => {
    const { store, code, submissionId } = await studyWithCode();
    await store.addValidity("compared", { submissionId, sectionId: "A", reason: "language", note: "", decidedAtMs: 1 });
    const { user } = await coordinatorApp({ path: `/study/compared/sitting/${code}`, store });
    const section = within(sectionItem("A"));
    expect(section.getByLabelText<HTMLSelectElement>("Decision").value).toBe("language");
    await user.selectOptions(section.getByLabelText("Decision"), "Counts");
    await user.click(section.getByRole("button", { name: /^Record/ }));
    expect(await section.findByText(/2 decisions so far/)).toBeTruthy();
    expect((await store.load("compared"))?.validity.map(({ reason }) => reason)).toEqual(["language", null]);
  });

  it("asks which reason “other” is, and refuses a note that is too long, with nothing stored", async () => {
    const { store, code } = await studyWithCode();
    const { user } = await coordinatorApp({ path: `/study/compared/sitting/${code}`, store });
    const section = within(sectionItem("C"));
    await user.selectOptions(section.getByLabelText("Decision"), "Does not count: other reason");
    await user.click(section.getByRole("button", { name: /^Record/ }));
    expect(await section.findByText("Say which reason.")).toBeTruthy();
    await user.click(section.getByLabelText("Note"));
    await user.paste("x".repeat(201));
    expect(await section.findByText("Shorten it to 200 characters.")).toBeTruthy();
    await user.click(section.getByRole("button", { name: /^Record/ }));
    expect((await store.load("compared"))?.validity).toEqual([]);
  });

  it("says when a decision could not be stored, and leaves what was decided", async () => {
    const { store, code } = await studyWithCode();
    const failing: WorkspaceStore = { ...store, addValidity: () => Promise.reject(new Error("quota")) };
    const { user } = await coordinatorApp({ path: `/study/compared/sitting/${code}`, store: failing });
    const section = within(sectionItem("A"));
    await user.click(section.getByRole("button", { name: /^Record/ }));
    expect(await section.findByText(/could not be stored/)).toBeTruthy();
    expect(section.getByText("Nothing decided")).toBeTruthy();
  });
});

describe("a doubtful submission", () => {
  it("is made to count with a reason, and left out again", async () => {
    const { store, code } = await studyWithCode();
    const [entry] = (await store.load("compared"))?.collected ?? [];
    if (entry === undefined) throw new Error("a submission was expected");
    await store.putCollected("compared", [{ ...entry, verdict: "doubtful", issues: [errorAt("submission-late", {}, { minutes: 3 })] }]);
    const { user } = await coordinatorApp({ path: `/study/compared/sitting/${code}`, store });
    const section = within(screen.getByRole("region", { name: "Whether this submission counts" }));
    await user.click(section.getByRole("button", { name: "Count this submission" }));
    expect(await section.findByText("Say why.")).toBeTruthy();
    expect((await store.load("compared"))?.collected[0]?.verdict).toBe("doubtful");
    await user.type(section.getByLabelText("Reason"), "power cut");
    await user.click(section.getByRole("button", { name: "Count this submission" }));
    expect(await section.findByText(/1 decision so far · power cut/)).toBeTruthy();
    expect((await store.load("compared"))?.collected[0]?.verdict).toBe("sound");
    await user.type(section.getByLabelText("Reason"), "log was wrong");
    await user.click(section.getByRole("button", { name: "Leave it out" }));
    expect(await section.findByText(/2 decisions so far · log was wrong/)).toBeTruthy();
    expect((await store.load("compared"))?.collected[0]?.verdict).toBe("doubtful");
  });

  it("stays so while another submission of the code counts, and when the decision could not be stored", async () => {
    const { store, code } = await studyWithCode();
    const [entry] = (await store.load("compared"))?.collected ?? [];
    if (entry === undefined) throw new Error("a submission was expected");
    const other = { ...entry, submission: { ...entry.submission, submissionId: "other" } };
    await store.putCollected("compared", [{ ...entry, verdict: "doubtful" }, other]);
    await coordinatorApp({ path: `/study/compared/sitting/${code}`, store });
    expect(screen.getByText(/cannot be counted while another submission of this code counts/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Count this submission" })).toBeNull();
    await store.removeCollected("compared", ["other"]);
    const failing: WorkspaceStore = { ...store, putCollected: () => Promise.reject(new Error("quota")) };
    const { user } = await coordinatorApp({ path: `/study/compared/sitting/${code}`, store: failing });
    await user.type(screen.getByLabelText("Reason"), "power cut");
    await user.click(screen.getByRole("button", { name: "Count this submission" }));
    expect(await screen.findByText(/could not be stored/)).toBeTruthy();
  });
});

describe("the page of a sitting whose record has a gap", () => {
  it("shows what there is, counted as the exports count it, with the decisions and consent", async () => {
    const { store, code } = await studyWithCode();
    const [entry] = (await store.load("compared"))?.collected ?? [];
    const source = entry?.submission.source;
    if (entry === undefined || source?.kind !== "participant") throw new Error("a participant's submission was expected");
    const broken = { ...source, events: source.events.filter((_, index) => index !== 5) };
    await store.putCollected("compared", [{ ...entry, verdict: "doubtful", submission: { ...entry.submission, source: broken } }]);
    await coordinatorApp({ path: `/study/compared/sitting/${code}`, store });
    expect(screen.getByRole("button", { name: "Record a withdrawal" })).toBeTruthy();
    const { openedCount, seenCount } = summariseRecord(broken);
    const fact = (name: string): string | null | undefined => screen.getByText(name, { selector: "dt" }).nextElementSibling?.textContent;
    expect(fact("Times opened")).toBe(String(openedCount));
    expect(fact("Items seen")).toMatch(new RegExp(`^${seenCount} of `));
  });
});

describe("saving a sitting's events", () => {
  it("is not to be had after a withdrawal, and the page says why", async () => {
    const { store, code } = await studyWithCode();
    await store.addWithdrawal("compared", { code, atMs: NOW_MS });
    await coordinatorApp({ path: `/study/compared/sitting/${code}`, store });
    expect(screen.getByRole<HTMLButtonElement>("button", { name: `Save all events of ${code} as CSV` }).disabled).toBe(true);
    expect(screen.getByText("Not to be saved: consent was withdrawn.")).toBeTruthy();
  });
});
