/** Movement, ground, turns, roads, water and houses. */
import { describe, expect, it } from 'vitest';
import { HOUSE } from '../../../../engine/rules/mcnally/house-values';
import { facingOf, pathOf, pivot, straight, wheel } from '../../../../engine/geometry';
import type { Path } from '../../../../engine/geometry';
import { measureMarch, WHEEL_RADIUS } from '../../../../engine/rules/mcnally/movement/allowance';
import { entryCost, exitCost, mayEnter, mayLeave } from '../../../../engine/rules/mcnally/movement/houses';
import { moveOf, passingCost, routMoveOf } from '../../../../engine/rules/mcnally/movement/rates';
import { runCost } from '../../../../engine/rules/mcnally/movement/ground-cost';
import { carryOut } from '../../../../engine/rules/mcnally/sequence/carry-out';
import { isRefusal } from '../../../../engine/rules/common';
import { shareOver, shareToCross } from '../../../../engine/rules/mcnally/ground/kinds';
import { shareUp } from '../../../../engine/rules/mcnally/ground/hills';
import { MOVERS } from '../../../../engine/rules/mcnally/troops/unit-classes';
import { PLAIN_FEATURE } from '../../../../engine/scenario';
import type { Feature, UnitType } from '../../../../engine/scenario';
import { bridge, course, hill, polygon, river, road, stream, village, wall } from '../../terrain/tables';
import { allowanceOf, battlefield, fieldOf, INCH } from './field';
import type { Layout, UnitPlace } from './field';

const goes = (field: ReturnType<typeof battlefield>, path: Path, about = allowanceOf(field)): number | string => {
  const after = measureMarch(field.view('blue'), about, path);
  return isRefusal(after) ? after.clause : Math.round((after.spent / INCH) * 100) / 100;
};
const ahead = (field: ReturnType<typeof battlefield>, by: number): Path => {
  const { pose } = field.troop('a').box;
  return pathOf(pose, [straight(pose, by * INCH)]);
};
const wholeTable = polygon([0, 0], [72 * INCH, 0], [72 * INCH, 48 * INCH], [0, 48 * INCH]);

const rough = { ...PLAIN_FEATURE, id: 'rough', name: null, kind: 'rough', outline: wholeTable } as const;

describe('rates', () => {
  it.each<readonly [UnitType, readonly number[]]>([
    ['line infantry', [6, 6, 9, 12]],
    ['jaeger', [9, 9, 12, 15]],
    ['cuirassiers', [12, 12, 15, 18]],
    ['hussars', [15, 15, 18, 21]],
  ])('MCN-MOVE-01: %s', (type, rates) => {
    const troop = fieldOf({ type }).troop('a');
    const all = [...(['line', 'mass', 'column'] as const).map((shape) => moveOf(troop, shape)), routMoveOf(troop)];
    expect(all.map((cm) => Math.round(cm / INCH))).toEqual(rates);
  });
  it.each<readonly [UnitType, readonly number[]]>([
    ['light gun', [9, 3, 12]],
    ['medium gun', [6, 2, 12]],
    ['howitzer', [6, 2, 12]],
    ['heavy gun', [3, 1, 12]],
  ])('MCN-MOVE-01: %s', (type, rates) => {
    const troop = fieldOf({ type }).troop('a');
    expect(
      [moveOf(troop, 'limbered'), moveOf(troop, 'deployed'), routMoveOf(troop)].map((cm) => Math.round(cm / INCH)),
    ).toEqual(rates);
  });
  it('MCN-MOVE-01: wagons 6 inches', () => {
    expect(Math.round(moveOf(fieldOf({ type: 'transport' }).troop('a')) / INCH)).toBe(6);
  });
  it('MCN-MOVE-02, MCN-SCALE-05: 6 inches for line foot, no more', () => {
    const field = fieldOf();
    expect([goes(field, ahead(field, 6)), goes(field, ahead(field, 6.02))]).toEqual([6, 'MCN-MOVE-01']);
  });
});

