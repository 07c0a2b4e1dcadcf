/** Which year's troops are offered, and what is said of the others. */
import { troopsIn, type Army, type Nation, type Scenario } from '../../../engine/scenario';

/** The army's own year, else that of the scenario's date; null where nothing tells one. */
export function usualYear({ date }: Pick<Scenario, 'date'>, { year }: Pick<Army, 'year'>): number | null {
  const [told] = /\b\d{4}\b/.exec(date ?? '') ?? [];
  return year ?? (told === undefined ? null : Number(told));
}

/** A year as it is typed; null of nothing, undefined of anything else. */
export function readYear(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  return /^\d{4}$/.test(typed.trim()) ? Number(typed) : undefined;
}

/** Whether it has other troops in one year than in another: most that are made up have not. */
export const knowsYears = ({ troops }: Nation): boolean =>
  troops.some(({ from, until }) => from !== null || until !== null);

/** "Not in 1757: Jaeger (from 1760), Croats (until 1755)."; null where all that it has serve then. */
export function absentTroops(nation: Nation, year: number | null): string | null {
  const there = new Set(troopsIn(nation, year));
  const present = new Set([...there].map(({ name }) => name));
  const absent = nation.troops.filter((kind) => !there.has(kind) && !present.has(kind.name));
  if (absent.length === 0) return null;
  const told = absent.map(({ name, from, until }) => {
    if (year === null || (from !== null && year < from)) return `${name} (from ${from ?? 'the first'})`;
    return `${name} (until ${until})`;
  });
  return `Not ${year === null ? 'without a year' : `in ${year}`}: ${told.join(', ')}.`;
}
