import { describe, expect, it } from 'vitest';
import type { RosterObjective } from '../../../../../engine/battle';
import {
  breakingPhase,
  breakPointOf,
  holderOf,
  pointsLost,
} from '../../../../../engine/rules/honours-of-war/victory/breaking';
import type { UnitSize, UnitType } from '../../../../../engine/scenario';
import { bridge } from '../../../terrain/tables';
import { at, battlefield, course, hill, polygon, river, village } from '../field';
import type { Layout, UnitPlace } from '../field';

type Units = readonly (UnitType | readonly [UnitType, UnitSize])[];
/** Units of blue in a row. */
const army = (units: Units): Layout =>
  ({
    table: [1000, 180],
    blue: Object.fromEntries(
      units.map((unit, i): [string, UnitPlace] => {
        const [type, size] = typeof unit === 'string' ? [unit, 'standard' as const] : unit;
        return [`unit${i}`, { type, size, at: [20 + 30 * i, 20] }];
      }),
    ),
  }) as const;
const foot = 'line infantry';
const horse = 'dragoons';
const guns = 'medium gun';
const pointOf = (units: Units): number => breakPointOf(battlefield(army(units)).roster, 'blue');

describe('HOW-BREAK-01: the breaking point', () => {
  it.each<readonly [string, Units, number]>([
    ['5 units', [foot, foot, foot, guns, horse], 2],
    ['4 units', [foot, foot, guns, horse], 2],
    ['transport does not count', [foot, foot, guns, 'transport', 'transport'], 1],
    ['small units a half', [foot, foot, foot, [foot, 'small']], 1],
    ['large ones one and a half', [foot, foot, [horse, 'large'], [horse, 'large']], 2],
    [
      'HOW-EX-14: Red at Spittelwitz, 10.5 units',
      [foot, foot, foot, guns, foot, guns, horse, horse, ...Array<Units[number]>(3).fill(['jaeger', 'small']), foot],
      5,
    ],
    [
      'HOW-EX-14: Blue at Spittelwitz, 16 units',
      [...Array<UnitType>(15).fill(foot), [foot, 'small'], ['jaeger', 'small']],
      8,
    ],
    ['HOW-EX-15: Prussia at Lobositz, 20.5 units', [...Array<UnitType>(19).fill(foot), [horse, 'large']], 10],
  ])('%s', (_, units, point) => {
    expect(pointOf(units)).toBe(point);
  });
});

describe('HOW-BREAK-02: points lost', () => {
  const lost = (size: UnitSize, type: UnitType = foot) => {
    const field = battlefield({ blue: { a: { at: [50, 50], type, size, hits: 5, marks: { 'done for': 1 } } } });
    return pointsLost(field.view('red'), 'blue').points;
  };
  it('1 a unit, a half a small one, one and a half a large one, wagons nothing', () => {
    expect([lost('standard'), lost('small'), lost('large')]).toEqual([1, 0.5, 1.5]);
    expect([lost('standard', guns), lost('standard', 'transport')]).toEqual([1, 0]);
  });
  it('not for units with 4 hits, broken off, or of the other side', () => {
    const field = battlefield({
      blue: { a: { at: [50, 50], hits: 4, marks: { 'broken off': 1 } } },
      red: { b: { at: [50, 90], hits: 5, marks: { 'done for': 1 } } },
    });
    expect([pointsLost(field.view('blue'), 'blue').points, pointsLost(field.view('blue'), 'red').points]).toEqual([
      0, 1,
    ]);
  });
  it('HOW-BREAK-09: units driven from the table are lost for good', () => {
    const field = battlefield({ blue: { a: { at: [50, 50] } } });
    field.emit({ do: 'went', id: 'a', to: { gone: 'cut off' } });
    expect(pointsLost(field.view('blue'), 'blue').points).toBe(1);
  });
});

const marker: RosterObjective = {
  id: 'marker',
  name: 'The marker',
  at: at(100, 100),
  feature: null,
  points: 2,
  holder: 'red',
  from: null,
  until: null,
};

