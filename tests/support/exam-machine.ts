import type { Exam } from "#domain/exam/exam.ts";
import type { GrantBook } from "#domain/study/grant.ts";
import type { Study } from "#domain/study/study.ts";
import { hashOf } from "#lib/hash.ts";
import type { Draft } from "#workflows/ports/draft-mirror.ts";
import type { Sealer } from "#workflows/ports/sealer.ts";
import type { SittingStore } from "#workflows/ports/sitting-store.ts";
import type { SittingPorts } from "#workflows/sitting-ports.ts";
import { startSitting } from "#workflows/start-sitting.ts";
import type { SittingSnapshot } from "#workflows/take-exam-state.ts";
import { takeExam, type SittingController } from "#workflows/take-exam.ts";
import { faultyStore, type FaultyStore } from "./faulty-store.ts";
import { memorySittingStore } from "./memory-sitting-store.ts";
import { memoryWriterLocks } from "./memory-writer-lock.ts";
import { plainBackupCipher } from "./plain-backup-cipher.ts";
import { PLAIN_START_CODE } from "./plain-pack.ts";
import { choiceItem, shortAnswerItem, smallExam } from "./small-study.ts";
import { NO_GRANTS } from "./no-grants.ts";

/** Wall clock of the machine when it is switched on, UTC epoch ms. */
export const SWITCHED_ON_MS = 1_780_000_000_000;

const ITEMS = [choiceItem("a1", "single-choice"), choiceItem("b1", "multiple-choice"), shortAnswerItem("c1"), shortAnswerItem("c2")];

/** What `MACHINE_EXAM` is parsed from. */
export const MACHINE_PAPER: Omit<Exam, "examHash"> = paperOf(smallExam(ITEMS));

/** One single-choice, one multiple-choice and two short-answer items. */
export const MACHINE_EXAM: Exam = { ...MACHINE_PAPER, examHash: hashOf(MACHINE_PAPER) };

/** A study of that exam. */
export function studyOf(durationMs: number): Study {
  const { examId, examHash, title } = MACHINE_EXAM;
  return { studyId: "study", title, examId, examHash, durationMs, publicKey: "key", ...NO_GRANTS, simulated: false };
}

/** A page that shows the sitting. */
export interface ExamPage {
  readonly controller: SittingController;
  readonly snapshot: () => SittingSnapshot;
  /** The page is gone without a word: process killed, power cut. */
  readonly kill: () => void;
}

/** A machine whose two clocks, database and power are the test's to play with. */
export interface ExamMachine {
  readonly sittingId: string;
  /** What a page that shows no sitting is given. */
  readonly ports: SittingPorts;
  /** What the pages write through; its faults can be planned. */
  readonly store: FaultyStore;
  /** The same store without faults. */
  readonly truth: SittingStore;
  readonly drafts: Map<string, Draft>;
  /** Faults of the sealer still to come. */
  sealFaults: number;
  /** Lets time pass: both clocks run, timers fire in order. */
  readonly run: (ms: number) => Promise<void>;
  /** The wall clock is set; nothing else happens. */
  readonly setWallBy: (ms: number) => void;
  /** The lid is closed: the wall clock goes on, the monotonic one and the timers stand still. */
  readonly sleep: (ms: number) => void;
  /** The page is busy: both clocks go on, its timers do not fire. */
  readonly stall: (ms: number) => void;
  /** Timers that have not fired, of all pages. */
  readonly timerCount: () => number;
  /** Opens the sitting, or the one of another id, in a new page. */
  readonly openPage: (sittingId?: string) => Promise<ExamPage>;
}

interface Due {
  readonly atMs: number;
  readonly action: () => void;
  readonly page: object;
}

/** What a machine has that is not usual. */
export interface MachineParts {
  /** Of the sitting it is started with. */
  readonly id?: string;
  readonly exam?: Exam;
  readonly truth?: SittingStore;
  /** Lets the store do all it can without time passing. */
  readonly settle?: () => Promise<void>;
}

