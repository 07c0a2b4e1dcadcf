/** A fight of the sample battle as the desk would tell it: the first `length` events have happened. */
import type { DeskCalls } from '../../../electron/desk/api';
import { sampleBattle } from '../sample-battle';

export type Shown = DeskCalls['play.start']['result'];
export type Position = Shown['position'];
export type Asked = Position['asked'][number];

export const askedOf = (change: Partial<Asked> = {}): Asked => ({
  seat: 'blue',
  kind: 'meet charge',
  form: { form: 'pick' },
  title: 'Regiment Prinz Casimir is charged',
  clause: 'HOW-FIRE-05',
  unit: 'blue/regiment-prinz-casimir',
  command: null,
  choices: [
    { choice: { pick: 'stand' }, label: 'Stand' },
    { choice: { pick: 'evade' }, label: 'Evade' },
  ],
  isFree: false,
  refused: [],
  idle: { choice: { pick: 'stand' }, label: 'Stand' },
  shot: null,
  movers: [],
  still: [],
  ...change,
});

export function positionOf(length: number, from = 0, change: Partial<Position> = {}): Position {
  const { events, outcome } = sampleBattle();
  return {
    seat: 'blue',
    from,
    events: events.slice(from, length),
    length,
    entries: 4,
    asked: [askedOf()],
    waitingFor: ['blue'],
    phases: [],
    ended: false,
    outcome: { ...outcome, ended: false, winner: null },
    undo: { isPossible: true, from: 0, why: null, redo: 0 },
    typed: [],
    real: [],
    ...change,
  };
}

export function shownOf(position: Position): Shown {
  const { scenario, system, options, seats, dice, vocabulary, roster, start } = sampleBattle();
  return {
    play: 'p1',
    first: { scenario, system, options, seats, dice, vocabulary, roster, start, turns: 10 },
    position,
  };
}
