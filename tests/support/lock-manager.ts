/** Web Locks as the specification has them, as far as one exclusive lock a name goes: Node 20 has none. */
export function lockManager(): LockManager {
  const held = new Map<string, { readonly steal: () => void }>();
  const queues = new Map<string, (() => void)[]>();
  const next = (name: string): void => queues.get(name)?.shift()?.();
  const grant = async (name: string, callback: LockGrantedCallback<unknown>): Promise<unknown> => {
    const stolen = new Promise((_, reject) => {
      held.set(name, { steal: () => reject(new DOMException("stolen", "AbortError")) });
    });
    const mine = held.get(name);
    const free = (): void => {
      if (held.get(name) !== mine) return;
      held.delete(name);
      next(name);
    };
    return Promise.race([Promise.resolve(callback({ name, mode: "exclusive" })).finally(free), stolen]);
  };
  const request = async (name: string, options: LockOptions, callback: LockGrantedCallback<unknown>): Promise<unknown> => {
    if (options.steal === true) {
      const before = held.get(name);
      held.delete(name);
      const granted = grant(name, callback);
      before?.steal();
      return granted;
    }
    if (!held.has(name)) return grant(name, callback);
    if (options.ifAvailable === true) return callback(null);
    await new Promise<void>((resolve, reject) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      queue.push(resolve);
      options.signal?.addEventListener("abort", () => {
        queue.splice(queue.indexOf(resolve) >>> 0, 1);
        reject(new DOMException("called off", "AbortError"));
      });
    });
    return grant(name, callback);
  };
  // Only the form with options is implemented, which is the only one called.
  return { request, query: async () => ({ held: [], pending: [] }) } as unknown as LockManager;
}
