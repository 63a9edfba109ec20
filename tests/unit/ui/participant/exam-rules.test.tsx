import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { arranged } from "#domain/exam/exam-order.ts";
import { orderOf } from "#domain/study/person-order.ts";
import { DEFAULT_POLICY, type StudyPolicy } from "#domain/study/study.ts";
import { hashOf } from "#lib/hash.ts";
import { setLanguage } from "#ui/hooks/use-language.ts";
import { PLAIN_START_CODE } from "../../../support/plain-pack.ts";
import { PAGE_EXAM, PAGE_STUDY, participantApp, type ParticipantApp } from "../../../support/participant-app.tsx";

const MINUTE = 60_000;
/** What the clock of `participantApp` shows when a page has been opened in it, about. */
const NOW_MS = Date.UTC(2026, 2, 9, 6, 3, 24);

afterEach(() => setLanguage("en"));

async function appWith(policy: Partial<StudyPolicy>): Promise<ParticipantApp> {
  return participantApp({ study: { policy: { ...DEFAULT_POLICY, ...policy } } });
}

async function typeCodes(app: ParticipantApp): Promise<void> {
  await app.open("/sit");
  const field = await screen.findByRole("textbox", { name: "Participant code" });
  await screen.findAllByText("Ready");
  await app.user.type(field, "P7K3-Q8");
  await app.user.type(screen.getByRole("textbox", { name: "Start code" }), PLAIN_START_CODE);
  await app.user.click(screen.getByRole("button", { name: "Start the exam" }));
}

describe("the time in which an exam may be started", () => {
  it.each([
    ["before", { opensAtMs: NOW_MS + 5 * MINUTE, closesAtMs: null }, /may not be started yet. This machine's clock says 9 March 2026/],
    ["after", { opensAtMs: null, closesAtMs: NOW_MS - 5 * MINUTE }, /time to start the exam is over. This machine's clock says/],
  ])("is kept %s it, and the page says when and by which clock", async (_, window, said) => {
    const app = await appWith({ window });
    await typeCodes(app);
    expect(screen.getByText(said)).toBeDefined();
    expect(screen.getByText(/may be started from|last moment to start/)).toBeDefined();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await app.store.list()).toEqual([]);
  });

  it("lets a start through in it", async () => {
    const app = await appWith({ window: { opensAtMs: NOW_MS - MINUTE, closesAtMs: NOW_MS + MINUTE } });
    await typeCodes(app);
    expect(await screen.findByRole("dialog", { name: "Start now?" })).toBeDefined();
  });
});

describe("consent", () => {
  const consent = { en: "Your responses are used for research.\nYou may withdraw.", zh: "用于研究" };

  it("is asked for before the clock, and the sitting carries the hash of the text", async () => {
    const app = await appWith({ consent });
    await typeCodes(app);
    const start = await screen.findByRole("button", { name: "Start now" });
    expect(screen.getByRole("region", { name: "What you agree to" }).textContent).toBe(consent.en);
    expect(start.hasAttribute("disabled")).toBe(true);
    await app.user.click(screen.getByRole("checkbox", { name: "I have read this and agree." }));
    await app.user.click(start);
    await app.pass(1_000);
    await screen.findByRole("heading", { name: "Item 1 of 5" });
    expect((await app.store.load("sitting-1"))?.start.consentHash).toBe(hashOf(consent));
  });
});

describe("the languages of an exam", () => {
  it("are one: the page turns to it, says so and offers no other, before the start and after it", async () => {
    const app = await appWith({ languages: ["zh"] });
    const sittingId = await app.start();
    await app.open("/sit");
    expect(await screen.findByText(/本次考试以中文作答/)).toBeDefined();
    expect(screen.queryByRole("radio", { name: "English" })).toBeNull();
    setLanguage("en");
    await app.open(`/sit/${sittingId}/item/1`);
    await waitFor(() => expect(document.documentElement.lang).toBe("zh-CN"));
    expect(screen.queryByRole("button", { name: "English" })).toBeNull();
  });
});

describe("the order of items and options", () => {
  it("is the person's own on every page, while responses keep the exam's letters", async () => {
    const policy = { ...DEFAULT_POLICY, itemOrder: "seeded", optionOrder: "seeded" } as const;
    const app = await appWith(policy);
    const sittingId = await app.start();
    const order = orderOf({ studyId: PAGE_STUDY.studyId, policy }, PAGE_EXAM, "P7K3-Q8") ?? undefined;
    const [first] = arranged(PAGE_EXAM, order).items;
    if (first === undefined || first.kind === "short-answer") throw new Error("the first item is a choice item");
    expect(first.options.map(({ letter }) => letter).join("")).not.toBe("ABCDE"); // or this test would prove nothing
    await app.open(`/sit/${sittingId}/item/1`);
    expect(await screen.findByText(first.stem.en)).toBeDefined();
    const shown = screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent);
    expect(shown).toEqual(first.options.map(({ text }, index) => `${"ABCDE"[index]}${text.en}`));
    fireEvent.keyDown(document.body, { key: "b" });
    await app.pass(1_000);
    const events = (await app.store.load(sittingId))?.events ?? [];
    const responded = events.map(({ fact }) => fact).find(({ type }) => type === "responded");
    expect(responded).toMatchObject({ itemId: first.id, response: { letters: [first.options[1]?.letter] } });
  });
});
