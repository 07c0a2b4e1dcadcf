import type { BattleEvent, Seat } from '../../engine/battle';

/** A phase or part of one: the moments after `from` up to `to`. */
export interface Phase {
  readonly turn: number;
  readonly step: number;
  readonly title: string;
  /** Whose half of the turn it belongs to, where turns have halves. */
  readonly halfOf: Seat | null;
  readonly from: number;
  readonly to: number;
}
export interface Turn {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  readonly phases: readonly Phase[];
}

/** Turns with their phases, without gaps: what comes before the first phase belongs to it. */
export function turnsOf(events: readonly BattleEvent[]): readonly Turn[] {
  const turns: Turn[] = [];
  for (const phase of phasesOf(events)) {
    const last = turns.at(-1);
    if (last?.number === phase.turn)
      turns[turns.length - 1] = { ...last, to: phase.to, phases: [...last.phases, phase] };
    else turns.push({ number: phase.turn, from: phase.from, to: phase.to, phases: [phase] });
  }
  return turns;
}

function phasesOf(events: readonly BattleEvent[]): readonly Phase[] {
  const starts = events.flatMap((event, i) => (event.do === 'step' ? [{ event, i }] : []));
  return starts.map(({ event, i }, n) => ({
    turn: event.turn,
    step: event.step,
    title: event.title,
    halfOf: event.halfOf ?? null,
    from: n === 0 ? 0 : i,
    to: starts[n + 1]?.i ?? events.length,
  }));
}

/** The phase a moment lies in; the first for moment 0. */
export function phaseAt(turns: readonly Turn[], moment: number): Phase | null {
  const turn = turnAt(turns, moment);
  return turn?.phases.find((phase) => moment <= phase.to) ?? null;
}

export const turnAt = (turns: readonly Turn[], moment: number): Turn | null =>
  turns.find((turn) => moment <= turn.to) ?? turns.at(-1) ?? null;

/** "Turn 4, firing"; before the first turn "Deployment". */
export function whenOf(turns: readonly Turn[], moment: number): string {
  const phase = phaseAt(turns, moment);
  if (!phase) return 'Start';
  if (phase.turn === 0) return phase.title;
  return `Turn ${phase.turn}, ${phase.title.charAt(0).toLowerCase()}${phase.title.slice(1)}`;
}
