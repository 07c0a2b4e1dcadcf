import { describe, expect, it } from 'vitest';
import { CENTIMETRES } from '../../../../engine/battle';
import type { BattleEvent, Gesture, Roster, Vocabulary } from '../../../../engine/battle';
import { logEntries } from '../../../../engine/battle/log';
import { pathOf, pivot, poseAt, straight, wheel } from '../../../../engine/geometry';
import type { Leg } from '../../../../engine/geometry';
import { at, hill, polygon, scenarioOf, stream, course, village } from '../../terrain/tables';

const scenario = scenarioOf(
  [
    { ...hill('zeitberg', 'gentle', 6, polygon([80, 60], [120, 60], [120, 90], [80, 90])), name: 'Zeitberg' },
    { ...stream('schwartz', 3, course([0, 120], [240, 120])), name: 'Schwartz' },
    { ...village('ulrich', at(120, 30), 0), name: 'St. Ulrich' },
  ],
  240,
  180,
);
const roster = {
  units: { a: { name: 'Regiment A' }, b: { name: 'Hussars' } },
  commands: {},
  sides: [{ id: 'blue', name: 'The Allies' }],
  objectives: [],
} as unknown as Roster;
const vocabulary = {
  manners: { rout: { gait: 'rout', verb: 'flees' } },
  lengths: CENTIMETRES,
} as unknown as Vocabulary;

const event = (gesture: Gesture, text: string, act = 1): BattleEvent => ({
  ...gesture,
  act,
  seen: 'all',
  text,
  reasons: [],
});
/** A march from one place to another along one axis. */
function march(
  id: 'a' | 'b',
  from: readonly [number, number],
  to: readonly [number, number],
  act = 1,
  manner = 'march',
): BattleEvent {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.abs(x + y);
  const start = poseAt({ x: from[0], y: from[1] }, { x: x / length, y: y / length });
  const name = id === 'a' ? 'Regiment A moves' : 'Hussars move';
  return event(
    { do: 'moved', movers: [{ id, path: pathOf(start, [straight(start, length)]) }], manner },
    `${name} ${length.toFixed(1)} cm.`,
    act,
  );
}
const lines = (...events: readonly BattleEvent[]) => logEntries({ events, roster, scenario, vocabulary });
const texts = (...events: readonly BattleEvent[]) => lines(...events).map(({ text }) => text);
const form: BattleEvent = event(
  { do: 'formed', id: 'a', formation: 'line', to: poseAt({ x: 0, y: 0 }, { x: 0, y: 1 }), bases: null },
  'Regiment A forms line.',
);
const silent = event({ do: 'mark', id: 'a', mark: 'moved', value: 1 }, '');

