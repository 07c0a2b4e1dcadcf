import { describe, expect, it } from 'vitest';
import { viewOfPosition } from '../../../../../engine/battle';
import type { View } from '../../../../../engine/battle';
import { approach, placeAgainst } from '../../../../../engine/rules/honours-of-war/charge/approach';
import type { Approach } from '../../../../../engine/rules/honours-of-war/charge/possible-charge';
import { isRefusal } from '../../../../../engine/rules/common';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { troopOf } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { facing, facingOf, poseAt } from '../../../../../engine/geometry';
import { edgeOfBody } from '../../../../../engine/tabletop';
import { at, battlefield, course, polygon, stream, village, wall, wood } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf } from '../movement/orders';

const field = (charger: UnitPlace, target: UnitPlace, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...charger } }, red: { z: { at: [60, 70], ...target } }, ...more });
const tried = (on: TestField, change: Partial<Allowance> = {}): Approach | string => {
  const view = withoutGauges(on.view('blue'));
  const found = approach(view, allowanceOf(on, 'a', change), troopOf(view, 'z'));
  return isRefusal(found) ? found.clause : found;
};
/** The charges of a unit are kept until something they depend on changes; gauges are not among it, and may not be read. */
const withoutGauges = (view: View): View => {
  const pieces = view.state.pieces.map((piece) => ({
    ...piece,
    get gauges(): never {
      throw new Error('a charge reads a gauge: its facts depend on gauges');
    },
  }));
  return viewOfPosition({ ...view, state: { ...view.state, pieces } });
};
const charge = (on: TestField, change: Partial<Allowance> = {}): Approach => {
  const found = tried(on, change);
  if (typeof found === 'string') throw new Error(found);
  return found;
};
/** A line north of the charger's whose near edge is so far from its front. */
const ahead = (gap: number): UnitPlace => ({ at: [60, 54 + gap] });

describe('HOW-CHG-01: a charge is a normal move into contact', () => {
  it.each<[string, UnitPlace, number, number]>([
    ['foot', {}, 20, 2],
    ['light infantry against guns', { type: 'jaeger' }, 25, 2],
    ['horse', { type: 'cuirassiers' }, 30, 2.5],
  ])('%s reaches as far as it moves', (_what, charger, reach, front) => {
    const target = (gap: number): UnitPlace => ({ at: [60, 50 + front + gap + 3], type: 'light gun' });
    expect(charge(field(charger, target(reach))).distance).toBeCloseTo(reach, 1);
    expect(tried(field(charger, target(reach + 0.2)))).toBe('HOW-CHG-01');
  });
  it('of a unit that stands in contact already no way at all, of one that does not its least way', () => {
    const found = charge(field({}, ahead(0.05)));
    expect([found.distance, found.path.legs]).toEqual([0, []]);
    expect(charge(field({}, ahead(0.5))).distance).toBeCloseTo(0.5, 3);
  });
  it('with what is left of its move, ground and obstacles paid', () => {
    expect(tried(field({}, ahead(12)), { spent: 8 })).not.toBeTypeOf('string');
    expect(tried(field({}, ahead(12)), { spent: 8.2 })).toBe('HOW-CHG-01');
    const forest = { terrain: [wood('wald', polygon([0, 52], [240, 52], [240, 60], [0, 60]))] };
    expect(tried(field({}, ahead(11.9), forest))).not.toBeTypeOf('string');
    expect(tried(field({}, ahead(12.2), forest))).toBe('HOW-CHG-01');
    const hedge = { terrain: [wall('hedge', course([0, 56], [240, 56]))] };
    expect(tried(field({ type: 'cuirassiers' }, { at: [60, 69.4] }, hedge))).not.toBeTypeOf('string');
    expect(tried(field({ type: 'cuirassiers' }, { at: [60, 69.8] }, hedge))).toBe('HOW-CHG-01');
  });
  it('wheels to its target and pays for it', () => {
    const on = field({ type: 'cuirassiers' }, { at: [70, 80] });
    const found = charge(on);
    expect(found.path.legs.map(({ kind }) => kind)).toEqual(['wheel', 'straight']);
    expect(found.distance).toBeGreaterThan(26);
    expect(found.runIn).toBe(found.distance);
    expect(tried(on, { spent: 4 })).toBe('HOW-CHG-01');
  });
  it('straight ahead at a target too near to wheel toward, as long as it meets it so', () => {
    const besides = (sideways: number): TestField => field({}, { at: [60 + sideways, 57] });
    const found = charge(besides(8));
    expect(found.path.legs.map(({ kind }) => kind)).toEqual(['straight']);
    expect(found.distance).toBeCloseTo(3, 1);
    expect([found.linedUp.x, found.linedUp.y].map(Math.round)).toEqual([68, 53]);
    expect(tried(besides(19.9))).not.toBeTypeOf('string');
    expect(tried(besides(20.2))).toBe('HOW-MOVE-01');
  });
  it('HOW-INTER-07: not through its own troops', () => {
    const on = battlefield({ blue: { a: { at: [60, 50] }, b: { at: [60, 58] } }, red: { z: { at: [60, 68] } } });
    expect(tried(on)).toBe('HOW-INTER-04');
  });
  it('not out of houses, not after firing (HOW-CHG-19)', () => {
    expect(tried(field({ marks: { fired: 1 } }, ahead(10)))).toBe('HOW-CHG-19');
    expect(tried(field({ inside: 'dorf/1' }, ahead(10), { terrain: [village('dorf', at(60, 45), 0, 20)] }))).toBe(
      'HOW-BUA-07',
    );
  });
});