describe('ground', () => {
  const area = (kind: 'rough' | 'wood' | 'marsh', dense = false): Feature => ({
    ...rough,
    kind,
    overrides: dense ? { mcnally: { wood: 'dense' } } : {},
  });
  const shares = (feature: Feature) => {
    const [found] = fieldOf({}, { terrain: [feature] }).ground.areas;
    return MOVERS.map((mover) => (found ? Math.round(shareOver(mover, found, HOUSE) * 100) / 100 : -1));
  };
  it.each<readonly [string, Feature, readonly number[]]>([
    ['rough ground', area('rough'), [0.67, 1, 0.67, 0.33]],
    ['open wood', area('wood'), [0.67, 1, 0.67, 0.67]],
    ['dense wood', area('wood', true), [0.33, 0.67, 0, 0]],
    ['swamp', area('marsh'), [0.67, 1, 0, 0]],
  ])('MCN-MOVE-03, MCN-MOVE-04, MCN-TERR-04, MCN-TERR-05, MCN-TERR-06: %s', (_title, feature, expected) => {
    expect(shares(feature)).toEqual(expected);
  });
  it.each<readonly [UnitType, string | null]>([
    ['hussars', 'MCN-MOVE-04'],
    ['cuirassiers', 'MCN-MOVE-04'],
    ['transport', 'MCN-MOVE-04'],
    ['light gun', 'MCN-MOVE-04'],
    ['line infantry', null],
    ['jaeger', null],
  ])('MCN-TERR-06: %s to the edge of a swamp, and a hair into it (%s)', (type, refused) => {
    const outline = polygon([0, 22 * INCH], [190, 22 * INCH], [190, 40 * INCH], [0, 40 * INCH]);
    const field = fieldOf({ type }, { terrain: [{ ...rough, kind: 'marsh', outline }] });
    const { pose, depth } = field.troop('a').box;
    const upTo = 22 - (pose.y + depth / 2) / INCH;
    const into = goes(field, ahead(field, upTo + 0.05));
    expect(goes(field, ahead(field, upTo))).toBeCloseTo(upTo, 2);
    expect(typeof into === 'string' ? into : null).toBe(refused);
  });
  it('MCN-TERR-06, MCN-MOVE-04: 4 of 6 inches of a swamp for close order, 9 of 9 for open', () => {
    const foot = fieldOf({}, { terrain: [area('marsh')] });
    expect([goes(foot, ahead(foot, 4)), goes(foot, ahead(foot, 4.02))]).toEqual([6, 'MCN-MOVE-01']);
    const light = fieldOf({ type: 'jaeger' }, { terrain: [area('marsh')] });
    expect([goes(light, ahead(light, 9)), goes(light, ahead(light, 9.02))]).toEqual([9, 'MCN-MOVE-01']);
  });
  it('MCN-MOVE-03, MCN-TERR-08: slopes, gentle, steep and impassable', () => {
    expect(
      (['gentle', 'steep', 'impassable'] as const).map((slope) =>
        MOVERS.map((mover) => Math.round(shareUp(mover, slope, HOUSE) * 100) / 100),
      ),
    ).toEqual([
      [0.67, 1, 0.67, 0.33],
      [0.33, 0.67, 0.33, 0],
      [0, 0, 0, 0],
    ]);
  });
  it('MCN-MOVE-04: rough ground makes 4 of 6 inches', () => {
    const field = fieldOf({}, { terrain: [area('rough')] });
    expect([goes(field, ahead(field, 4)), goes(field, ahead(field, 4.02))]).toEqual([6, 'MCN-MOVE-01']);
  });
  it('MCN-MOVE-11, MCN-TERR-11: a slope is charged going up, and not going down', () => {
    const ridge = hill(
      'hill',
      'gentle',
      4,
      polygon([20 * INCH, 21 * INCH], [40 * INCH, 21 * INCH], [40 * INCH, 32 * INCH], [20 * INCH, 32 * INCH]),
    );
    const costOf = (heading: number, y: number, length: number) => {
      const field = fieldOf({ at: [30, y], heading }, { terrain: [ridge] });
      const troop = field.troop('a');
      const direction = facingOf(heading);
      return runCost(field.ground, troop, troop.box, direction, length * INCH, 6 * INCH).cost(length * INCH) / INCH;
    };
    expect(costOf(0, 20, 2)).toBeCloseTo(2 + 0.5 * 1.875, 0);
    // From the plateau down.
    expect(costOf(180, 26, 5)).toBeCloseTo(5, 2);
  });
  it.each<readonly [UnitType, boolean]>([
    ['line infantry', false],
    ['engineers', false],
    ['jaeger', true],
    ['grenzer', true],
  ])('MCN-TERR-09: dense wood on a steep slope and %s', (type, isOpen) => {
    const outline = polygon([0, 21 * INCH], [72 * INCH, 21 * INCH], [72 * INCH, 40 * INCH], [0, 40 * INCH]);
    const thicket = {
      ...rough,
      id: 'thicket',
      kind: 'wood',
      outline,
      overrides: { mcnally: { wood: 'dense' } },
    } as const;
    const field = fieldOf({ type }, { terrain: [hill('hill', 'steep', 8, outline), thicket] });
    const troop = field.troop('a');
    const { closedAt } = runCost(field.ground, troop, troop.box, facingOf(0), 3 * INCH, 6 * INCH);
    expect(closedAt === null).toBe(isOpen);
  });
  it('MCN-MOVE-03: what crossing costs', () => {
    const lines = fieldOf(
      {},
      { terrain: [wall('wall', course([0, 30], [60, 30])), stream('brook', 5, course([0, 60], [60, 60]))] },
    ).ground.lines;
    expect(
      lines
        .filter(({ kind }) => kind === 'wall')
        .map((line) => MOVERS.map((mover) => shareToCross(mover, line, HOUSE))),
    ).toEqual([[0.5, 0.5, 1, 1]]);
    expect(
      lines
        .filter(({ kind }) => kind === 'stream')
        .map((line) => MOVERS.map((mover) => shareToCross(mover, line, HOUSE))),
    ).toEqual([[0.5, 0.5, 1, 2]]);
  });
  it('MCN-MOVE-03, MCN-TERR-10: a wall takes half of a move', () => {
    const field = fieldOf({}, { terrain: [wall('wall', course([0, 22 * INCH], [180, 22 * INCH]))] });
    expect([goes(field, ahead(field, 3)), goes(field, ahead(field, 3.02))]).toEqual([6, 'MCN-MOVE-01']);
  });
  it('MCN-TERR-07, MCN-ROAD-03: no unit enters a river, and a column crosses by the bridge', () => {
    const terrain = [
      river('river', 6 * INCH, course([0, 26 * INCH], [190, 26 * INCH])),
      bridge('bridge', 'river', { x: 30 * INCH, y: 26 * INCH }, 2 * INCH),
    ];
    const line = fieldOf({}, { terrain });
    expect(goes(line, ahead(line, 4))).toBe('MCN-MOVE-04');
    const column = fieldOf({ formation: 'column', at: [30, 19] }, { terrain });
    expect(goes(column, ahead(column, 5))).toBe(5);
  });
  it('MCN-ROAD-03: a road that meets a river without a bridge or ford does not cross it', () => {
    const waters = [
      river('river', 6 * INCH, course([0, 26 * INCH], [190, 26 * INCH])),
      road('road', course([30 * INCH, 0], [30 * INCH, 120])),
    ];
    const column = (terrain: readonly Feature[]) => fieldOf({ formation: 'column', at: [30, 19] }, { terrain });
    // The front of a column is at 22.5, the near bank at 23.
    const without = column(waters);
    expect([goes(without, ahead(without, 0.5)), goes(without, ahead(without, 0.6))]).toEqual([0.5, 'MCN-MOVE-04']);
    const over = column([...waters, bridge('bridge', 'river', { x: 30 * INCH, y: 26 * INCH }, 2 * INCH)]);
    expect(goes(over, ahead(over, 5))).toBe(5);
    // A bridge elsewhere is no help.
    const elsewhere = column([...waters, bridge('bridge', 'river', { x: 36 * INCH, y: 26 * INCH }, 2 * INCH)]);
    expect(goes(elsewhere, ahead(elsewhere, 5))).toBe('MCN-MOVE-04');
  });
  it('MCN-MOVE-04: nobody halts in a stream', () => {
    const field = fieldOf({}, { terrain: [stream('brook', 2 * INCH, course([0, 22.5 * INCH], [190, 22.5 * INCH]))] });
    // The near bank is at 21.5, the front begins at 20.875.
    expect([goes(field, ahead(field, 0.6)), goes(field, ahead(field, 1.2))]).toEqual([0.6, 'MCN-MOVE-04']);
  });
});

