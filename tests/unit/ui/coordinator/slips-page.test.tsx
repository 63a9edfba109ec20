import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { setUpStudy } from "#domain/study/create-study.ts";
import { EMPTY_SETUP, withExamDefaults } from "#domain/study/study-setup.ts";
import { createRng } from "#lib/rng.ts";
import { formatDateTime } from "#ui/hooks/format-time.ts";
import { createMemoryWorkspaceStore } from "#workflows/memory-workspace-store.ts";
import { coordinatorApp } from "../../../support/coordinator-app.tsx";
import { pilotExam, pilotKeyJson, pilotPaperJson } from "../../../support/pilot-package.ts";

const exam = pilotExam();
const person = { code: null, site: "North", rankId: "senior", specialty: null, years: null, degree: null };
const people = [
  { ...person, name: "S1", extraShare: 0 },
  { ...person, name: "S2", extraShare: 0.25 },
];
const window = { opensAtMs: Date.UTC(2026, 2, 9, 6), closesAtMs: Date.UTC(2026, 2, 9, 8) };
const setup = { ...withExamDefaults(EMPTY_SETUP, exam, null), studyId: "slips", people, policy: { ...EMPTY_SETUP.policy, window } };
const made = setUpStudy({ setup, exam, keyPair: { publicKey: "B".repeat(87), privateKey: "C".repeat(43) } }, createRng("slips"));

async function madeStore() {
  const store = createMemoryWorkspaceStore();
  const draft = { draftId: "d", changedAtMs: 1 };
  await store.saveDraft({ ...draft, setup, exam: null });
  await store.finishDraft(draft, { ...made, paper: pilotPaperJson(), key: pilotKeyJson() });
  return store;
}

describe("admission slips", () => {
  it("say where the exam is, when it may be started, and where the code for extra time goes in the words of that menu", async () => {
    await coordinatorApp({ path: "/study/slips/slips", store: await madeStore() });
    const [, slip = expect.fail("no slip")] = within(screen.getByRole("list", { name: "Admission slips" }))
      .getAllByRole("listitem")
      .filter(({ textContent }) => textContent.includes("Your code"));
    expect(within(slip).getByText(location.href.replace(/#.*$/, ""))).toBeTruthy();
    expect(within(slip).getByText(`Start from ${formatDateTime(window.opensAtMs, "en")}`)).toBeTruthy();
    expect(within(slip).getByText(`Start by ${formatDateTime(window.closesAtMs, "en")}`)).toBeTruthy();
    expect(within(slip).getByText(/^Extra time 25 %: enter .+ under Tools › Code from the coordinator after the start$/)).toBeTruthy();
  });

  it("are where the codes page says such a code is, instead of calling it never given", async () => {
    await coordinatorApp({ path: "/study/slips/codes", store: await madeStore() });
    const cells = within(screen.getByRole("table", { name: /which were read out/ })).getAllByRole("cell", {
      name: "on the admission slip",
    });
    expect(cells).toHaveLength(1);
    expect(cells[0]?.closest("tr")?.textContent).toContain(made.people[1]?.code);
  });
});
