import { Dexie } from "dexie";
import type { Exam } from "#domain/exam/exam.ts";
import { chainEvent, startHashOf } from "#domain/sitting/event-chain.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { EventRow, ParticipantDatabase, ResponseRow, SittingRow } from "#storage/participant-database.ts";
import { storageFailure, toStorageFailure } from "#storage/storage-failure.ts";
import type { ExamLock, KeptUnderLock } from "#workflows/ports/exam-lock.ts";
import type {
  NewSitting,
  SealedSubmission,
  SittingStore,
  SittingSummary,
  StoredSitting,
  WriteOutcome,
} from "#workflows/ports/sitting-store.ts";

/**
 * The participant's record in IndexedDB, exams under lock. Locking and unlocking happen outside the transactions, which would end over
 * them. After a lost connection the next call opens the database anew.
 */
export function participantStore(database: ParticipantDatabase, examLock: ExamLock): SittingStore {
  const read = inTransaction(database, "r");
  const write = inTransaction(database, "rw");
  return {
    create: async (sitting, first) => {
      const kept = await lockExam(examLock, sitting);
      await write(() => createSitting(database, sitting, { kept, first }));
    },
    load: async (sittingId) => {
      const loaded = await read(() => loadSitting(database, sittingId));
      return loaded === null ? null : { ...loaded.sitting, exam: await unlockExam(examLock, sittingId, loaded.kept) };
    },
    list: () => read(async () => (await database.sittings.toArray()).map(toSummary)),
    claim: (sittingId) => write(() => claimSitting(database, sittingId)),
    append: (sittingId, epoch, events) =>
      write(async () => {
        const row = await rowOf(database, sittingId);
        const refusal = (await refused(database, row, epoch)) ?? deadlineRefusal(row, events);
        if (refusal === null) await storeEvents(database, row, events);
        return refusal ?? "stored";
      }),
    beat: (sittingId, epoch, heartbeat) =>
      write(async () => {
        const row = await rowOf(database, sittingId);
        const refusal = await refused(database, row, epoch);
        const elapsedMs = Math.max(row.heartbeat.elapsedMs, heartbeat.elapsedMs);
        if (refusal === null) await database.sittings.put({ ...row, heartbeat: { ...heartbeat, elapsedMs } });
        return refusal ?? "stored";
      }),
    submit: (sittingId, epoch, events) =>
      write(async () => {
        const row = await rowOf(database, sittingId);
        const refusal = (await refused(database, row, epoch)) ?? deadlineRefusal(row, events.slice(0, -1));
        if (refusal !== null) return refusal;
        if (events.at(-1)?.fact.type !== "submitted") throw storageFailure("conflict", "submit requires a closing event last");
        await storeEvents(database, { ...row, status: "submitted" }, events);
        return "stored";
      }),
    keepSealed: (sittingId, sealed) =>
      write(async () => {
        const row = await rowOf(database, sittingId);
        if (row.status !== "submitted") throw storageFailure("conflict", "keepSealed requires a submitted sitting");
        if ((await database.sealed.get(sittingId)) === undefined) await addSealed(database, sittingId, sealed);
        await database.exams.delete(sittingId);
      }),
  };
}

/** Runs work in a transaction. */
export type Transaction = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs work in one transaction over all tables. Dexie's promise resolves at the transaction's completion, not at the last request's.
 * A failed connection is given up, so that Dexie opens a new one at the next call.
 */
export function inTransaction(database: ParticipantDatabase, mode: "r" | "rw"): Transaction {
  return async (work) => {
    try {
      return await database.transaction(mode, database.tables, work);
    } catch (cause) {
      const failure = toStorageFailure(cause);
      if (failure.kind === "closed") database.close({ disableAutoOpen: false });
      throw failure;
    }
  };
}

const BEFORE_FIRST = { status: "in-progress", lastSeq: -1, extraMs: 0, isLocked: false, staleRefused: 0 } as const;

async function lockExam(examLock: ExamLock, { start, exam }: NewSitting): Promise<KeptUnderLock> {
  try {
    return await examLock.lock(new TextEncoder().encode(JSON.stringify(exam)), contextOf(start.sittingId));
  } catch (cause) {
    throw toStorageFailure(cause);
  }
}

async function unlockExam(examLock: ExamLock, sittingId: string, kept: KeptUnderLock | null): Promise<Exam | null> {
  if (kept === null) return null;
  try {
    const plain = await examLock.unlock(kept, contextOf(sittingId));
    return JSON.parse(new TextDecoder().decode(plain)) as Exam; // locked by `lockExam`, and a lock that opens was not tampered with
  } catch (cause) {
    throw toStorageFailure(cause);
  }
}

/** An exam of one sitting is none of another. */
function contextOf(sittingId: string): Uint8Array {
  return new TextEncoder().encode(sittingId);
}

async function createSitting(
  database: ParticipantDatabase,
  { start, study, heartbeat, backupKey }: NewSitting,
  { kept, first }: { readonly kept: KeptUnderLock; readonly first: readonly ChainedEvent[] },
): Promise<void> {
  const { sittingId } = start;
  const epoch = first.at(-1)?.epoch;
  if (epoch === undefined) throw storageFailure("conflict", "create requires a first event, got none");
  const row: SittingRow = { sittingId, start, epoch, heartbeat, ...BEFORE_FIRST, headHash: startHashOf(start) };
  await database.sittings.add(row); // rejects when the id exists
  await database.studies.add({ sittingId, study, backupKey });
  await database.exams.add({ sittingId, ...kept });
  await storeEvents(database, row, first);
}

interface LoadedSitting {
  readonly sitting: Omit<StoredSitting, "exam">;
  readonly kept: KeptUnderLock | null;
}