describe('HOW-OBJ-03: who holds an objective', () => {
  const holds = (objective: RosterObjective, layout: Layout) => holderOf(battlefield(layout).view('blue'), objective);
  // The front edge of a battalion that faces it from the south.
  const south = (gap: number, more: Partial<UnitPlace> = {}): UnitPlace => ({ at: [100, 98 - gap], ...more });

  it('within 10 cm of a marker', () => {
    expect(holds(marker, { blue: { a: south(10) } })).toBe('blue');
    expect(holds(marker, { blue: { a: south(10.1) } })).toBeNull();
    expect(holds(marker, { scale: '6mm', blue: { a: { at: [100, 96.5] } } })).toBe('blue');
    expect(holds(marker, { scale: '6mm', blue: { a: { at: [100, 96.4] } } })).toBeNull();
  });
  it('within 10 cm of a bridge', () => {
    const terrain = [river('brook', 9, course([-5, 100], [245, 100])), bridge('bridge', 'brook', at(100, 100))];
    const crossing = battlefield({ terrain }).ground.crossings[0]?.box;
    const edge = 100 - (crossing?.depth ?? 0) / 2;
    const objective = { ...marker, feature: 'bridge' };
    expect(holds(objective, { terrain, blue: { a: { at: [100, edge - 12] } } })).toBe('blue');
    expect(holds(objective, { terrain, blue: { a: { at: [100, edge - 12.1] } } })).toBeNull();
  });
  it('more than half on a hill', () => {
    const terrain = [hill('hill', 'gentle', 4, polygon([50, 100], [150, 100], [150, 150], [50, 150]))];
    const objective = { ...marker, feature: 'hill' };
    expect(holds(objective, { terrain, blue: { a: { at: [100, 100.1] } } })).toBe('blue');
    expect(holds(objective, { terrain, blue: { a: { at: [100, 100] } } })).toBeNull();
  });
  it('inside the block', () => {
    const terrain = [village('mill', at(100, 110), 0, 20)];
    for (const feature of ['mill', 'mill/1']) {
      expect(holds({ ...marker, feature }, { terrain, blue: { a: { inside: 'mill/1' } } })).toBe('blue');
      expect(holds({ ...marker, feature }, { terrain, blue: { a: { at: [100, 97.9] } } })).toBeNull();
    }
  });
  it.each([
    ['broken off', { hits: 4, marks: { 'broken off': 1 } }],
    ['reforming', { hits: 3, marks: { reforming: 1 } }],
    ['Done For', { hits: 5, marks: { 'done for': 1 } }],
    ['HOW-OBJ-06: wagons', { type: 'transport' }],
    ['HOW-OBJ-06: crews without guns', { type: 'medium gun', formation: 'crew', marks: { 'crew only': 1 } }],
  ] as const)('not by %s, which do not dispute it either', (_, weak) => {
    expect(holds(marker, { blue: { a: south(3, weak) } })).toBeNull();
    expect(holds(marker, { blue: { a: south(3, weak) }, red: { b: { at: [100, 105] } } })).toBe('red');
  });
  it('HOW-OBJ-04: by nobody while both sides are there', () => {
    expect(holds(marker, { blue: { a: south(3) }, red: { b: { at: [100, 105] } } })).toBeNull();
  });
});

describe('HOW-BREAK-03, HOW-OBJ-02, HOW-OBJ-05: what objectives cost', () => {
  const costs = (holder: string | null, layout: Layout) => {
    const field = battlefield({ ...layout, objectives: [{ ...marker, holder }] });
    return ['blue', 'red'].map((side) => pointsLost(field.view('blue'), side).points);
  };
  const there = { a: { at: [100, 95] } } as const;
  const enemy = { b: { at: [100, 105] } } as const;
  it('its owner loses its points while the enemy holds it', () => {
    expect(costs('red', { blue: there })).toEqual([0, 2]);
    expect(costs('red', { red: enemy })).toEqual([0, 0]);
  });
  it.each([1, 2, 3])('HOW-OBJ-01: %d army points, as the scenario has it', (points) => {
    const field = battlefield({ blue: there, objectives: [{ ...marker, points }] });
    expect(pointsLost(field.view('blue'), 'red').points).toBe(points);
  });
  it('empty or disputed it costs nothing', () => {
    expect(costs('red', {})).toEqual([0, 0]);
    expect(costs('red', { blue: there, red: enemy })).toEqual([0, 0]);
  });
  it('one that costs who lacks it costs both when nobody has it', () => {
    const lacking = (layout: Layout) => {
      const field = battlefield({ ...layout, objectives: [{ ...marker, holder: null, costsWhoLacks: true }] });
      return ['blue', 'red'].map((side) => pointsLost(field.view('blue'), side).points);
    };
    expect([lacking({}), lacking({ blue: there }), lacking({ blue: there, red: enemy })]).toEqual([
      [2, 2],
      [0, 2],
      [2, 2],
    ]);
  });
  it('a neutral one costs whoever does not hold it', () => {
    expect(costs(null, { blue: there })).toEqual([0, 2]);
    expect(costs(null, { red: enemy })).toEqual([2, 0]);
    expect(costs(null, {})).toEqual([0, 0]);
  });
});

describe('HOW-BREAK-04: the check', () => {
  const end = (blueLost: number, redLost: number, more: Layout = {}) => {
    const side = (y: number, lost: number) =>
      Object.fromEntries(
        [0, 1, 2, 3].map((i): [string, UnitPlace] => [
          `${y}-${i}`,
          { at: [30 + 30 * i, y], ...(i < lost ? { hits: 5, marks: { 'done for': 1 } } : {}) },
        ]),
      );
    const field = battlefield({ blue: side(20, blueLost), red: side(160, redLost), ...more });
    field.run(breakingPhase(field));
    return field;
  };
  it('4 units break at 2 points lost', () => {
    expect(end(1, 1).state.over).toBeNull();
    expect(end(1, 2).state.over).toEqual({ winner: 'blue', why: 'Red is broken' });
    expect(end(2, 0).state.over).toEqual({ winner: 'red', why: 'Blue is broken' });
  });
  it('HOW-BREAK-05: both in the same turn: a draw', () => {
    expect(end(2, 3).state.over).toEqual({ winner: null, why: 'Both armies are broken' });
  });
  it('tells the points of both sides', () => {
    expect(end(1, 0).texts()).toEqual(['Blue has lost 1 of 2 army points.', 'Red has lost 0 of 2 army points.']);
  });
  it('objectives and units add up', () => {
    const objectives = [{ ...marker, at: at(120, 40), holder: 'red', points: 1 as const }];
    expect(end(0, 1, { objectives }).state.over).toBeNull();
    expect(end(0, 1, { objectives: [{ ...marker, at: at(120, 30), points: 1 }] }).state.over?.winner).toBe('blue');
  });
});