/** A machine on which a sitting of `durationMs` has just been started, in a study with these single-use codes. */
export async function examMachine(
  durationMs = 3_600_000,
  book: GrantBook = NO_GRANTS,
  { id: ownId = "sitting-1", exam = MACHINE_EXAM, truth = memorySittingStore(), settle = settled }: MachineParts = {},
): Promise<ExamMachine> {
  const [clock, drafts, due] = [{ monoMs: 0, wallMs: SWITCHED_ON_MS }, new Map<string, Draft>(), new Set<Due>()];
  const [store, locks] = [faultyStore(truth), memoryWriterLocks()];
  const sealer: Sealer = {
    seal: async (_key, plain, context) => {
      machine.sealFaults -= 1;
      if (machine.sealFaults >= 0) throw new Error("planned: no seal");
      return { enc: context.slice(0, 4), ciphertext: plain };
    },
    open: async (_key, { ciphertext }) => ciphertext,
  };
  const portsOf = (page: object, lock: SittingPorts["lock"]): SittingPorts => {
    const startMs = clock.monoMs;
    return {
      store,
      lock,
      sealer,
      clock: { wallMs: () => clock.wallMs, monoMs: () => clock.monoMs - startMs },
      timer: {
        after: (delayMs, action) => {
          const entry = { atMs: clock.monoMs + delayMs, action, page };
          due.add(entry);
          return () => due.delete(entry);
        },
      },
      mirror: {
        read: (id) => drafts.get(id) ?? null,
        write: (id, draft) => drafts.set(id, draft).has(id),
        clear: (id) => void drafts.delete(id),
      },
      randomId: () => ownId,
      backupCipher: plainBackupCipher,
      hostClock: { read: async () => null },
      buildId: "b1",
    };
  };
  const passTo = (monoMs: number): void => {
    clock.wallMs += Math.max(0, monoMs - clock.monoMs);
    clock.monoMs = Math.max(clock.monoMs, monoMs);
  };
  const run = async (ms: number): Promise<void> => {
    const untilMs = clock.monoMs + ms;
    await settle();
    for (let next = earliest(due, untilMs); next !== undefined; next = earliest(due, untilMs)) {
      due.delete(next);
      passTo(next.atMs);
      next.action();
      await settle();
    }
    passTo(untilMs);
  };
  const openPage = async (id = machine.sittingId): Promise<ExamPage> => {
    const page = {};
    const locked = locks.openPage();
    const controller = takeExam(portsOf(page, locked.lock), id);
    const kill = (): void => {
      for (const entry of due) if (entry.page === page) due.delete(entry);
      locked.kill();
    };
    void controller.open();
    await settle();
    return { controller, snapshot: controller.snapshot, kill };
  };
  const request = {
    study: { ...studyOf(durationMs), examId: exam.examId, examHash: exam.examHash, ...book },
    exam,
    participantCode: "P7K3-QH",
    startCode: PLAIN_START_CODE,
    language: "en",
    zone: "UTC",
  } as const;
  const ports = portsOf({}, locks.openPage().lock);
  const sittingId = await startSitting(ports, { ...request, appVersion: "0.1.0", buildId: "b1" });
  const setWallBy = (ms: number): void => void (clock.wallMs += ms);
  const stall = (ms: number): void => passTo(clock.monoMs + ms);
  const machine: ExamMachine = {
    sittingId,
    ports,
    store,
    truth,
    drafts,
    sealFaults: 0,
    run,
    setWallBy,
    sleep: setWallBy,
    stall,
    timerCount: () => due.size,
    openPage,
  };
  return machine;
}

/** Lets every promise that can settle without time passing do so. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function earliest(due: ReadonlySet<Due>, untilMs: number): Due | undefined {
  return [...due].filter((entry) => entry.atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0];
}

function paperOf({ examId, version, title, reviewStatus, durationMs, sections, items }: Exam): Omit<Exam, "examHash"> {
  return { examId, version, title, reviewStatus, durationMs, sections, items };
}
