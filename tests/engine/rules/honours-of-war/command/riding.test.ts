import { describe, expect, it } from 'vitest';
import {
  figureQuestion,
  generalsMove,
  reachOf,
  ride as ride60,
} from '../../../../../engine/rules/honours-of-war/command/riding';
import { endOf, pathOf, poseAt, straight, unit, minus, distance } from '../../../../../engine/geometry';
import type { Leg, Path, Point } from '../../../../../engine/geometry';
import type { Feature } from '../../../../../engine/scenario';
import { at, battlefield, bridge, course, entrenchment, polygon, river, stream, village, wall, wood } from '../field';
import type { Layout, TestField } from '../field';
import { ALL_CLOSED, customArea, customLine, declared, going, obstacle } from '../ground';

const along = (...points: readonly Point[]): Path => {
  const [first = at(0, 0), ...rest] = points;
  let from = poseAt(first, { x: 0, y: 1 });
  const legs = rest.map((to): Leg => {
    const leg = straight(from, distance(from, to), unit(minus(to, from)));
    from = leg.to;
    return leg;
  });
  return pathOf(poseAt(first, { x: 0, y: 1 }), legs);
};
const about = { command: 'blue brigade', side: 'blue' };
const field = (more: Partial<Layout> = {}): TestField =>
  battlefield({
    blue: { a: { at: [60, 100] }, b: { at: [160, 50] } },
    leaders: { 'blue brigade': { at: [60, 40] } },
    ...more,
  });
const ride = (on: TestField, ...through: readonly Point[]) =>
  figureQuestion.check(on.view('blue'), about, { march: along(at(60, 40), ...through), movers: ['blue brigade'] })
    ?.clause ?? null;

describe('HOW-CMD-05, HOW-MOVE-15: 60 cm', () => {
  it('no farther, round corners too', () => {
    expect(ride(field(), at(60, 100))).toBeNull();
    expect(ride(field(), at(60, 100.1))).toBe('HOW-CMD-06');
    expect(ride(field(), at(60, 70), at(89, 70))).toBeNull();
    expect(ride(field(), at(60, 70), at(91, 70))).toBe('HOW-CMD-06');
  });
  it('is told in whole centimetres', () => {
    const on = field();
    const march = along(at(60, 40), at(60, 52.4));
    on.run(ride60(on, 'blue brigade', 'blue'), { ride: () => ({ march, movers: ['blue brigade'] }) });
    expect(on.texts()).toEqual(['Blue brigade rides 12 cm.']);
  });
  it('each ride is offered once, though many lead to the same bridge', () => {
    const on = field({
      blue: { a: { at: [60, 150] }, b: { at: [100, 150] } },
      terrain: [river('iser', 6, course([0, 80], [240, 80])), bridge('steg', 'iser', at(20, 80))],
      leaders: { 'blue brigade': { at: [60, 30] } },
    });
    const rides = figureQuestion.choices(on.view('blue'), about).list.map((ride) => JSON.stringify(ride));
    expect(rides).toHaveLength(2);
  });
  it('HOW-CMD-01: a commander is offered the place between two units that only there hear him both; a general is not', () => {
    const on = field({
      blue: { a: { at: [40, 70] }, b: { at: [80, 70] }, c: { at: [60, 20] } },
      leaders: { 'blue brigade': { at: [60, 40] }, general: { at: [70, 40], side: 'blue', kind: 'general' } },
    });
    const between = (command: string) =>
      figureQuestion
        .choices(on.view('blue'), { command, side: 'blue' })
        .list.flatMap((ride) => ('march' in ride ? [endOf(ride.march)] : []))
        .filter(({ x, y }) => Math.abs(x - 60) < 1 && y > 60);
    expect(between('blue brigade')).toHaveLength(1);
    expect(between('general')).toHaveLength(0);
  });
  it('ends clear of a unit that stands behind the one he rides to, not upon it', () => {
    const on = field({ blue: { a: { at: [60, 100] }, b: { at: [60, 94.5] } } });
    const behindA = figureQuestion.choices(on.view('blue'), about).list[2];
    expect(behindA && 'march' in behindA && endOf(behindA.march)).toMatchObject({ x: 60, y: 90.5 });
    const clicked = figureQuestion.choices(on.view('blue'), about).reach?.snap(poseAt(at(60, 95), { x: 0, y: 1 }));
    expect(clicked && 'march' in clicked && endOf(clicked.march)).toMatchObject({ x: 60, y: 90.5 });
  });
  it('HOW-CMD-19: 80 cm for a dashing general, 60 for others and for dashing brigadiers', () => {
    const reach = (kind: 'general' | 'brigade', rating: 'dashing' | 'dependable') => {
      const on = field({ leaders: { 'blue brigade': { at: [60, 40], kind, rating } }, blue: {} });
      return reachOf(on.view('blue'), about);
    };
    expect([reach('general', 'dashing'), reach('general', 'dependable'), reach('brigade', 'dashing')]).toEqual([
      80, 60, 60,
    ]);
  });
  it('HOW-SCALE-11: 27 cm for a dashing general at 6mm', () => {
    const on = field({
      scale: '6mm',
      leaders: { 'blue brigade': { at: [60, 40], kind: 'general', rating: 'dashing' } },
      blue: {},
    });
    expect(reachOf(on.view('blue'), about)).toBe(27);
  });
});