describe('HOW-CHG-02: the target is seen before contact', () => {
  const forest = (to: number): Partial<Layout> => ({
    terrain: [wood('wald', polygon([0, 54], [240, 54], [240, to], [0, to]))],
  });
  it('on coming out of a wood at the latest', () => {
    const hussars: UnitPlace = { type: 'hussars' };
    const found = charge(field(hussars, ahead(20), forest(60)));
    // Not from the start: the run-in begins where it first sees it, so it is shorter than the charge.
    expect(found.runIn).toBeLessThan(found.distance - 1);
    expect(charge(field(hussars, ahead(20))).runIn).toBeCloseTo(found.distance, 3);
  });
  it('looked for at quarters of the run, straight ahead and after a wheel', () => {
    // The far edge of the wood lies 9.5 cm before its front: first seen at the third quarter of 21.5 cm, 5.4 cm from the enemy.
    const straightOn = charge(field({ type: 'hussars' }, ahead(20), forest(62)));
    expect([straightOn.distance, straightOn.runIn].map((cm) => Math.round(cm * 10) / 10)).toEqual([19.5, 9.8]);
    const wheeled = charge(field({ type: 'hussars' }, { at: [68, 74] }, forest(62)));
    const [wheel, run] = wheeled.path.legs.map(({ length }) => length);
    expect([wheel, wheeled.runIn / (run ?? 0)]).toEqual([expect.closeTo(8.66, 2), expect.closeTo(0.75, 9)]);
  });
});

describe('HOW-CHG-05: charge distance and run-in', () => {
  it('all of the activation counts for the distance', () => {
    const found = charge(field({ type: 'hussars' }, ahead(10)), { travelled: 14, runIn: 14 });
    expect([found.distance, found.runIn].map((cm) => Math.round(cm * 10) / 10)).toEqual([23.5, 23.5]);
  });
  it('the run-in begins anew at the last obstacle or stream, wheels before it left out', () => {
    const before = { terrain: [wall('wall', course([0, 53], [240, 53]))] };
    const soon = charge(field({ type: 'cuirassiers' }, { at: [60, 67] }, before), { travelled: 14, runIn: 14 });
    // The wall, at y = 53, is half a centimetre before its front; contact at 65.
    expect([soon.distance, soon.runIn].map((cm) => Math.round(cm * 10) / 10)).toEqual([26.5, 12]);
    const brook = { terrain: [stream('brook', 2, course([0, 60], [240, 60]))] };
    const straightOn = charge(field({ type: 'hussars' }, ahead(20), brook));
    // Front edge at 52.5, the stream's middle at 60, contact at 72.
    expect([straightOn.distance, straightOn.runIn].map((cm) => Math.round(cm * 10) / 10)).toEqual([19.5, 12]);
    const farther = { terrain: [stream('brook', 2, course([0, 64], [240, 64]))] };
    const wheeled = charge(field({ type: 'hussars' }, { at: [70, 80] }, farther));
    expect(wheeled.runIn).toBeLessThan(wheeled.distance - (wheeled.path.legs[0]?.length ?? 0));
    expect(wheeled.runIn).toBeGreaterThan(9);
  });
});

