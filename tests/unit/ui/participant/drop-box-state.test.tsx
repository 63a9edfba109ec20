import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { chainEvent } from "#domain/sitting/event-chain.ts";
import { participant as en } from "#texts/en/participant.ts";
import { participant as zh } from "#texts/zh/participant.ts";
import { setLanguage } from "#ui/hooks/use-language.ts";
import type { HandInView } from "#workflows/hand-in.ts";
import { participantApp, type ParticipantApp } from "../../../support/participant-app.tsx";

const FAILED = { kind: "waiting", tries: 2, nextAtMs: Date.UTC(2026, 2, 9, 8) } as const;

async function receiptWith(view: HandInView | null, language: "en" | "zh" = "en") {
  const tried: string[] = [];
  const handIns = { view: () => view, tryNow: (id: string) => void tried.push(id) };
  const app = await participantApp({ study: { handIn: { url: "drop/" } }, handIns });
  const id = await app.start();
  await submit(app, id);
  setLanguage(language);
  await app.open(`/sit/${id}/receipt`);
  return { app, id, tried, status: () => screen.getAllByRole("status").map((one) => one.textContent) };
}

/** Closes the sitting's record as handing in does. */
async function submit({ store }: ParticipantApp, id: string): Promise<void> {
  const stored = await store.load(id);
  const started = stored?.events[0];
  if (started === undefined) throw new Error("the sitting has no first event");
  const fact = { type: "submitted", closedBy: "participant" } as const;
  await store.submit(id, 1, [chainEvent(started.hash, { seq: 1, atMs: started.atMs, elapsedMs: 0, epoch: 1, fact })]);
}

test("a receipt says why the file is not in the drop box yet and when it is tried again, and tries at once when asked", async () => {
  const failure = { kind: "refused", status: 403, retryAfterMs: null } as const;
  const { app, id, tried, status } = await receiptWith({ state: { ...FAILED, failure }, isSending: false });
  expect(status().join()).toMatch(
    /Not in the drop box yet: it refuses the file \(HTTP 403\)\. Give the file to the coordinator\. Next try at/,
  );
  await app.user.click(screen.getByRole("button", { name: en.receipt.dropBox.tryNow }));
  expect(tried).toEqual([id]);
  expect(screen.getByRole("button", { name: en.receipt.save })).toBeDefined();
});

test("a receipt says when the drop box acknowledged the file, and asks for nothing then", async () => {
  const atMs = Date.UTC(2026, 2, 9, 8);
  const { status } = await receiptWith({ state: { kind: "acknowledged", by: "stored", atMs, tries: 1 }, isSending: false }, "zh");
  expect(status().join()).toContain("已于 2026年3月9日 08:00 UTC 送达收卷箱。");
  expect(screen.queryByRole("button", { name: zh.receipt.dropBox.tryNow })).toBeNull();
  expect(screen.getByRole("button", { name: zh.receipt.save })).toBeDefined();
});

test.each([
  ["en", /A part of the app did not load.* Next try at /],
  ["zh", /应用有一部分未能加载.*再试。/],
] as const)("a receipt says in %s when nobody can tell where the file stands, and tries at once when asked", async (language, words) => {
  const { app, id, tried, status } = await receiptWith(
    { state: { kind: "unknown", nextAtMs: FAILED.nextAtMs }, isSending: false },
    language,
  );
  expect(status().join()).toMatch(words);
  await app.user.click(screen.getByRole("button", { name: (language === "en" ? en : zh).receipt.dropBox.tryNow }));
  expect(tried).toEqual([id]);
});

test("before the first answer the file is said to be on its way", async () => {
  const { status } = await receiptWith({ state: { ...FAILED, tries: 0, failure: null }, isSending: true });
  expect(status()).toContain(en.receipt.dropBox.sending);
});
