import { chainEvent, startHashOf } from "#domain/sitting/event-chain.ts";
import type { ChainedEvent } from "#domain/sitting/sitting-event.ts";
import type { SittingStore, StoredSitting, WriteOutcome } from "#workflows/ports/sitting-store.ts";

/** A store in memory that keeps the port's promises as plainly as they can be written. Nothing it gives or takes is shared with it. */
export function memorySittingStore(): SittingStore {
  const sittings = new Map<string, StoredSitting>();
  const get = (sittingId: string): StoredSitting => sittings.get(sittingId) ?? conflict(`no sitting ${sittingId}`);
  const refusal = (sitting: StoredSitting, epoch: number): WriteOutcome | null => {
    if (sitting.status === "submitted") return "already-submitted";
    if (epoch >= sitting.epoch) return null;
    set({ ...sitting, staleRefused: sitting.staleRefused + 1 });
    return "stale-owner";
  };
  const set = (sitting: StoredSitting): void => void sittings.set(sitting.start.sittingId, structuredClone(sitting));
  return {
    create: async (sitting, first) => {
      if (sittings.has(sitting.start.sittingId)) conflict("the id exists");
      const epoch = first.at(-1)?.epoch ?? conflict("no first event");
      set(withEvents({ ...sitting, status: "in-progress", epoch, events: [], staleRefused: 0, sealed: null }, first));
    },
    load: async (sittingId) => structuredClone(sittings.get(sittingId) ?? null),
    list: async () =>
      [...sittings.values()].map(({ start: { sittingId, studyId, participantCode, startedAtMs }, status }) => {
        return { sittingId, studyId, participantCode, status, startedAtMs };
      }),
    claim: async (sittingId) => {
      const epoch = get(sittingId).epoch + 1;
      set({ ...get(sittingId), epoch });
      return epoch;
    },
    append: async (sittingId, epoch, events) => {
      const sitting = get(sittingId);
      const refused = refusal(sitting, epoch) ?? pastDeadline(sitting, events);
      if (refused === null) set(withEvents(sitting, events));
      return refused ?? "stored";
    },
    beat: async (sittingId, epoch, { elapsedMs, wallMs }) => {
      const sitting = get(sittingId);
      const refused = refusal(sitting, epoch);
      const heartbeat = { elapsedMs: Math.max(elapsedMs, sitting.heartbeat.elapsedMs), wallMs };
      if (refused === null) set({ ...sitting, heartbeat });
      return refused ?? "stored";
    },
    submit: async (sittingId, epoch, events) => {
      const sitting = get(sittingId);
      const refused = refusal(sitting, epoch) ?? pastDeadline(sitting, events.slice(0, -1));
      if (refused !== null) return refused;
      if (events.at(-1)?.fact.type !== "submitted") conflict("no closing event");
      set({ ...withEvents(sitting, events), status: "submitted" });
      return "stored";
    },
    keepSealed: async (sittingId, sealed) => {
      const sitting = get(sittingId);
      if (sitting.status !== "submitted") conflict("still in progress");
      if (sitting.sealed === null) set({ ...sitting, sealed, exam: null });
    },
  };
}

function withEvents(sitting: StoredSitting, events: readonly ChainedEvent[]): StoredSitting {
  const all = [...sitting.events];
  let { staleRefused } = sitting;
  for (const event of events) {
    const stored = all[event.seq];
    if (stored?.hash === event.hash) continue;
    const head = all.at(-1)?.hash ?? startHashOf(sitting.start);
    if (stored !== undefined || event.seq !== all.length || chainEvent(head, event).hash !== event.hash) conflict(`event ${event.seq}`);
    if (isLocked(all) && event.fact.type === "responded") conflict(`event ${event.seq} while locked`);
    all.push(event);
    if (event.fact.type === "stale-refused") staleRefused -= event.fact.count;
  }
  return { ...sitting, events: all, staleRefused };
}

function pastDeadline(sitting: StoredSitting, events: readonly ChainedEvent[]): WriteOutcome | null {
  const known = [...sitting.events, ...events.filter(({ seq }) => seq >= sitting.events.length)];
  const limitMs = (seq: number): number =>
    known.reduce(
      (sum, event) => sum + (event.fact.type === "granted" && event.seq < seq ? event.fact.extraMs : 0),
      sitting.start.durationMs,
    );
  return events.some((event) => event.elapsedMs > limitMs(event.seq)) ? "past-deadline" : null;
}

function conflict(message: string): never {
  throw Object.assign(new Error(message), { name: "StorageFailure", kind: "conflict" });
}

function isLocked(events: readonly ChainedEvent[]): boolean {
  return events.filter(({ fact }) => fact.type === "locked" || fact.type === "unlocked").at(-1)?.fact.type === "locked";
}
