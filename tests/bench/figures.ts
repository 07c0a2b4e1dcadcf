/** One line of the table. `kept` is null where the design sets no budget. */
export interface Figure {
  readonly what: string;
  readonly measured: number;
  readonly unit: string;
  readonly budget: number | null;
  readonly kept: boolean | null;
  /** The same of an older commit, measured in the same run. */
  readonly before?: number | null;
}

/** A figure that should be at most `budget`. */
export const most = (what: string, measured: number, unit: string, budget: number | null): Figure => ({
  what,
  measured,
  unit,
  budget,
  kept: budget === null ? null : measured <= budget,
});
/** A figure that should be at least `budget`. */
export const least = (what: string, measured: number, unit: string, budget: number): Figure => ({
  what,
  measured,
  unit,
  budget,
  kept: measured >= budget,
});

/**
 * Milliseconds of processor time one call takes: the median of rounds, each long enough to measure, after warming up.
 * Processor time, because other work on the machine would be counted by a clock.
 */
export function millisecondsOf(work: () => unknown, rounds = 15, roundMs = 20): number {
  let calls = 1;
  while (timed(work, calls) < roundMs) calls *= 2;
  const times = Array.from({ length: rounds }, () => timed(work, calls) / calls);
  return median(times);
}
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
function timed(work: () => unknown, calls: number): number {
  const before = process.cpuUsage();
  for (let call = 0; call < calls; call++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