describe('HOW-CMD-06: how command figures move', () => {
  it('is not slowed by ground, houses or friends', () => {
    const terrain = [
      wood('forest', polygon([40, 45], [80, 45], [80, 60], [40, 60])),
      stream('brook', 3, course([0, 65], [240, 65])),
      wall('wall', course([0, 70], [240, 70])),
      village('dorf', at(60, 85), 0, 20),
    ];
    expect(ride(field({ terrain }), at(60, 100))).toBeNull();
  });
  it('keeps 10 cm from enemies all along', () => {
    // The enemy's left end is at x = 90, friends are near the ends of the rides.
    const on = field({ red: { z: { at: [100, 60] } }, blue: { a: { at: [60, 60] }, b: { at: [70, 85] } } });
    expect(ride(on, at(79.9, 60))).toBeNull();
    expect(ride(on, at(80.1, 60))).toBe('HOW-CMD-06');
    expect(ride(on, at(85, 50), at(70, 75))).toBe('HOW-CMD-06');
    expect(ride(on, at(75, 50), at(70, 75))).toBeNull();
  });
  it('does not end nearer to an enemy than to a friend', () => {
    const red = { z: { at: [60, 150] } } as const;
    const on = battlefield({ blue: { a: { at: [60, 60] } }, red, leaders: { 'blue brigade': { at: [60, 80] } } });
    const to = (y: number) =>
      figureQuestion.check(on.view('blue'), about, { march: along(at(60, 80), at(60, y)), movers: ['blue brigade'] });
    // Friends end at 62, enemies begin at 148: the middle is 105.
    expect(to(105)).toBeNull();
    expect(to(105.1)?.clause).toBe('HOW-CMD-06');
  });
  it('stops at ground and lines that are closed to all, not at what is open to anybody', () => {
    const pit = polygon([40, 55], [80, 55], [80, 65], [40, 65]);
    const over = (feature: Feature) => ride(field({ terrain: [feature] }), at(60, 80));
    expect(over(customArea('quarry', pit, { movement: ALL_CLOSED }))).toBe('HOW-CMD-06');
    expect(over(customArea('quarry', pit, { movement: { ...ALL_CLOSED, 'light foot': 'quarter' } }))).toBeNull();
    const line = course([40, 60], [80, 60]);
    expect(over(customLine('race', line, { movement: ALL_CLOSED }))).toBe('HOW-CMD-06');
    expect(over(customLine('race', line, { movement: { ...ALL_CLOSED, foot: 'half' } }))).toBeNull();
    expect(over(entrenchment('works', line))).toBeNull();
    expect(over(obstacle('abatis', line))).toBeNull();
    expect(over(declared(river('elbe', 6, line), { movement: going({ foot: 'half' }) }))).toBeNull();
  });
  it('crosses an impassable river by its bridge only, a fordable one anywhere', () => {
    const line = course([0, 60], [240, 60]);
    const elbe = [river('elbe', 6, line), bridge('bridge', 'elbe', at(90, 60))];
    expect(ride(field({ terrain: elbe }), at(60, 80))).toBe('HOW-CMD-06');
    expect(ride(field({ terrain: elbe }), at(90, 50), at(90, 70))).toBeNull();
    expect(ride(field({ terrain: [river('saale', 6, line, 'fordable')] }), at(60, 80))).toBeNull();
  });
  it('HOW-MOVE-14: stays on the table', () => {
    expect(ride(field(), at(60, 0))).toBeNull();
    expect(ride(field(), at(60, -0.1))).toBe('HOW-MOVE-14');
  });
});

describe('the rides offered', () => {
  it('are lawful, and a place out of reach is ridden toward as far as he goes', () => {
    const on = field({ red: { z: { at: [100, 100] } } });
    const { list, reach } = figureQuestion.choices(on.view('blue'), about);
    expect(list?.length).toBeGreaterThan(1);
    for (const choice of list ?? [])
      if ('march' in choice)
        expect(figureQuestion.check(on.view('blue'), about, { ...choice, movers: choice.movers ?? [] })).toBeNull();
    const toward = reach?.snap(poseAt(at(60, 170), { x: 0, y: 1 }));
    expect(toward && 'march' in toward ? toward.march.length : 0).toBeCloseTo(60);
  });
  it('go round by the bridge when the river is between', () => {
    const elbe = [river('elbe', 6, course([0, 60], [240, 60])), bridge('bridge', 'elbe', at(66, 60))];
    const on = field({ terrain: elbe });
    const toward = figureQuestion.choices(on.view('blue'), about).reach?.snap(poseAt(at(60, 75), { x: 0, y: 1 }));
    expect(toward && 'march' in toward ? toward.march.legs.map(({ to }) => Math.round(to.x)) : []).toEqual([66, 60]);
  });
});

describe('HOW-CMD-12: commanding generals move first of all', () => {
  const generals = {
    king: { at: [60, 40], kind: 'general' },
    marshal: { at: [60, 150], kind: 'general', side: 'red' },
  } as const;
  it.each(['blue', 'red'])('%s first where it is told to', (first) => {
    const on = battlefield({ leaders: generals });
    on.run(generalsMove(on, first));
    expect(on.asked.map(({ seat }) => seat)).toEqual(first === 'blue' ? ['blue', 'red'] : ['red', 'blue']);
  });
});
