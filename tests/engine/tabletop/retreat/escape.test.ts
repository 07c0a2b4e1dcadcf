import { describe, expect, it } from 'vitest';
import { movedBy, boxAt } from '../../../../engine/geometry';
import type { Point } from '../../../../engine/geometry';
import {
  awayFrom,
  clearingShift,
  escapeRoutes,
  findsRoom,
  friendsAlong,
  longestAway,
  nearestRoom,
} from '../../../../engine/tabletop';
import type { Body, Escape, RetreatPolicy } from '../../../../engine/tabletop';
import { groundOf, polygon, village, wood } from '../../terrain/tables';
import { bodyOf, boxOf, poseOf } from '../bodies';

/** Straight back, else 10 or 20 degrees aside; nobody goes into woods. */
const POLICY: RetreatPolicy<Body> = {
  angles: [0, 10, 20],
  isBarredBy: (body, other) => other.side !== body.side,
  passesThrough: (body, other) => other.side === body.side && other.id !== body.id,
  isGroundClosed: (ground, { box }, { x, y }, length) =>
    ground.areas.some(
      (area) => ground.share(boxAt(box, movedBy(box.pose, { x: x * length, y: y * length })), area) > 0,
    ),
  straightWithin: () => 1,
  withBox: (body, box) => ({ ...body, box, boxes: [box] }),
};
const SOUTH: Point = { x: 0, y: -1 };
/** It stands at (60, 80), faces north and goes south. */
const unit = bodyOf('unit', 'blue', boxOf(60, 80));
const foe = (x: number, y: number) => bodyOf('foe', 'red', boxOf(x, y));
const friend = (x: number, y: number, id = 'friend') => bodyOf(id, 'blue', boxOf(x, y));
const open = groundOf();

const routes = (others: readonly Body[], more: Partial<Escape> = {}, ground = open) =>
  escapeRoutes(
    { ground, bodies: [unit, ...others] },
    unit,
    { axis: SOUTH, wanted: 30, least: 20, with: [], ...more },
    POLICY,
  );
/** Degrees off the axis, clockwise seen from above; west of south is positive. */
const aside = ({ x, y }: Point): number => Math.round((Math.atan2(-x, -y) * 180) / Math.PI);

describe('escape routes', () => {
  it('lead straight along the axis when that is open', () => {
    expect(routes([])).toEqual([{ direction: SOUTH, length: 30, atEdge: false, passes: [] }]);
  });
  it('end at the table edge', () => {
    // The rear of the footprint is at 78.
    expect(routes([], { wanted: 78 })[0]).toMatchObject({ length: 78, atEdge: false });
    expect(routes([], { wanted: 78.1 })[0]).toMatchObject({ length: 78, atEdge: true });
  });
  it("turn aside by the least angle that is open, the body's left first", () => {
    const west = bodyOf('foe', 'red', boxOf(53, 58, 0, 4, 4));
    expect(routes([west]).map(({ direction }) => aside(direction))).toEqual([-10]);
  });
  it('offer both sides when both are as good', () => {
    const post = bodyOf('foe', 'red', boxOf(60, 52, 0, 0.5, 0.5));
    const column = bodyOf('unit', 'blue', boxOf(60, 80, 0, 4, 16));
    const found = escapeRoutes(
      { ground: open, bodies: [column, post] },
      column,
      { axis: SOUTH, wanted: 40, least: 40, with: [] },
      POLICY,
    );
    expect(found.map(({ direction }) => aside(direction))).toEqual([10, -10]);
  });
  it('are looked for again over the least distance', () => {
    // Edges meet after 20.5 cm.
    const wall = bodyOf('foe', 'red', boxOf(60, 55.5, 0, 100, 4));
    expect(routes([wall])[0]?.length).toBe(20);
    expect(routes([wall], { least: 20.4 })[0]?.length).toBe(20.4);
    // Aslant it goes farther before they meet: 20.8 cm at 10 degrees, 21.8 at 20.
    expect(routes([wall], { least: 20.6 }).map(({ direction }) => aside(direction))).toEqual([10, -10]);
    expect(routes([wall], { least: 21.9 })).toEqual([]);
  });
  it('are closed by ground', () => {
    const trees = wood('wood', polygon([0, 0], [120, 0], [120, 55], [0, 55]));
    expect(routes([], {}, groundOf(trees))[0]?.length).toBe(20);
    expect(routes([], { least: 24.6 }, groundOf(trees))).toEqual([]);
  });
  it('prefer a clear line aside to friends, and friends to nothing', () => {
    const small = bodyOf('friend', 'blue', boxOf(53, 58, 0, 2, 2));
    expect(routes([small])[0]).toMatchObject({ passes: [] });
    const crowd = bodyOf('friend', 'blue', boxOf(60, 60, 0, 100, 4));
    expect(routes([crowd])).toEqual([{ direction: SOUTH, length: 30, atEdge: false, passes: ['friend'] }]);
    expect(routes([crowd], { with: ['friend'] })[0]?.passes).toEqual([]);
  });
  it.each([
    ['front', { x: 0, y: -1 }],
    ['rear', { x: 0, y: 1 }],
    ['left', { x: 1, y: 0 }],
    ['right', { x: -1, y: 0 }],
  ] as const)('away from the %s', (sector, direction) => {
    expect(awayFrom(unit.box.pose, sector).x).toBeCloseTo(direction.x);
    expect(awayFrom(unit.box.pose, sector).y).toBeCloseTo(direction.y);
  });
});

