/** The totals that an event states in words, and the sums of its reasons that they must be. */
import type { BattleEvent } from '../../../engine/battle';

/** Where totals stand in the sentence of an event; the volley and the melee have theirs in the row of the hit table. */
const STATED = [
  /: (?:Feeble|Poor|Steady|Admirable|Inspiring) on (-?\d+)\.$/,
  / by (-?\d+) to (-?\d+)\.$/,
  / (?:has|have) lost ([\d.]+) of /,
  / on (-?\d+), (?:passed|failed)\.$/,
  / fires? at .*: (-?\d+), /,
  / before the charge: (-?\d+)\.$/,
  / fights? with (-?\d+)\.$/,
];
const IN_ROW = /^A total of (-?\d+) gives /;

/** Null for an event that states no total. */
export function totalsStated(event: BattleEvent): readonly number[] | null {
  if (!event.reasons.some(({ value }) => value !== undefined)) return null;
  if (event.do === 'gauge') return [event.by];
  const row = event.reasons.flatMap(({ label }) => IN_ROW.exec(label)?.[1] ?? []);
  if (row.length > 0) return row.map(Number);
  const found = STATED.flatMap((stated) => stated.exec(event.text)?.slice(1) ?? []);
  return found.length > 0 ? found.map(Number) : null;
}

/** The sums of its numbered reasons, in their order. */
export function sumsOf({ reasons }: BattleEvent): readonly number[] {
  const sums = new Map<string, number>();
  for (const { value, sum = '' } of reasons) if (value !== undefined) sums.set(sum, (sums.get(sum) ?? 0) + value);
  return [...sums.values()];
}