it('HOW-CHG-03: half of its front rank, not a base less, comes to its place within the move', () => {
  // A line that looks south-west: of four bases the two on the right have 27.3 and 24.1 cm to go, the others over 30.
  const toward = (y: number) => field({ type: 'cuirassiers' }, { type: 'jaeger', at: [60, y], heading: 225 });
  expect(typeof tried(toward(82))).toBe('object');
  expect(tried(toward(85))).toBe('HOW-CHG-03');
});

describe('HOW-SECT-06, HOW-CHG-14: sector and lining up', () => {
  it('flush with the front it strikes and centred on it', () => {
    const found = charge(field({}, ahead(10)));
    expect(found.sector).toBe('front');
    expect([found.linedUp.x, found.linedUp.y].map(Math.round)).toEqual([60, 60]);
    expect(facing(found.linedUp).y).toBeCloseTo(1);
  });
  it.each([
    ['right', [90, 60] as const, 270],
    ['left', [30, 60] as const, 90],
  ] as const)('in the %s flank of a line that faces north', (sector, from, heading) => {
    const found = charge(
      battlefield({ blue: { a: { at: from, heading, type: 'hussars' } }, red: { z: { at: [60, 60], heading: 0 } } }),
    );
    expect(found.sector).toBe(sector);
    // Half of the line and half the depth of the horse beyond its end.
    expect(found.linedUp.x).toBeCloseTo(sector === 'right' ? 72.5 : 47.5, 1);
    expect(found.linedUp.y).toBeCloseTo(60, 1);
  });
  it('the sector of where the normal move began, whatever edge is touched', () => {
    const on = field({ type: 'hussars', at: [85, 70], heading: 270 }, {});
    expect(charge(on).sector).toBe('left');
    const begun = tried(on, { start: poseAt(at(60, 40), facingOf(0)) });
    expect(typeof begun === 'string' ? begun : begun.sector).toBe('front');
  });
  it('aside by quarters of half its front, as near the middle as friends leave room', () => {
    const lined = (from: number, x: number) => {
      const on = battlefield({
        blue: {
          a: { at: [from, 50] },
          b: { at: [x, 66], size: 'small', type: 'jaeger', formation: 'march column' },
        },
        red: { z: { at: [60, 70] } },
      });
      return charge(on).linedUp.x;
    };
    // It comes from the left, and a column 4 cm wide stands ever farther into its place from the right; then mirrored.
    expect([72, 71, 69, 66, 64].map((x) => lined(52, x))).toEqual([60, 57.5, 55, 52.5, 50]);
    expect([48, 49, 51, 54, 56].map((x) => lined(68, x))).toEqual([60, 62.5, 65, 67.5, 70]);
    // Straight on to either side.
    const straightOn = (x: number) => {
      const on = battlefield({
        blue: { a: { at: [60, 50] }, b: { at: [x, 66], size: 'small', type: 'jaeger', formation: 'march column' } },
        red: { z: { at: [60, 70] } },
      });
      const [a, z] = [on.troop('a'), on.troop('z')];
      return placeAgainst(on.view('blue'), a, z, edgeOfBody(z, 'front'), poseAt(at(60, 66), facingOf(0)))?.x;
    };
    expect([71, 69, 64, 49, 51, 56].map(straightOn)).toEqual([57.5, 55, 50, 62.5, 65, 70]);
  });
  it('first to the side from which it has come; straight on, to the right of who is charged', () => {
    // A column 4 cm wide stands before the middle; horse in double line, 10 cm wide, has room on either side of it.
    const on = battlefield({
      blue: {
        a: { type: 'cuirassiers', formation: 'double line', at: [60, 50] },
        b: { at: [60, 66], size: 'small', type: 'jaeger', formation: 'march column' },
      },
      red: { z: { at: [60, 70] } },
    });
    const [a, z] = [on.troop('a'), on.troop('z')];
    const from = (x: number) =>
      placeAgainst(on.view('blue'), a, z, edgeOfBody(z, 'front'), poseAt(at(x, 60), facingOf(0)))?.x;
    expect([52, 59.5, 60, 60.5, 68].map(from)).toEqual([52.5, 52.5, 52.5, 67.5, 67.5]);
  });
  it('aside where a friend leaves no room in the middle', () => {
    const crowded = battlefield({
      blue: { a: { at: [60, 50] }, b: { at: [47, 60], type: 'jaeger', formation: 'march column', heading: 0 } },
      red: { z: { at: [60, 70] } },
    });
    const found = approach(crowded.view('blue'), allowanceOf(crowded, 'a'), crowded.troop('z'));
    expect(isRefusal(found) ? found.clause : Math.round(found.linedUp.x)).toBeGreaterThanOrEqual(60);
  });
});

