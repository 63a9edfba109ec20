import "fake-indexeddb/auto";
import { act, cleanup, configure, render, screen } from "@testing-library/react";
import { userEvent, type UserEvent } from "@testing-library/user-event";
import type { Exam } from "#domain/exam/exam.ts";
import type { Study } from "#domain/study/study.ts";
import { hashOf } from "#lib/hash.ts";
import type { NamedBytes } from "#lib/named-bytes.ts";
import { ok } from "#lib/result.ts";
import { browserPageSignals } from "#platform/browser-page-signals.ts";
import { probeStorage } from "#platform/probe-storage.ts";
import { LANGUAGES } from "#lib/language.ts";
import { fetchTexts } from "#ui/hooks/i18n.ts";
import { setLanguage } from "#ui/hooks/use-language.ts";
import { ParticipantPortsContext, type ParticipantPorts } from "#ui/participant/participant-ports.ts";
import { currentAddress, goTo } from "#ui/hooks/address.ts";
import type { HandIns } from "#workflows/hand-in.ts";
import type { AppHome } from "#workflows/ports/machine.ts";
import type { ExamSource } from "#workflows/ports/exam-source.ts";
import type { SittingStore } from "#workflows/ports/sitting-store.ts";
import type { WriterLock } from "#workflows/ports/writer-lock.ts";
import { startSitting } from "#workflows/start-sitting.ts";
import { faultyStore, type FaultyStore } from "./faulty-store.ts";
import { memorySittingStore } from "./memory-sitting-store.ts";
import { memoryWriterLocks } from "./memory-writer-lock.ts";
import { manualTime } from "./manual-time.ts";
import { plainBackupCipher } from "./plain-backup-cipher.ts";
import { offeredStudy, PLAIN_START_CODE, plainPackCipher } from "./plain-pack.ts";
import { choiceItem, shortAnswerItem, smallExam } from "./small-study.ts";
import { NO_GRANTS } from "./no-grants.ts";

/** What `PAGE_EXAM` is parsed from. */
export const PAGE_PAPER = smallExam([
  choiceItem("a1", "single-choice"),
  choiceItem("a2", "single-choice"),
  choiceItem("b1", "multiple-choice"),
  shortAnswerItem("c1"),
  shortAnswerItem("c2"),
]);
/** Two single-choice items, one multiple-choice item and two short answers, numbered 1 to 5. */
export const PAGE_EXAM: Exam = { ...PAGE_PAPER, examHash: hashOf(PAGE_PAPER) };

const { examId, examHash, title } = PAGE_EXAM;
/** A study of that exam. */
export const PAGE_STUDY: Study = {
  studyId: "study",
  title,
  examId,
  examHash,
  durationMs: 7_200_000,
  publicKey: "key",
  ...NO_GRANTS,
  simulated: false,
};

/** A browser with the participant's pages: real pages, workflows and domain on ports in memory. */
export interface ParticipantApp {
  readonly store: FaultyStore;
  readonly user: UserEvent;
  readonly saved: NamedBytes[];
  /** Starts a sitting as code P7K3-Q8; gives its id. */
  readonly start: () => Promise<string>;
  /** Another tab of this browser takes the sitting, and tells whether it was taken back. */
  readonly holdElsewhere: (sittingId: string) => Promise<{ isLost: boolean }>;
  /** Lets time pass on this machine. */
  readonly pass: (ms: number) => Promise<void>;
  /** Shows an address in a new tab of this browser and waits until it has something to say; gives the current address. */
  readonly open: (path: string) => Promise<() => string>;
}

interface AppOptions {
  readonly appHome?: AppHome;
  readonly examSource?: Partial<ExamSource>;
  readonly store?: Partial<SittingStore>;
  /** Hand-ins as the page finds them; by default nothing was ever handed in. */
  readonly handIns?: Partial<HandIns>;
  /** What the study differs in from one that offers everything and knows no codes. */
  readonly study?: Partial<Study>;
}

setLanguage("en");
// Asking jsdom of every element whether it is hidden takes most of a test's time; nothing here depends on it.
configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

/** A fresh browser. Time stands still in it until the test lets it pass; opening an address takes a second. */
export async function participantApp({
  appHome = "host",
  examSource = {},
  store: storeOver = {},
  study: studyOver = {},
  handIns = {},
}: AppOptions = {}): Promise<ParticipantApp> {
  preparePage();
  const study = { ...PAGE_STUDY, ...studyOver };
  const offered = offeredStudy(study, PAGE_EXAM, PAGE_PAPER);
  const { ParticipantRoutes } = await import("#ui/participant/ParticipantRoutes.tsx");
  await Promise.all(LANGUAGES.map(fetchTexts));
  const [store, locks, saved] = [faultyStore({ ...memorySittingStore(), ...storeOver }), memoryWriterLocks(), new Array<NamedBytes>()];
  const practiceStore = memorySittingStore();
  const time = manualTime(Date.UTC(2026, 2, 9, 6, 3, 22));
  const ids = ["sitting-1", "sitting-2"];
  const portsOf = (lock: WriterLock): ParticipantPorts => {
    const ports = {
      store,
      lock,
      clock: time.clock,
      timer: time.timer,
      mirror: { read: () => null, write: () => true, clear: () => undefined },
      sealer: {
        seal: async (_key, plain) => ({ enc: new Uint8Array(4), ciphertext: plain }),
        open: async (_key, { ciphertext }) => ciphertext,
      },
      backupCipher: plainBackupCipher,
      randomId: () => ids.shift() ?? "sitting-n",
      appHome,
      examSource: {
        list: async () => ({ studies: [offered], issues: [] }),
        load: async () => ok(offered),
        ...examSource,
      },
      packCipher: plainPackCipher,
      saveFile: (file) => void saved.push(file),
      hostClock: { read: async () => null },
      pageSignals: browserPageSignals,
      buildId: "b1",
      probeStorage,
      handIns: { look: async () => undefined, view: () => null, subscribe: () => () => undefined, tryNow: () => undefined, ...handIns },
    } satisfies Omit<ParticipantPorts, "practice">;
    return { ...ports, practice: { ...ports, store: practiceStore } };
  };
  const request = {
    study,
    exam: PAGE_EXAM,
    participantCode: "P7K3-Q8",
    startCode: PLAIN_START_CODE,
    language: "en",
    zone: "UTC",
    appVersion: "0",
    buildId: "b1",
  } as const;
  return {
    store,
    saved,
    user: userEvent.setup(),
    start: () => startSitting(portsOf(locks.openPage().lock), request),
    holdElsewhere: async (sittingId) => {
      const tab = { isLost: false };
      await locks.openPage().lock.takeOver(`rxbaseline-sitting:${sittingId}`, () => {
        tab.isLost = true;
      });
      return tab;
    },
    pass: (ms) => act(() => time.pass(ms)),
    open: async (path) => {
      cleanup(); // one page at a time
      goTo(path);
      render(
        <ParticipantPortsContext value={portsOf(locks.openPage().lock)}>
          <ParticipantRoutes />
        </ParticipantPortsContext>,
      );
      for (let step = 0; step < 4; step += 1) await act(() => time.pass(250));
      await screen.findAllByRole("heading", { level: 1 });
      return currentAddress;
    },
  };
}

/** What the simulated browser lacks. */
function preparePage(): void {
  localStorage.clear();
  cleanup();
  setLanguage("en");
  Object.defineProperty(window, "isSecureContext", { value: true, configurable: true });
  document.elementFromPoint = () => null;
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector("button")?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}
