import type { Phase, Turn } from '../replay';

/** The phases of the turn by name, and which of them it is. `coming`: all those of the turn that is being fought. */
export function phasesOf(
  turns: readonly Turn[],
  now: Phase | null,
  coming: readonly string[],
): { readonly names: readonly string[]; readonly now: number } {
  const turn = turns.find(({ number }) => number === now?.turn);
  const begun = turn?.phases.map(({ title }) => title) ?? [];
  const names = turn === turns.at(-1) ? [...begun, ...coming.slice(begun.length)] : begun;
  return { names, now: turn?.phases.findIndex(({ from }) => from === now?.from) ?? -1 };
}