describe('turns', () => {
  const { PI } = Math;
  it('MCN-EX-11, MCN-MOVE-08: 45 degrees of a line cost 6.68 inches, too much for foot; 40.4 degrees are 6', () => {
    const cost = ((WHEEL_RADIUS + 7) * 45 * PI) / 180;
    expect(cost).toBeCloseTo(6.68, 2);
    const field = fieldOf();
    const { pose, width, depth } = field.troop('a').box;
    const by = (degrees: number) =>
      goes(field, pathOf(pose, [wheel(pose, width, depth, 'left', degrees, WHEEL_RADIUS * INCH)]));
    expect([by(40.4), by(45)]).toEqual([5.99, 'MCN-MOVE-01']);
    expect(by(40.5)).toBe('MCN-MOVE-01');
  });
  it('MCN-MOVE-08: about no other point', () => {
    const field = fieldOf();
    const { pose, width, depth } = field.troop('a').box;
    expect(goes(field, pathOf(pose, [wheel(pose, width, depth, 'left', 20)]))).toBe('MCN-MOVE-02');
  });
  it('MCN-MOVE-02: a wheel by itself is told as one, with its side, and with a march its way', () => {
    const told = (run: number): readonly string[] => {
      const on = battlefield({ blue: { a: { at: [30, 20] } } });
      const { pose, width, depth } = on.troop('a').box;
      const turn = wheel(pose, width, depth, 'right', 10, WHEEL_RADIUS * INCH);
      const march = pathOf(pose, [turn, ...(run > 0 ? [straight(turn.to, run * INCH)] : [])]);
      on.run(carryOut(on, 'blue', allowanceOf(on), { march, movers: ['a'] }));
      return on.texts();
    };
    expect(told(0)).toContain('a wheels to the right.');
    expect(told(1).join()).toMatch(/a marches \d/);
  });
  it('MCN-MOVE-07: 45 degrees on the spot are free, the sum counts', () => {
    const field = fieldOf();
    const { pose, width, depth } = field.troop('a').box;
    const turn = (degrees: number) => pathOf(pose, [pivot(pose, width, depth, degrees)]);
    expect([goes(field, turn(45)), goes(field, turn(46))]).toEqual([0, 'MCN-MOVE-07']);
    expect(goes(field, turn(20), { ...allowanceOf(field), turned: 30 })).toBe('MCN-MOVE-07');
  });
  it('MCN-MOVE-06, MCN-EX-12: back with the face kept 3 of 6 inches', () => {
    const field = fieldOf();
    expect([goes(field, ahead(field, -3)), goes(field, ahead(field, -3.02))]).toEqual([6, 'MCN-MOVE-01']);
    const horse = fieldOf({ type: 'hussars' });
    expect([goes(horse, ahead(horse, -9)), goes(horse, ahead(horse, -9.02))]).toEqual([15, 'MCN-MOVE-01']);
  });
});

