import { createStartCode } from "#domain/study/create-codes.ts";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { coverOf } from "#domain/study/exam-cover.ts";
import type { Study } from "#domain/study/study.ts";
import { studyHeader, writeStudyFile } from "#formats/study-file.ts";
import { errorAt } from "#lib/issue.ts";
import { err } from "#lib/result.ts";
import { createRng } from "#lib/rng.ts";
import { setLanguage } from "#ui/hooks/use-language.ts";
import { offeredStudy, PLAIN_START_CODE } from "../../../support/plain-pack.ts";
import { PAGE_EXAM, PAGE_PAPER, PAGE_STUDY, participantApp } from "../../../support/participant-app.tsx";
import { DEAD_PACK } from "../../../support/study-file.ts";

const NO_EXAMS = { list: async () => ({ studies: [], issues: [] }), load: async () => err([errorAt("host-file-missing", {})]) };
/** A study file whose pack opens with `PLAIN_START_CODE`. */
const STUDY_FILE = studyFile({ ...PAGE_STUDY, studyId: "own", publicKey: "B".repeat(87) });
const OTHER_START_CODE = createStartCode(createRng("another study"));

describe("the start page", () => {
  it("starts a sitting with a code as it is typed on a phone, after asking once more", async () => {
    const app = await participantApp();
    const address = await app.open("/sit");
    await app.user.type(await codeField(), "p7k3 q8");
    await app.user.type(startCodeField(), PLAIN_START_CODE.replaceAll("-", "").toLowerCase());
    await app.user.click(screen.getByRole("button", { name: "Start the exam" }));
    expect((await screen.findByRole("dialog", { name: "Start now?" })).textContent).toMatch(/P7K3-Q8.*2 hours/);
    expect(await app.store.list()).toEqual([]);
    await app.user.click(screen.getByRole("button", { name: "Start now" }));
    await app.pass(1_000);
    await screen.findByRole("heading", { name: "Item 1 of 5" });
    expect(address()).toBe("/sit/sitting-1/item/1");
  });

  it.each([
    ["", /Enter the code on your slip/],
    ["P7K3-Q7", /one of its characters is not as on the slip/],
  ])("refuses %j and says why", async (typed, reason) => {
    const app = await participantApp();
    await app.open("/sit");
    const field = await codeField();
    if (typed !== "") await app.user.type(field, typed);
    await app.user.click(screen.getByRole("button", { name: "Start the exam" }));
    expect(screen.getByText(reason)).toBeDefined();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["", /Enter the start code/],
    ["Q7K3-HT2C-W9MX", /misheard or mistyped/],
    [OTHER_START_CODE, /does not open this exam. No time has run/],
  ])("refuses the start code %j and says why, with the clock unstarted", async (typed, reason) => {
    const app = await participantApp();
    await app.open("/sit");
    await app.user.type(await codeField(), "P7K3-Q8");
    const field = startCodeField();
    if (typed !== "") await app.user.type(field, typed);
    await app.user.click(screen.getByRole("button", { name: "Start the exam" }));
    expect(await screen.findByText(reason)).toBeDefined();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(await app.store.list()).toEqual([]);
  });

  it("takes a start code that is corrected after it was refused", async () => {
    const app = await participantApp();
    await app.open("/sit");
    await app.user.type(await codeField(), "P7K3-Q8");
    await app.user.type(startCodeField(), OTHER_START_CODE);
    await app.user.keyboard("{Enter}");
    await screen.findByText(/does not open this exam/);
    await app.user.clear(startCodeField());
    expect(screen.queryByText(/does not open this exam/)).toBeNull();
    await app.user.type(startCodeField(), `${PLAIN_START_CODE}{Enter}`);
    expect(await screen.findByRole("dialog", { name: "Start now?" })).toBeDefined();
  });

  it("leads back to an open sitting instead of starting a second one", async () => {
    const app = await participantApp();
    await app.start();
    await app.open("/sit");
    expect(screen.getByRole("link", { name: "Go on as P7K3-Q8" })).toBeDefined();
    await app.user.type(await codeField(), "P7K3-Q8");
    await app.user.click(screen.getByRole("button", { name: "Start the exam" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText(/is open on this machine/)).toBeDefined();
  });

  it("goes on at the item that was on screen last", async () => {
    const app = await participantApp();
    await app.open(`/sit/${await app.start()}/item/3`);
    await screen.findByRole("heading", { name: "Item 3 of 5" });
    await app.open("/sit");
    const link = await screen.findByRole("link", { name: "Go on as P7K3-Q8" });
    await waitFor(() => expect(link.getAttribute("href")).toBe("#/sit/sitting-1/item/3"));
  });

  it("says that the exam is a draft", async () => {
    const app = await participantApp();
    await app.open("/sit");
    await codeField();
    expect(screen.getByText("Draft, not clinically reviewed")).toBeDefined();
  });

  it("says that this host offers no exam", async () => {
    const app = await participantApp({ examSource: NO_EXAMS });
    await app.open("/sit");
    expect(await screen.findByRole("heading", { name: "No exam here" })).toBeDefined();
  });

  it("opens an exam from a file, and the sitting needs neither the file nor the host afterwards", async () => {
    const app = await participantApp({ examSource: NO_EXAMS });
    await app.open("/sit");
    await app.user.upload(studyFileField(), new File([STUDY_FILE], "own-study.json"));
    expect(await screen.findByText(/^Opened from a file/)).toBeDefined();
    expect(document.activeElement?.textContent).toContain("small");
    await app.user.type(await codeField(), "P7K3-Q8");
    await app.user.type(startCodeField(), `${PLAIN_START_CODE}{Enter}`);
    await app.user.click(await screen.findByRole("button", { name: "Start now" }));
    await app.pass(1_000);
    await screen.findByRole("heading", { name: "Item 1 of 5" });

    await app.open("/sit"); // a new page knows nothing of the file
    expect(await screen.findByRole("heading", { name: "No exam here" })).toBeDefined();
    await app.user.click(screen.getByRole("link", { name: "Go on as P7K3-Q8" }));
    await app.pass(1_000);
    expect(await screen.findByRole("heading", { name: "Item 1 of 5" })).toBeDefined();
  });

  it.each([
    ["en", '{ "format": "rxbaseline-office", "formatVersion": 1 }', /This is no study file/, "file-format · given.json · format"],
    ["zh", "[", /已损坏，或不是研究文件/, "json-syntax · given.json"],
    [
      "en",
      '{ "format": "rxbaseline-study", "formatVersion": 2 }',
      /newer version of the app/,
      "file-version-newer · given.json · formatVersion",
    ],
    ["zh", '{ "format": "rxbaseline-study", "formatVersion": 2 }', /更新版本的应用/, "file-version-newer · given.json · formatVersion"],
    ["en", '{ "format": "rxbaseline-study", "formatVersion": 1 }', /is damaged/, "hosted-study-damaged · given.json · study"],
    ["zh", '{ "format": "rxbaseline-study", "formatVersion": 1 }', /已损坏/, "hosted-study-damaged · given.json · study"],
  ] as const)("says in %s what is wrong with the file %s, and takes the right one after it", async (language, text, means, located) => {
    const app = await participantApp({ examSource: NO_EXAMS });
    setLanguage(language);
    await app.open("/sit");
    await app.user.upload(studyFileField(), new File([text], "given.json"));
    expect(await screen.findByText(means)).toBeDefined();
    expect(screen.getByText(located)).toBeDefined();
    expect(studyFileField().getAttribute("aria-invalid")).toBe("true");
    await app.user.upload(studyFileField(), new File([STUDY_FILE], "own-study.json"));
    expect(await screen.findByRole("heading", { level: 2, name: /small/ })).toBeDefined();
    setLanguage("en");
  });

  it("in a stick file says that no network is needed, and opens no other study", async () => {
    const app = await participantApp({ appHome: "file" });
    await app.open("/sit");
    await codeField();
    expect(screen.getByText(/The app is this file/)).toBeDefined();
    expect(screen.queryByText("Open a study file")).toBeNull();
  });

  it("shows what is wrong with an exam that the address names, and tries again", async () => {
    const issues = [errorAt("hosted-study-damaged", { file: "studies/small.json", path: "pack" })];
    const tries: (typeof issues)[] = [issues];
    const app = await participantApp({ examSource: { list: async () => ({ studies: [], issues: tries.shift() ?? [] }) } });
    await app.open("/sit");
    expect(await screen.findByText("hosted-study-damaged · studies/small.json · pack")).toBeDefined();
    expect(screen.queryByRole("heading", { name: "No exam here" })).toBeNull();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "No exam here" })).toBeDefined();
  });

  it("says that the exams could not be read where nobody can say what is on offer, and tries again", async () => {
    let tryCount = 0;
    const list = async () => ((tryCount += 1) === 1 ? Promise.reject(new Error("planned: no network")) : NO_EXAMS.list());
    const app = await participantApp({ examSource: { list } });
    await app.open("/sit");
    expect(await screen.findByRole("heading", { name: "The exams could not be read" })).toBeDefined();
    expect(screen.queryByRole("heading", { name: "No exam here" })).toBeNull();
    await app.user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "No exam here" })).toBeDefined();
  });

  it("offers what can be read beside what cannot", async () => {
    const issues = [errorAt("host-file-missing", { file: "studies/gone.json" })];
    const studies = [offeredStudy(PAGE_STUDY, PAGE_EXAM, PAGE_PAPER)];
    const app = await participantApp({ examSource: { list: async () => ({ studies, issues }) } });
    await app.open("/sit");
    await codeField();
    expect(screen.getByText("host-file-missing · studies/gone.json")).toBeDefined();
  });

  it("opens a second file of the same study in place of the first", async () => {
    const app = await participantApp({ examSource: NO_EXAMS });
    await app.open("/sit");
    await app.user.upload(studyFileField(), new File([STUDY_FILE], "own-study.json"));
    expect(await screen.findByText(/5 items · .*2 hours/)).toBeDefined();
    const longer = studyFile({ ...PAGE_STUDY, studyId: "own", publicKey: "B".repeat(87), durationMs: 3 * 60 * 60_000 });
    await app.user.upload(studyFileField(), new File([longer], "own-study.json"));
    expect(await screen.findByText(/5 items · .*3 hours/)).toBeDefined();
  });

  it("starts nothing at an address that is not secure, and says what to do", async () => {
    const app = await participantApp();
    Object.defineProperty(window, "isSecureContext", { value: false, configurable: true });
    await app.open("/sit");
    await screen.findByText("Not ready");
    expect(screen.getByText(/is not secure, whoever runs it/)).toBeDefined();
    expect(screen.getByRole("button", { name: "Start the exam" })).toHaveProperty("disabled", true);
  });

  it("keeps the clock unstarted when the sitting cannot be stored", async () => {
    const app = await participantApp({ store: { create: async () => Promise.reject(new Error("planned: quota")) } });
    await app.open("/sit");
    await app.user.type(await codeField(), "P7K3-Q8");
    await app.user.type(startCodeField(), PLAIN_START_CODE);
    await app.user.click(screen.getByRole("button", { name: "Start the exam" }));
    await app.user.click(await screen.findByRole("button", { name: "Start now" }));
    expect(await screen.findByText(/was not started and no time has run/)).toBeDefined();
  });
});

function studyFile(study: Study): Uint8Array<ArrayBuffer> {
  const paper = { nonce: new Uint8Array(12), ciphertext: new TextEncoder().encode(JSON.stringify(PAGE_PAPER)) };
  return new Uint8Array(writeStudyFile(studyHeader(study, coverOf(PAGE_EXAM), "0.1.0"), { ...DEAD_PACK, paper }));
}

function studyFileField(): HTMLInputElement {
  const field = document.getElementById("study-file");
  if (!(field instanceof HTMLInputElement)) throw new Error("the page has no field for a study file");
  return field;
}

function startCodeField(): HTMLElement {
  return screen.getByRole("textbox", { name: "Start code" });
}

async function codeField(): Promise<HTMLElement> {
  const field = await screen.findByRole("textbox", { name: "Participant code" });
  await screen.findAllByText("Ready");
  return field;
}
