import type { SittingStore } from "#workflows/ports/sitting-store.ts";

/** "refused": nothing is stored · "lost": it is stored, but the answer is a failure · "hung": nothing is stored and no answer
 *  comes · "slow": it is stored, and the answer comes when the test says so. */
export type Fault = "refused" | "lost" | "hung" | "slow";

/** A store whose next calls can be made to fail. Only calls that write are struck. */
export interface FaultyStore extends SittingStore {
  /** Faults for the next writes, in order; null lets one through. */
  readonly plan: (Fault | null)[];
  /** Lets the answers of slow writes come. */
  readonly answer: () => void;
  /** Strikes every write until set to null. */
  always: Fault | null;
}

/** Wraps a store. */
export function faultyStore(store: SittingStore): FaultyStore {
  const plan: (Fault | null)[] = [];
  const waiting: (() => void)[] = [];
  const struck = async <T>(write: () => Promise<T>): Promise<T> => {
    const fault = plan.shift() ?? faulty.always;
    if (fault === "hung") return new Promise<T>(() => undefined);
    const result = fault === "refused" ? null : await write();
    if (fault === "slow") await new Promise<void>((resolve) => waiting.push(resolve));
    else if (fault !== null) throw Object.assign(new Error(`planned: ${fault}`), { name: "StorageFailure", kind: "aborted" });
    return result as T; // null only when refused, which has thrown
  };
  const faulty: FaultyStore = {
    ...store,
    plan,
    answer: () => waiting.splice(0).forEach((resolve) => resolve()),
    always: null,
    claim: (...call) => struck(() => store.claim(...call)),
    append: (...call) => struck(() => store.append(...call)),
    beat: (...call) => struck(() => store.beat(...call)),
    submit: (...call) => struck(() => store.submit(...call)),
    keepSealed: (...call) => struck(() => store.keepSealed(...call)),
  };
  return faulty;
}
