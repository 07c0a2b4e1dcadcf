import { describe, expect, it } from 'vitest';
import { reachIn } from '../../../../../engine/rules/honours-of-war/sequence/reach';
import { battlefield, village } from '../field';
import type { UnitPlace } from '../field';

/** Move, fire, charge of a unit at 28mm. */
const reachOf = (place: UnitPlace) => {
  const terrain = [village('dorf', { x: 60, y: 72 }, 0, 20)];
  const reach = reachIn(battlefield({ terrain, blue: { a: { at: [60, 50], ...place } } }).view('blue'), 'a');
  return reach && [reach.move, reach.fire, reach.charge];
};

describe('how far a unit reaches', () => {
  it.each<[string, UnitPlace, readonly number[]]>([
    ['foot in line', {}, [20, 30, 20]],
    ['foot in march column charges in line', { formation: 'march column' }, [25, 0, 20]],
    ['horse', { type: 'cuirassiers' }, [30, 0, 30]],
    ['guns', { type: 'medium gun' }, [10, 120, 0]],
    [
      'limbered guns fire as far as they will when they unlimber',
      { type: 'medium gun', formation: 'limbered' },
      [20, 120, 0],
    ],
    ['foot in houses', { inside: 'dorf/1' }, [20, 30, 0]],
    ['foot that has broken off', { hits: 4, marks: { 'broken off': 1 } }, [20, 0, 0]],
  ])('%s', (_what, place, reach) => {
    expect(reachOf(place)).toEqual(reach);
  });
  it('nobody off the table', () => {
    expect(reachOf({ due: 3 })).toBeNull();
  });
});