describe('one move, one line', () => {
  it('with its whole length, and unfolds to its steps', () => {
    const steps = [
      march('a', [20, 20], [23.5, 20]),
      silent,
      march('a', [23.5, 20], [25.2, 20]),
      march('a', [25.2, 20], [40, 20]),
    ];
    expect(lines(...steps)).toEqual([{ events: [0, 2, 3], text: 'Regiment A moves 20 cm toward St. Ulrich.' }]);
  });
  it('with the length its sentence tells, of which a turn on the spot is no part', () => {
    const start = poseAt({ x: 20, y: 20 }, { x: 1, y: 0 });
    const turn = pivot(start, 7, 2, 90);
    const path = pathOf(start, [turn, straight(turn.to, 5)]);
    const turned = event({ do: 'moved', movers: [{ id: 'b', path }], manner: 'march' }, 'Hussars move 5.0 cm.');
    expect([path.length > 7, texts(turned)]).toEqual([true, ['Hussars move 5 cm.']]);
  });
  it('takes a turn before it along: what is told without a length led nowhere', () => {
    const start = poseAt({ x: 20, y: 20 }, { x: 0, y: 1 });
    const turned = (leg: Leg): BattleEvent =>
      event({ do: 'moved', movers: [{ id: 'a', path: pathOf(start, [leg]) }], manner: 'march' }, 'Regiment A turns.');
    const after = march('a', [20, 20], [40, 20]);
    for (const leg of [pivot(start, 20, 4, 90), wheel(start, 20, 4, 'right', 90)])
      expect(texts(turned(leg), after)).toEqual(['Regiment A turns and moves 20 cm toward St. Ulrich.']);
    // A march whose sentence tells no length stands alone.
    expect(texts(turned(straight(start, 5)), after)).toHaveLength(2);
  });
  it('tells turns to one side as one, and those to both sides one after the other', () => {
    const start = poseAt({ x: 20, y: 20 }, { x: 0, y: 1 });
    const turned = (side: string): BattleEvent => {
      const path = pathOf(start, [wheel(start, 20, 4, 'right', 10)]);
      return event({ do: 'moved', movers: [{ id: 'a', path }], manner: 'march' }, `Regiment A wheels to the ${side}.`);
    };
    expect(texts(turned('right'), turned('right'))).toEqual(['Regiment A wheels to the right.']);
    expect(texts(turned('right'), turned('left'))).toEqual(['Regiment A wheels to the right and wheels to the left.']);
    // Changes on the spot are told one by one: about and about again is no turn.
    const about: BattleEvent = { ...form, text: 'Regiment A turns about.' };
    expect(texts(about, about)).toEqual(['Regiment A turns about and turns about.']);
  });
  it('ends with another unit, another act or another kind of event', () => {
    const a = march('a', [20, 170], [20, 165]);
    expect(texts(a, march('b', [30, 170], [30, 165]), a)).toHaveLength(3);
    expect(texts(a, march('a', [20, 165], [20, 160], 2))).toHaveLength(2);
    expect(texts(a, event({ do: 'told', who: 'a', what: 'acts' }, 'Regiment A acts.'), a)).toHaveLength(3);
    expect(texts(a, march('a', [20, 165], [20, 160], 1, 'rout'))).toHaveLength(2);
  });
  it('takes the change of formation before it along', () => {
    expect(texts(form, march('a', [20, 20], [40, 20]))).toEqual([
      'Regiment A forms line and moves 20 cm toward St. Ulrich.',
    ]);
  });
  it.each([
    ['onto a hill', [100, 50], [100, 70], 'Hussars move 20 cm onto the Zeitberg.'],
    ['across a stream', [100, 110], [100, 130], 'Hussars move 20 cm across the Schwartz.'],
    ['up to it', [20, 95], [20, 115], 'Hussars move 20 cm up to the Schwartz.'],
    ['nowhere in particular', [230, 30], [230, 10], 'Hussars move 20 cm.'],
  ] as const)('tells where to: %s', (_, from, to, told) => {
    expect(texts(march('b', from, to))).toEqual([told]);
  });
});

describe('other lines', () => {
  it('a unit that becomes known comes into view', () => {
    expect(texts(event({ do: 'known', id: 'b', to: ['red'] }, ''))).toEqual(['Hussars come into view.']);
    expect(texts(event({ do: 'known', id: 'b', to: null }, ''))).toEqual([]);
  });
  it('mist comes and lifts as its turns begin, told once', () => {
    const mist = { rule: 'mist', from: 2, until: 3, beyond: 20, failsOn: 2, sparing: [], reason: '' } as const;
    const steps = [1, 1, 2, 2, 3, 4, 4, 5].map((turn, step) =>
      event({ do: 'step', turn, step, title: 'Movement' }, ''),
    );
    const misty = { ...scenario, special: [mist] };
    expect(logEntries({ events: steps, roster, scenario: misty, vocabulary })).toEqual([
      { events: [2], text: 'Mist lies on the low ground.' },
      { events: [5], text: 'The mist lifts, and what stood in it comes into view.' },
    ]);
    expect(texts(...steps)).toEqual([]);
  });
  it('what is told of a side is told again only when it has changed', () => {
    const lost = (points: number) =>
      event({ do: 'told', who: 'blue', what: 'points' }, `The Allies have lost ${points} of 2.`);
    expect(texts(lost(0), lost(0), lost(1), lost(0))).toHaveLength(3);
  });
});

describe('rounds of one melee', () => {
  const blow = (by: 'a' | 'b', act: number): BattleEvent =>
    event(
      { do: 'fought', by, at: [by === 'a' ? 'b' : 'a'], manner: 'melee', total: 1 },
      by === 'a' ? 'The Guard fights Hussars: 1 hit.' : 'Hussars fight the Guard: 1 hit.',
      act,
    );
  it('are told apart from the second on, for both', () => {
    expect(texts(blow('a', 1), blow('b', 1), silent, blow('a', 1), blow('b', 1), blow('a', 1))).toEqual([
      'The Guard fights Hussars: 1 hit.',
      'Hussars fight the Guard: 1 hit.',
      'In the second round the Guard fights Hussars: 1 hit.',
      'In the second round Hussars fight the Guard: 1 hit.',
      'In the third round the Guard fights Hussars: 1 hit.',
    ]);
  });
  it('begin anew with another melee', () => {
    expect(texts(blow('a', 1), blow('a', 2))).toEqual(Array(2).fill('The Guard fights Hussars: 1 hit.'));
  });
});