describe('troops in the way', () => {
  it('MCN-SEQ-06: an inch off the enemy, exactly, and no nearer', () => {
    const field = battlefield({ blue: { a: { at: [30, 20] } }, red: { b: { at: [30, 24.75] } } });
    expect([goes(field, ahead(field, 2)), goes(field, ahead(field, 2.05))]).toEqual([2, 'MCN-MOVE-04']);
  });
  it('MCN-SEQ-06: beside him too; who begins nearer may go away', () => {
    const beside = battlefield({ blue: { a: { at: [30, 20] } }, red: { b: { at: [37.9, 23] } } });
    expect(goes(beside, ahead(beside, 4))).toBe('MCN-MOVE-04');
    const near = battlefield({ blue: { a: { at: [30, 20] } }, red: { b: { at: [30, 22.25] } } });
    expect(goes(near, ahead(near, -2))).toBe(5);
  });
  it('MCN-MOVE-09: a friend costs 3 inches on foot and 6 mounted, and must be cleared', () => {
    expect(
      [fieldOf().troop('a'), fieldOf({ type: 'hussars' }).troop('a')].map((troop) => passingCost(troop) / INCH),
    ).toEqual([3, 6]);
    const through = battlefield({
      blue: { a: { at: [30, 20], type: 'dragoons' }, c: { at: [30, 22] } },
      red: { far: { at: [30, 46] } },
    });
    expect([goes(through, ahead(through, 4)), goes(through, ahead(through, 3))]).toEqual([10, 'MCN-MOVE-09']);
  });
});