describe('HOW-CHG-03: at least half of the front rank arrives', () => {
  it('a corner may reach the target when its bases cannot reach their places', () => {
    const oblique = (x: number, y: number) => tried(field({ at: [x, y], heading: 30 }, {}));
    expect([oblique(45, 50), oblique(45, 52)]).toEqual(['HOW-CHG-03', 'HOW-CHG-03']);
    expect(oblique(48, 54)).not.toBeTypeOf('string');
  });
  it('the way to a flank is measured to where it is struck', () => {
    const charger = (x: number): TestField =>
      battlefield({
        blue: { a: { at: [x, 70], heading: 270 } },
        red: { z: { at: [60, 70], heading: 0, type: 'light gun' } },
      });
    expect(charge(charger(82)).sector).toBe('right');
    expect(tried(charger(86))).toBe('HOW-CHG-01');
  });
});

describe('HOW-BUA-19: faces of a block', () => {
  const dorf = { terrain: [village('dorf', at(60, 70), 0, 20)] };
  it('the nearest face is charged, in front', () => {
    const found = charge(field({}, { inside: 'dorf/1' }, dorf));
    expect([found.face, found.sector]).toEqual([2, 'front']);
    expect(found.linedUp.y).toBeCloseTo(58, 1);
  });
  it('a face that is fought for is taken', () => {
    const on = battlefield({
      blue: { a: { at: [60, 44] }, b: { at: [60, 57.9], marks: { 'in contact': 'z', 'contact sector': 'face 2' } } },
      red: { z: { inside: 'dorf/1' } },
      ...dorf,
    });
    expect(tried(on)).toBeTypeOf('string');
  });
});

describe('HOW-FLANK-05, HOW-FLANK-06: round the flank with a double move', () => {
  const begin = (x: number, y: number) => poseAt(at(x, y), facingOf(0));
  const on = battlefield({
    blue: { a: { at: [90, 60], heading: 270, type: 'hussars' } },
    red: { z: { at: [60, 60], heading: 0 } },
  });
  const round = (first: ReturnType<typeof begin>, move: number) =>
    charge(on, { move, moves: 2, first, firstFormation: 'line' }).roundTheFlank;
  it('begun in front, in its flank when the second move begins', () => {
    expect(round(begin(60, 100), 2)).toBe(true);
    expect(round(begin(90, 60), 2)).toBe(false);
    expect(round(begin(60, 100), 1)).toBe(false);
  });
  it.each([
    ['left', 'rear', [30, 60], [60, 38, 0], true],
    ['right', 'rear', [90, 60], [60, 38, 0], true],
    ['left', 'right', [30, 60], [90, 60, 270], false],
  ] as const)('begun in its %s flank, in its %s when the second move begins', (_first, _then, [x, y], second, is) => {
    const there = battlefield({
      blue: { a: { at: [second[0], second[1]], heading: second[2], type: 'hussars' } },
      red: { z: { at: [60, 60], heading: 0 } },
    });
    const from = { move: 2, moves: 2, first: begin(x, y), firstFormation: 'line' };
    expect(charge(there, from).roundTheFlank).toBe(is);
  });
  it('from the rear into the flank is no such charge', () => {
    expect(round(begin(60, 20), 2)).toBe(false);
  });
});
