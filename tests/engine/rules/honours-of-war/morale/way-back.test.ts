/** What bars the way of who gives way. */
import { describe, expect, it } from 'vitest';
import { facingOf } from '../../../../../engine/geometry';
import { RETREATS } from '../../../../../engine/rules/honours-of-war/morale/retreat-policy';
import type { Feature } from '../../../../../engine/scenario';
import { at, battlefield, course, entrenchment, polygon, river, road, village, wood } from '../field';
import type { UnitPlace } from '../field';

it('HOW-RET-05: lines of 0, 5, 10 to 45 degrees to either side', () => {
  expect(RETREATS.angles).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40, 45]);
});
it('HOW-INTER-08: straight on when that is no more than 1 cm longer, at 6mm a quarter of one', () => {
  const within = (scale: '28mm' | '6mm') =>
    RETREATS.straightWithin(battlefield({ scale, blue: { a: { at: [60, 50] } } }).troop('a'));
  expect([within('28mm'), within('6mm')]).toEqual([1, 0.25]);
});

/** A unit at (60, 50) that faces north goes 20 cm south: its rear edge, 2 to 6 cm behind its middle, goes before. */
const barred = (a: UnitPlace, terrain: readonly Feature[], heading = 180, length = 20): boolean => {
  const on = battlefield({ terrain, blue: { a: { at: [60, 50], ...a } } });
  return RETREATS.isGroundClosed(on.ground, on.troop('a'), facingOf(heading), length);
};
const guns: UnitPlace = { type: 'light gun', formation: 'limbered' };
const horse: UnitPlace = { type: 'dragoons' };
const rough = (from: number, to: number) =>
  ({ ...wood('bruch', polygon([0, from], [120, from], [120, to], [0, to])), kind: 'rough' }) as Feature;

describe('HOW-RET-06: ground closed to its kind', () => {
  // The rear edge of limbered light guns, 7.5 cm long, lies on y = 46.25.
  it.each<[string, UnitPlace, Feature, boolean]>([
    ['rough ground half a centimetre behind guns', guns, rough(30, 45.75), true],
    ['beyond where they go', guns, rough(10, 26), false],
    ['in which they stand already', guns, rough(30, 60), false],
    ['rough ground behind horse', horse, rough(30, 45.75), false],
    ['works half a centimetre behind horse', horse, entrenchment('works', course([20, 47], [100, 47])), true],
    ['works that it touches already', horse, entrenchment('works', course([20, 47.5], [100, 47.5])), false],
    ['works behind foot', {}, entrenchment('works', course([20, 47], [100, 47])), false],
  ])('%s', (_what, a, feature, is) => {
    expect(barred(a, [feature])).toBe(is);
  });
});

describe('HOW-BUA-09: houses', () => {
  const dorf = village('dorf', at(60, 30), 0, 20);
  const way = road('weg', course([60, 0], [60, 120]));
  it.each<[string, UnitPlace, readonly Feature[], number, boolean]>([
    ['foot passes', {}, [dorf], 180, false],
    ['light infantry passes', { type: 'jaeger' }, [dorf], 180, false],
    [
      'a crew without its guns passes',
      { type: 'light gun', formation: 'crew', marks: { 'crew only': 1 } },
      [dorf],
      180,
      false,
    ],
    ['horse does not', horse, [dorf], 180, true],
    ['but where it does not come to them', horse, [dorf], 90, false],
    ['nor in column', { ...horse, formation: 'march column' }, [dorf], 180, true],
    ['but in column by the road', { ...horse, formation: 'march column', at: [60, 52] }, [dorf, way], 180, false],
    ['not in line by it', horse, [dorf, way], 180, true],
    ['nor in column sideways', { ...horse, formation: 'march column', heading: 90 }, [dorf, way], 180, true],
  ])('%s', (_who, a, terrain, heading, is) => {
    expect(barred(a, terrain, heading)).toBe(is);
  });
  it('its own do not hold a unit', () => {
    expect(barred({ inside: 'dorf/1', type: 'medium gun' }, [dorf])).toBe(false);
  });
});

describe('HOW-RET-04, HOW-TERR-22: water', () => {
  const iser = (depth: 'fordable' | 'impassable') => river('iser', 6, course([0, 40], [120, 40]), depth);
  it.each<[string, UnitPlace, 'fordable' | 'impassable', boolean]>([
    ['foot through a fordable river', {}, 'fordable', false],
    ['guns not', guns, 'fordable', true],
    ['nor wagons', { type: 'transport' }, 'fordable', true],
    ['foot not through one that is not', {}, 'impassable', true],
  ])('%s', (_who, a, depth, is) => {
    expect(barred(a, [iser(depth)])).toBe(is);
  });
});
