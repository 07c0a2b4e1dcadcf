import { describe, expect, it } from 'vitest';
import { noteIdleness } from '../../../../engine/analysis/games/idle';
import type { BattleEvent, BattleState, Piece, Roster } from '../../../../engine/battle';
import { SETTING } from '../report/made-up';

const GUNS = 'blue/guns';
const units = Object.fromEntries(
  [...SETTING.units, { id: GUNS, arm: 'guns' }].map((unit) => [unit.id, unit]),
) as unknown as Roster['units'];
const event = (gesture: object): BattleEvent => gesture as unknown as BattleEvent;
const [FOOT, GUARDS, HORSE] = ['blue/foot', 'blue/guards', 'blue/horse'];
const moved = (id: string): BattleEvent => event({ do: 'moved', movers: [{ id }] });
const piece = (id: string, command: string, more: Partial<Piece> = {}): Piece =>
  ({ id, command, where: { on: { x: 0, y: 0, heading: 0 } }, marks: {}, ...more }) as unknown as Piece;
const BRIGADE = [piece(FOOT, 'blue/brigade'), piece(GUARDS, 'blue/brigade')];
const places: Readonly<Record<string, { x: number; y: number }>> = {
  [FOOT]: { x: 10, y: 20 },
  [GUARDS]: { x: 20, y: 20 },
};

/** The turns in which guns have something to fire at. */
let targetIn: readonly number[] = [];
/** What each turn has happen, from turn 1 on. */
function idleIn(pieces: readonly Piece[], ...turns: readonly (readonly BattleEvent[])[]) {
  const stateIn = (turn: number): BattleState => ({ at: { turn, step: 0 }, pieces }) as unknown as BattleState;
  const notes = noteIdleness(
    { holdsBack: ({ marks }) => 'held' in marks },
    { units },
    (id) => places[id] ?? null,
    (_, { at }) => !targetIn.includes(at.turn),
  );
  turns.forEach((events, i) => {
    notes.before?.(event({ do: 'step', turn: i + 1, step: 0, title: '' }), stateIn(i));
    for (const each of events) notes.before?.(each, stateIn(i + 1));
  });
  return notes.close(stateIn(turns.length));
}
const BRIGADE_IDLE = { command: 'blue/brigade', at: { x: 15, y: 20 } };

describe('a command that does nothing', () => {
  it('is told of from the third turn in a row, with its last turn and its place', () => {
    expect(idleIn(BRIGADE, [], [])).toEqual([]);
    expect(idleIn(BRIGADE, [], [], [])).toEqual([{ ...BRIGADE_IDLE, turns: 3, until: 3 }]);
  });

  it('is told of with its longest stretch, whichever of its units ends it', () => {
    const turns = [[], [], [], [], [moved(GUARDS)], [], [], []] as const;
    expect(idleIn(BRIGADE, ...turns)).toEqual([{ ...BRIGADE_IDLE, turns: 4, until: 4 }]);
  });

  it.each([
    ['moves', moved(FOOT)],
    ['changes formation', event({ do: 'formed', id: FOOT })],
    ['fires', event({ do: 'fired', by: FOOT, at: [HORSE] })],
    ['is fought with', event({ do: 'fought', by: 'red/foot', at: [FOOT] })],
  ])('is not one of which a unit %s', (_, act) => expect(idleIn(BRIGADE, [], [act], [])).toEqual([]));

  it('is one that is only fired at', () => {
    const fired = event({ do: 'fired', by: 'red/foot', at: [FOOT] });
    expect(idleIn(BRIGADE, [], [fired], [])).toMatchObject([{ turns: 3 }]);
  });

  it.each([
    ['held back by the scenario', { marks: { held: 0 } }],
    ['not yet on the table', { where: { off: 'west' } }],
    ['gone', { where: { gone: 'routed' } }],
  ])('does not count while it is %s', (_, more) => {
    expect(idleIn([piece(HORSE, 'blue/horse', more)], [], [], [], [])).toEqual([]);
  });

  describe('of guns alone', () => {
    const BATTERY = [piece(GUNS, GUNS)];
    it.each([
      ['is not idle while there is nothing to fire at', [], []],
      ['is idle while it does not fire at what it could', [1, 2, 3, 4, 5], [{ turns: 5, until: 5 }]],
      ['is idle in those turns only in which it could', [2, 3, 5], [{ turns: 3, until: 5 }]],
    ])('%s', (_, turns, idle) => {
      targetIn = turns;
      expect(idleIn(BATTERY, [], [], [], [], [])).toMatchObject(idle);
      expect(idleIn(BATTERY, [], [], [], [], [])).toHaveLength(idle.length);
    });

    it('is idle with the foot of its brigade', () => {
      targetIn = [];
      expect(idleIn([...BRIGADE, piece(GUNS, 'blue/brigade')], [], [], [])).toMatchObject([{ turns: 3 }]);
    });
  });
});
