import { describe, expect, it } from 'vitest';
import { distance, endOf, minus, pathOf, place, straight, unit } from '../../../engine/geometry';
import type { Leg, Path, Point, Pose } from '../../../engine/geometry';
import { placeBehind, placesBehind, placesBetween, rideFault, ridesToward, rideToward } from '../../../engine/tabletop';
import type { Body, RideRules } from '../../../engine/tabletop';
import { bridge, course, groundOf, river } from '../terrain/tables';
import { bodyOf, boxOf, poseOf } from './bodies';

const FROM = poseOf(60, 20);
const FRIEND = bodyOf('friend', 'blue', boxOf(60, 30));
const rules = (more: Partial<RideRules<Body>> = {}): RideRules<Body> => ({
  ground: { width: 180, depth: 120, crossings: [] },
  most: 60,
  clear: 10,
  enemies: [],
  friends: [FRIEND],
  isClosed: () => false,
  ...more,
});
const through = (...points: readonly (readonly [number, number])[]): Path => {
  let at = FROM;
  const legs = points.map(([x, y]): Leg => {
    const leg = straight(at, distance(at, { x, y }), unit(minus({ x, y }, at)));
    at = leg.to;
    return leg;
  });
  return pathOf(FROM, legs);
};
const fault = (path: Path, more: Partial<RideRules<Body>> = {}, from: Pose = FROM) =>
  rideFault(from, path, rules(more))?.fault ?? null;

describe('what is wrong with a ride', () => {
  it('the length of all its legs', () => {
    expect(fault(through([60, 50], [90, 50]))).toBeNull();
    expect(fault(through([60, 50], [90.1, 50]))).toBe('too long');
  });
  it('where it begins', () => {
    expect(fault(through([60, 50]), {}, poseOf(60, 20.009))).toBeNull();
    expect(fault(through([60, 50]), {}, poseOf(60, 20.02))).toBe('begins elsewhere');
  });
  it('a leg that is no straight ride, or shorter than its way', () => {
    expect(fault(pathOf(FROM, [place(poseOf(60, 50))]))).toBe('not straight');
    expect(fault(pathOf(FROM, [{ ...straight(FROM, 30), to: poseOf(60, 60) }]))).toBe('not straight');
    const [leg] = through([60, 50]).legs;
    if (!leg) throw new Error('no leg');
    expect(fault({ from: FROM, legs: [leg], length: leg.length + 1 })).toBe('not straight');
    expect(fault(pathOf(FROM, [{ ...leg, to: { ...leg.to, hx: 0 - FROM.hx, hy: 0 - FROM.hy } }]))).toBe('not straight');
    expect(fault(through([60, 50]), {}, { ...FROM, hx: 0 - FROM.hx, hy: 0 - FROM.hy })).toBe('not straight');
  });
  it('closed ground on any leg', () => {
    const isClosed = (from: Point, to: Point) => from.x < 70 && to.x > 70;
    expect(fault(through([60, 40], [70, 40]), { isClosed })).toBeNull();
    expect(fault(through([60, 40], [71, 40]), { isClosed })).toBe('closed ground');
  });
  it('an enemy nearer than the room he keeps, anywhere on the way', () => {
    // Its left edge is at x = 82.
    const enemies = [bodyOf('enemy', 'red', boxOf(90, 40))];
    expect(fault(through([72, 40], [60, 50]), { enemies })).toBeNull();
    expect(fault(through([72.1, 40], [60, 50]), { enemies })).toBe('enemy on the way');
    expect(rideFault(FROM, through([80, 40]), rules({ enemies }))).toMatchObject({ enemy: { id: 'enemy' } });
    expect(fault(through([72, 40]), { enemies })).toBeNull();
    expect(fault(through([72.1, 40]), { enemies })).toBe('enemy on the way');
  });
  it('a corner of an enemy passed a hair too near, wherever the ride begins', () => {
    // The corner at (82, 38) lies 9.97 cm off the way, nearest in its middle: at 10.03 nobody minds.
    const enemies = [bodyOf('enemy', 'red', boxOf(90, 40))];
    const past = (off: number, before: number): string | null => {
      const from = poseOf(82 - (off + before) * Math.SQRT1_2, 38 - (off - before) * Math.SQRT1_2);
      const to = { x: from.x + 60 * Math.SQRT1_2, y: from.y - 60 * Math.SQRT1_2 };
      return fault(pathOf(from, [straight(from, 60, unit(minus(to, from)))]), { enemies }, from);
    };
    for (const before of [30, 30.3, 30.7, 31, 31.5]) {
      expect(past(9.97, before), `${before}`).toBe('enemy on the way');
      expect(past(10.03, before), `${before}`).not.toBe('enemy on the way');
    }
  });
  it('an end off the table', () => {
    expect(fault(through([60, 0]))).toBeNull();
    expect(fault(through([60, -0.1]))).toBe('off the table');
  });
  it('an end nearer to an enemy than to a friend', () => {
    // The friend ends at y = 32, the enemy begins at 88: the middle is 60.
    const enemies = [bodyOf('enemy', 'red', boxOf(60, 90))];
    expect(fault(through([60, 60]), { enemies })).toBeNull();
    expect(fault(through([60, 60.1]), { enemies })).toBe('ends near the enemy');
  });
});

