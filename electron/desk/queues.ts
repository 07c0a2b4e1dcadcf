/** Work that waits its turn by name: for one name one after another, for different names side by side. */
export interface Queues {
  /** Does the work when all before it of that name is done, whatever came of it. */
  readonly inTurn: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** When all that waits is done. */
  readonly settled: () => Promise<void>;
}

export function openQueues(): Queues {
  const last = new Map<string, Promise<unknown>>();
  return {
    inTurn: (name, work) => {
      const next = (last.get(name) ?? Promise.resolve()).then(work);
      // Never refused: what comes next does not depend on it.
      const settled = next.catch(() => undefined);
      last.set(name, settled);
      void settled.then(() => {
        if (last.get(name) === settled) last.delete(name);
      });
      return next;
    },
    settled: async () => void (await Promise.all(last.values())),
  };
}
