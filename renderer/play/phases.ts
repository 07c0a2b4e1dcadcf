import type { Phase, Turn } from '../replay';

/** The phases of the turn by name, and which of them it is; of the first turn only those that have begun are known. */
export function phasesOf(
  turns: readonly Turn[],
  now: Phase | null,
): { readonly names: readonly string[]; readonly now: number } {
  const turn = turns.find(({ number }) => number === now?.turn);
  const phases = turn?.phases.filter(({ from }) => now !== null && from <= now.from) ?? [];
  const begun = phases.map(({ title }) => title);
  const before = turns.findLast(({ number }) => number > 0 && number < (now?.turn ?? 0));
  const names = before && before.phases.length > begun.length ? before.phases.map(({ title }) => title) : begun;
  return { names, now: begun.length - 1 };
}