describe('friends in the way', () => {
  it('are named as they are met, companions in the same block first', () => {
    const ground = groundOf(village('village', { x: 60, y: 80 }, 0, 20));
    const block = ground.block('village/1');
    if (!block) throw new Error('a block');
    const here = bodyOf('unit', 'blue', boxOf(60, 80), block);
    const far = friend(60, 50, 'far');
    const near = friend(60, 60, 'near');
    const beside = bodyOf('beside', 'blue', block.box, block);
    const bodies = [far, near, beside, here];
    const met = (length: number) => friendsAlong({ ground, bodies }, here, SOUTH, length, [], POLICY);
    expect(met(30)).toEqual(['beside', 'near', 'far']);
    expect(met(15)).toEqual(['beside']);
  });
});

describe('coming to stand clear', () => {
  const shift = (others: readonly Body[], end = boxOf(60, 50), ground = open) =>
    clearingShift({ ground, bodies: [unit, ...others] }, unit, end, SOUTH, [], POLICY);
  it('stays where it is clear or only touches', () => {
    expect(shift([friend(60, 46)])).toBeNull();
    expect(shift([])).toBeNull();
  });
  it('goes on by the least that brings it clear', () => {
    const by = shift([friend(60, 48)]);
    expect(by?.x).toBeCloseTo(0);
    // Friend's rear edge at 46, its own front edge at 52, and a hair.
    expect(by?.y).toBeCloseTo(-6.02);
  });
  it('goes aside by the shorter way when an enemy is behind', () => {
    const by = shift([friend(57, 48), foe(60, 42)]);
    expect(by?.x).toBeCloseTo(13.02);
    expect(by?.y).toBeCloseTo(0);
  });
  it('takes the least shift of all that leads not back, straight on when that is at most 1 cm longer', () => {
    // To the side 3.02 cm are enough; straight on it goes 4.02, or 4.1.
    const column = boxOf(60, 50, 0, 4, 16);
    const beside = (y: number) => [bodyOf('friend', 'blue', boxOf(61, y, 0, 4, 4))];
    expect(shift(beside(56), column)).toMatchObject({ x: 0, y: expect.closeTo(-4.02) as number });
    expect(shift(beside(55.9), column)).toMatchObject({ x: expect.closeTo(-3.02) as number });
    // Back it would be out after 3.02 cm.
    expect(shift([bodyOf('friend', 'blue', boxOf(61, 43, 0, 40, 4))], column)?.y).toBeCloseTo(-17.02);
  });
  it('clears an enemy on whom it was pushed', () => {
    expect(shift([bodyOf('foe', 'red', boxOf(60, 53))])).toMatchObject({ y: expect.closeTo(-1.02) as number });
  });
  it('finds the nearest room where no straight shift leads out, past the enemy but not over closed ground', () => {
    const ring = [
      bodyOf('west', 'red', boxOf(48, 50, 0, 4, 24)),
      bodyOf('east', 'red', boxOf(72, 50, 0, 4, 24)),
      bodyOf('south', 'red', boxOf(60, 44, 0, 28, 4)),
      bodyOf('north', 'red', boxOf(60, 56, 0, 28, 4)),
      friend(60, 50),
    ];
    const room = (ground = open) =>
      nearestRoom({ ground, bodies: [unit, ...ring] }, unit, boxOf(60, 50), SOUTH, [], POLICY);
    expect(shift(ring)).toBeNull();
    expect(room()).toMatchObject({ x: 0, y: -10 });
    expect(room(groundOf(wood('wood', polygon([0, 0], [120, 0], [120, 41], [0, 41]))))?.y).toBeGreaterThan(0);
  });
  it('clears houses as well, and says when there is room nowhere', () => {
    const ground = groundOf(village('village', { x: 60, y: 48 }, 0, 20));
    expect(shift([], boxOf(60, 50), ground)).not.toBeNull();
    const wide = [boxOf(90, 60, 0, 179, 119)].map((box) => bodyOf('friend', 'blue', box));
    expect(shift(wide)).toBeNull();
    const table = { ground: open, bodies: [unit, ...wide] };
    expect(findsRoom(table, unit, boxOf(60, 50), SOUTH, [], POLICY)).toBe(false);
    expect(findsRoom(table, unit, boxOf(60, 50), SOUTH, ['friend'], POLICY)).toBe(true);
  });
});

describe('running farthest', () => {
  const away = (lengths: Readonly<Record<number, number | null>>) =>
    longestAway(poseOf(60, 80), SOUTH, [0, 10, -10], (direction) => lengths[aside(direction)] ?? null);
  it('takes the longest, the first of equals', () => {
    expect(away({ 0: 10, 10: 12, '-10': 12.005 })?.length).toBeCloseTo(12);
    expect(away({ 0: 10, 10: 10, '-10': 12 })?.length).toBeCloseTo(12);
    expect(away({ 0: 10, 10: 10.005, '-10': null })?.legs[0]?.to.x).toBeCloseTo(60);
  });
  it('is nowhere without room', () => {
    expect(away({ 0: null, 10: 0, '-10': null })).toBeNull();
  });
});
