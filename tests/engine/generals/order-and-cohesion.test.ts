import { describe, expect, it } from 'vitest';
import type { Choice, Id, Piece } from '../../../engine/battle';
import { capableGeneral } from '../../../engine/generals';
import { cohesionGain } from '../../../engine/generals/cohesion';
import { pose } from '../battle/states';
import { toySystem } from '../toy';
import { decisionOf, questionWith, unitAt, viewOf } from './views';

const general = capableGeneral(toySystem);
const ofBrigade = (id: Id, x: number, y: number, command = 'blue brigade'): Piece => ({
  ...unitAt(id, x, y),
  command,
});

describe('which brigade moves first', () => {
  const moves: readonly Choice[] = [{ pick: 'move', of: 'near' }, { pick: 'move', of: 'far' }, { pick: 'end' }];
  const view = viewOf(
    'blue',
    ofBrigade('blue one', 80, 45, 'near'),
    ofBrigade('blue two', 20, 45, 'near'),
    ofBrigade('blue three', 30, 80, 'far'),
    unitAt('red line', 100, 45),
  );

  it('is the one whose nearest unit is farthest from the enemy: the others see more before they move', () => {
    expect(general.choose(view, decisionOf('blue'), questionWith(moves, { end: { ready: -1 } }))).toBe(moves[1]);
  });

  it('is another one where that promises anything', () => {
    const promises = { end: { ready: 0.1 } };
    expect(general.choose(view, decisionOf('blue'), questionWith(moves, promises))).toBe(moves[2]);
  });
});

describe('which unit of a brigade moves first', () => {
  const units: readonly Choice[] = [
    { pick: 'move', of: 'blue rear' },
    { pick: 'move', of: 'blue front' },
    { pick: 'end' },
  ];
  const view = viewOf(
    'blue',
    ofBrigade('blue rear', 20, 45),
    ofBrigade('blue front', 40, 45),
    unitAt('red line', 100, 45),
  );

  it('is the one nearest to the enemy, out of the way of those behind it', () => {
    expect(general.choose(view, decisionOf('blue'), questionWith(units, { end: { ready: -1 } }))).toBe(units[1]);
  });

  it('is none where that promises more', () => {
    expect(general.choose(view, decisionOf('blue'), questionWith(units, { end: { ready: 0.1 } }))).toBe(units[2]);
  });
});

describe('a brigade that keeps together', () => {
  // Units of the toy are 5 cm wide, a link is 5 and a move 15: who has not moved yet comes up to those within 25 cm.
  const gainOf = (there: number, ...mates: readonly Piece[]): number =>
    cohesionGain(viewOf('blue', ofBrigade('blue line', 60, 45), ...mates), toySystem, 'blue line', pose(60, there, 90));

  it.each([
    ['a unit alone', 90, [], 0],
    ['a march after which a mate can still come up', 52, [ofBrigade('blue mate', 60, 28)], 0],
    ['a march farther than he can follow', 54, [ofBrigade('blue mate', 60, 28)], -0.08],
    ['a march back to him', 66, [ofBrigade('blue mate', 60, 90)], 0.08],
    ['a mate of another brigade', 90, [ofBrigade('blue mate', 60, 28, 'blue other')], 0],
  ] as const)('%s', (_title, there, mates, gain) => {
    expect(gainOf(there, ...mates)).toBeCloseTo(gain, 6);
  });
});