async function loadSitting(database: ParticipantDatabase, sittingId: string): Promise<LoadedSitting | null> {
  const row = await database.sittings.get(sittingId);
  const pinned = await database.studies.get(sittingId);
  if (row === undefined || pinned === undefined) return null;
  const rows = await database.events.where(":id").between([sittingId, Dexie.minKey], [sittingId, Dexie.maxKey]).toArray();
  const file = await database.sealed.get(sittingId);
  const { start, status, epoch, heartbeat } = row;
  const kept = (await database.exams.get(sittingId)) ?? null;
  return {
    sitting: {
      start,
      study: { ...pinned.study, handIn: pinned.study.handIn ?? null },
      backupKey: pinned.backupKey,
      status,
      epoch,
      heartbeat,
      events: rows.map(toEvent),
      staleRefused: row.staleRefused,
      sealed: file?.sealed ?? null,
    },
    kept,
  };
}

/** The file, and with it that it is to be handed in where the study names a drop box. */
async function addSealed(database: ParticipantDatabase, sittingId: string, sealed: SealedSubmission): Promise<void> {
  await database.sealed.add({ sittingId, sealed });
  const pinned = await database.studies.get(sittingId);
  if ((pinned?.study.handIn ?? null) === null) return;
  await database.handIns.add({ sittingId, state: { kind: "waiting", tries: 0, nextAtMs: 0, failure: null } });
}

async function claimSitting(database: ParticipantDatabase, sittingId: string): Promise<number> {
  const row = await rowOf(database, sittingId);
  await database.sittings.put({ ...row, epoch: row.epoch + 1 });
  return row.epoch + 1;
}

async function rowOf(database: ParticipantDatabase, sittingId: string): Promise<SittingRow> {
  const row = await database.sittings.get(sittingId);
  if (row === undefined) throw storageFailure("conflict", `a write requires a stored sitting, got none for ${sittingId}`);
  return row;
}

/** Why an owner of that epoch may not write; a stale one is counted, so that the next owner's record can tell. */
async function refused(database: ParticipantDatabase, row: SittingRow, epoch: number): Promise<WriteOutcome | null> {
  if (row.status === "submitted") return "already-submitted";
  if (epoch >= row.epoch) return null;
  await database.sittings.put({ ...row, staleRefused: row.staleRefused + 1 });
  return "stale-owner";
}

/** Whether an event lies beyond the time allowed by then: what a grant in the same batch gives counts from that event on. */
function deadlineRefusal(row: SittingRow, events: readonly ChainedEvent[]): WriteOutcome | null {
  let limitMs = row.start.durationMs + row.extraMs;
  for (const { seq, elapsedMs, fact } of events) {
    if (elapsedMs > limitMs) return "past-deadline";
    if (fact.type === "granted" && seq > row.lastSeq) limitMs += fact.extraMs;
  }
  return null;
}

/** What the row tells of the record without reading it. @throws StorageFailure "conflict" for a response given while nothing may be changed. */
function folded(row: SittingRow, { seq, hash, fact }: ChainedEvent): SittingRow {
  if (row.isLocked && fact.type === "responded") throw storageFailure("conflict", `append requires an unlocked sitting at ${seq}`);
  const extraMs = row.extraMs + (fact.type === "granted" ? fact.extraMs : 0);
  const isLocked = fact.type === "locked" || (row.isLocked && fact.type !== "unlocked");
  const staleRefused = row.staleRefused - (fact.type === "stale-refused" ? fact.count : 0);
  return { ...row, lastSeq: seq, headHash: hash, extraMs, isLocked, staleRefused };
}

/** Adds what is new of `events`, the responses they carry, and the row they lead to. */
async function storeEvents(database: ParticipantDatabase, row: SittingRow, events: readonly ChainedEvent[]): Promise<void> {
  const { sittingId } = row;
  const added = await newEvents(database, row, events);
  if (added.length === 0) return;
  const next = added.reduce(folded, row);
  // Asked for at once, in one transaction: the database answers them in one turn, and all of them count or none.
  await Promise.all([
    database.events.bulkAdd(added.map((event) => ({ sittingId, ...event }))),
    database.responses.bulkPut(added.flatMap((event) => toResponseRow(sittingId, event))),
    database.sittings.put(next),
  ]);
}

/** Leaves out what an earlier try has stored already, and refuses what does not follow from the record. */
async function newEvents(database: ParticipantDatabase, row: SittingRow, events: readonly ChainedEvent[]): Promise<ChainedEvent[]> {
  const added: ChainedEvent[] = [];
  let [seq, head] = [row.lastSeq, row.headHash];
  for (const event of events) {
    if (event.seq <= row.lastSeq) {
      const stored = await database.events.get([row.sittingId, event.seq]);
      if (stored?.hash !== event.hash) throw storageFailure("conflict", `append requires a new event, got another at ${event.seq}`);
      continue;
    }
    const isNext = event.seq === seq + 1 && chainEvent(head, event).hash === event.hash;
    if (!isNext) throw storageFailure("conflict", `append requires the event after ${seq}, got ${event.seq}`);
    added.push(event);
    [seq, head] = [event.seq, event.hash];
  }
  return added;
}

function toResponseRow(sittingId: string, { seq, fact }: ChainedEvent): ResponseRow[] {
  return fact.type === "responded" ? [{ sittingId, itemId: fact.itemId, seq, response: fact.response }] : [];
}

function toEvent({ seq, atMs, elapsedMs, epoch, fact, hash }: EventRow): ChainedEvent {
  return { seq, atMs, elapsedMs, epoch, fact, hash };
}

function toSummary({ sittingId, start, status }: SittingRow): SittingSummary {
  const { studyId, participantCode, startedAtMs } = start;
  return { sittingId, studyId, participantCode, status, startedAtMs };
}