describe('rides toward a place', () => {
  const endOfRide = (to: Point, more: Partial<RideRules<Body>> = {}) => {
    const path = rideToward(FROM, to, rules(more));
    return path && { x: Math.round(endOf(path).x), y: Math.round(endOf(path).y), legs: path.legs.length };
  };
  it('go as far as they may', () => {
    expect(endOfRide({ x: 60, y: 70 })).toEqual({ x: 60, y: 70, legs: 1 });
    expect(endOfRide({ x: 60, y: 110 })).toEqual({ x: 60, y: 80, legs: 1 });
  });
  it('are none for half a centimetre', () => {
    expect(rideToward(FROM, { x: 60, y: 20.5 }, rules())).toBeNull();
    expect(rideToward(FROM, { x: 60, y: 20.6 }, rules())).not.toBeNull();
  });
  it('go round by a crossing when the straight way is barred', () => {
    const elbe = groundOf(river('elbe', 6, course([0, 40], [180, 40])), bridge('bridge', 'elbe', { x: 66, y: 40 }));
    const isClosed = (from: Point, to: Point) => from.y < 40 && to.y > 40;
    expect(endOfRide({ x: 60, y: 60 }, { ground: elbe, isClosed })).toEqual({ x: 60, y: 60, legs: 2 });
    expect(rideToward(FROM, { x: 60, y: 60 }, rules({ isClosed }))).toBeNull();
    const places = [
      { x: 66, y: 40 },
      { x: 60, y: 60 },
    ];
    const rides = ridesToward(FROM, places, rules({ ground: elbe, isClosed }));
    expect(rides.map(({ legs }) => legs.length)).toEqual([1, 2]);
  });
  it('are offered once where several end alike', () => {
    const places = [
      { x: 60, y: 90 },
      { x: 60, y: 100 },
      { x: 90, y: 20 },
    ];
    expect(ridesToward(FROM, places, rules()).map((path) => endOf(path).x)).toEqual([60, 90]);
  });
});

describe('places behind units', () => {
  const units = [bodyOf('a', 'blue', boxOf(40, 50)), bodyOf('b', 'blue', boxOf(80, 50, 180))];
  it('lie behind the rear of each, after the middle of them all', () => {
    expect(placeBehind(FRIEND, 3)).toEqual({ x: 60, y: 25 });
    const [middle, first, second] = placesBehind(units, 3);
    expect(middle?.x).toBeCloseTo(60);
    expect(middle?.y).toBeCloseTo(50);
    expect([first?.y, second?.y].map((y) => Math.round(y ?? 0))).toEqual([45, 55]);
  });
  it('are none without units', () => {
    expect(placesBehind([], 3)).toEqual([]);
  });
});

describe('places between units', () => {
  // Fronts of 16 cm: between the ends of the first two lie 24 cm, and nothing beyond the third is within reach of both.
  const units = [40, 80, 130].map((x, i) => bodyOf(`${i}`, 'blue', boxOf(x, 50)));
  it('lie half way between two that do not hear each other, where both are within reach', () => {
    expect(placesBetween(units, 3, { radius: 15, link: 5 })).toEqual([{ x: 60, y: 45 }]);
    expect(placesBetween(units, 3, { radius: 11.9, link: 5 })).toEqual([]);
  });
  it('are not needed where one passes the order on to the other', () => {
    expect(placesBetween(units, 3, { radius: 15, link: 24 })).toEqual([]);
  });
});