describe('water', () => {
  it.each<readonly [number, string | null, string]>([
    [57.22066, 'MCN-MOVE-04', 'is in it by what its place is rounded by'],
    [57.25, null, 'is clear of it'],
  ])(
    'MCN-TERR-07: a bank at %d cm, before which a line would halt with its front at 57.22301: %s, it %s',
    (bank, found) => {
      const field = fieldOf({}, { terrain: [river('r', 8, course([0, bank + 4], [180, bank + 4]))] });
      const from = { x: 30 * INCH, y: 50, hx: 0, hy: 1 };
      field.emit({ do: 'went', id: 'a', to: { on: from } });
      const run = 5.00051;
      const after = measureMarch(field.view('blue'), allowanceOf(field), pathOf(from, [straight(from, run)]));
      expect(isRefusal(after) ? 'MCN-MOVE-04' : null).toBe(found);
    },
  );
});

describe('roads and houses', () => {
  const along = [road('road', course([30 * INCH, 0], [30 * INCH, 120]))];
  it('MCN-ROAD-01: a column on a road goes 3 inches farther, with no enemy within 24 inches; a line does not', () => {
    const column = (red: number, options = {}) => {
      const field = battlefield({
        blue: { a: { at: [30, 8], formation: 'column' } },
        red: { b: { at: [30, red] } },
        terrain: along,
        table: [72, 60],
        options,
      });
      return [goes(field, ahead(field, 9.5)), goes(field, ahead(field, 12))];
    };
    // 12 inches bring its front to 23.5; the enemy's is 0.875 before his centre.
    expect(column(48.5)).toEqual([9, 9]);
    expect(column(48.2)[1]).toBe('MCN-MOVE-01');
    expect(column(48.5, { 'road bonus': 'no' })[1]).toBe('MCN-MOVE-01');
  });
  it('MCN-ROAD-02: a road through rough ground is open', () => {
    const field = fieldOf({ formation: 'column' }, { terrain: [rough, ...along] });
    expect(goes(field, ahead(field, 9))).toBe(9);
  });
  const houses = village('bua', { x: 30 * INCH, y: 26 * INCH }, 0, 4 * INCH);
  it('MCN-TERR-01, MCN-TERR-03, MCN-MOVE-03: foot enters for half a move, one unit to a building', () => {
    const entering = (unit: UnitPlace, more: Partial<Layout> = {}) => {
      const field = fieldOf(unit, { terrain: [houses], ...more });
      return mayEnter(field.view('blue'), allowanceOf(field), 'bua/1')?.clause ?? null;
    };
    // The front is at 20.875 and the houses at 24: more than the half of 6 inches that is left.
    expect([entering({}), entering({ at: [30, 20.2] }), entering({ type: 'hussars' })]).toEqual([
      'MCN-MOVE-03',
      null,
      'MCN-TERR-03',
    ]);
    const held = battlefield({
      blue: { a: { at: [30, 20.2] }, c: { inside: 'bua/1' } },
      red: { far: { at: [30, 46] } },
      terrain: [houses],
    });
    expect(mayEnter(held.view('blue'), allowanceOf(held), 'bua/1')?.clause).toBe('MCN-TERR-01');
  });
  it.each([
    [29.88, null],
    [29.85, 'MCN-SEQ-06'],
  ])(
    'MCN-SEQ-06, MCN-TERR-12: nobody enters houses that an enemy is nearer to than an inch: his centre at %d',
    (at, clause) => {
      // The houses end at 28, his front is 0.875 before his centre.
      const field = battlefield({ blue: { a: { at: [30, 20.2] } }, red: { b: { at: [30, at] } }, terrain: [houses] });
      expect(mayEnter(field.view('blue'), allowanceOf(field), 'bua/1')?.clause ?? null).toBe(clause);
    },
  );
  it('MCN-MOVE-03: leaving takes a whole move in close order and half in open', () => {
    const leaving = (type: UnitType) => {
      const field = battlefield({
        blue: { a: { inside: 'bua/1', type } },
        red: { far: { at: [60, 46] } },
        terrain: [houses],
      });
      const about = allowanceOf(field);
      expect(mayLeave(field.view('blue'), about, 2)).toBeNull();
      return [exitCost(field.troop('a'), about) / about.move, entryCost(field.troop('a'), about) / about.move];
    };
    expect([leaving('line infantry'), leaving('jaeger')]).toEqual([
      [1, 0.5],
      [0.5, 0.5],
    ]);
  });
});
