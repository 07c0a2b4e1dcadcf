import { describe, expect, it } from 'vitest';
import { reviewTable } from '../../../engine/review';

import { layout } from '../../../engine/rules/honours-of-war/troops/layouts';
import { scale } from '../../../engine/rules/honours-of-war/troops/scales';
import { PLAIN_ARMY, PLAIN_FEATURE, PLAIN_UNIT } from '../../../engine/scenario';
import type { Army, Brigade, Feature, UnplacedFinding, Scenario, Unit, UnitShape } from '../../../engine/scenario';
import { at, bridge, course, hill, polygon, river, road, scenarioOf, village } from '../terrain/tables';
import { toyScenario } from '../toy/field';

const system = { layout: (unit: UnitShape, formation: string) => layout(unit, formation, scale('28mm')) };
const nation = toyScenario.armies[0]?.nation;
/** A battalion in line looking north: 20 cm wide, 4 deep. */
const battalion = (name: string, x: number, y: number, is: Partial<Unit> = {}): Unit => ({
  ...PLAIN_UNIT,
  id: name,
  name,
  type: 'line infantry',
  arm: 'foot',
  formation: 'line',
  place: { at: { x, y }, heading: 0 },
  ...is,
});
function army(id: string, units: readonly Unit[], is: Partial<Army> = {}): Army {
  if (!nation) throw new Error('no nation');
  return { ...PLAIN_ARMY, id, name: id, nation, independents: units, ...is };
}
const scenario = (terrain: readonly Feature[], blue: readonly Unit[], is: Partial<Scenario> = {}): Scenario => ({
  ...scenarioOf(terrain),
  armies: [army('blue', blue), army('red', [battalion('Red', 90, 100)])],
  ...is,
});
const told = (of: Scenario): readonly string[] => reviewTable(of, system).map(({ code, about }) => `${code} ${about}`);
const only = (of: Scenario): UnplacedFinding => {
  const [remark, second] = reviewTable(of, system);
  if (!remark || second) throw new Error(`not one remark: ${told(of).join(', ')}`);
  return remark;
};

describe('a place that a die may give', () => {
  const drawnTo = (x: number, y: number, terrain: readonly Feature[] = []): Scenario =>
    scenario(terrain, [battalion('A', 30, 20), battalion('B', 60, 20)], {
      special: [{ rule: 'lots', units: ['A'], places: [{ at: at(x, y), heading: null }], reason: '' }],
    });
  it.each([
    ['where nobody stands', 30, 60, [], null],
    ['on another unit', 55, 21, [], 'lots-overlap: At this place A would stand on B.'],
    ['on the place it leaves', 30, 22, [], null],
    [
      'half off the table',
      5,
      60,
      [],
      'lots-off-table: At this place A would stand with part of its footprint off the table.',
    ],
    // The checks of the file tell of that.
    ['off it', -5, 60, [], null],
    [
      'in houses',
      100,
      60,
      [{ ...village('town', at(100, 60), 0), name: 'Furth' }],
      'lots-in-houses: At this place A would stand in the houses of Furth.',
    ],
    [
      'in houses without a name',
      100,
      60,
      [village('town', at(100, 60), 0)],
      'lots-in-houses: At this place A would stand in houses.',
    ],
    [
      'in a river',
      100,
      60,
      [river('aue', 8, course([100, -5], [100, 130]), 'impassable')],
      'lots-in-water: At this place A would stand in water that nobody can enter.',
    ],
  ] as const)('%s', (_, x, y, terrain, said) => {
    const found = reviewTable(drawnTo(x, y, terrain), system).filter(({ code }) => code.startsWith('lots'));
    expect(found.map(({ code, message }) => `${code}: ${message}`)).toEqual(said === null ? [] : [said]);
  });

  it('is told of at the place, with the nearest that has room', () => {
    const [found] = reviewTable(drawnTo(55, 21), system);
    expect(found).toMatchObject({ severity: 'error', about: null, key: 'special[0].lots.places[0].at' });
    const [x, y] = (/\[(\d+), (\d+)\]/.exec(found?.fix ?? '') ?? []).slice(1).map(Number);
    expect([found?.quickFix, told(drawnTo(x ?? 0, y ?? 0))]).toEqual([[x, y], []]);
  });
});

describe('footprints', () => {
  it('may touch, and lie in one another by as little as an eye misses', () => {
    expect(told(scenario([], [battalion('A', 50, 30), battalion('B', 70, 30)]))).toEqual([]);
    expect(told(scenario([], [battalion('A', 50, 30), battalion('B', 69.9, 30)]))).toEqual([]);
    expect(told(scenario([], [battalion('A', 50, 30), battalion('B', 69.7, 30)]))).toEqual(['overlap B']);
  });
  it('that lie on one another are offered the nearest room', () => {
    const remark = only(scenario([], [battalion('A', 50, 30), battalion('B', 50, 32)]));
    expect(remark).toMatchObject({ severity: 'error', key: 'at', quickFix: [50, 34] });
    expect(remark.message).toBe('B and A stand on one another.');
  });
  describe('of one brigade', () => {
    const kahlen = (units: readonly Unit[], is: Partial<Brigade> = {}): Brigade => ({
      id: 'brigade',
      name: 'Kahlen',
      commander: { id: 'kahlen', name: 'Kahlen', rating: 'dependable', at: { x: 50, y: 50 } },
      nation: null,
      units,
      ...is,
    });
    const town = [village('town', at(50, 30), 0)];
    const found = (brigade: Brigade, terrain = town, fieldOf?: (id: string) => string | null) =>
      reviewTable(scenario(terrain, [], { armies: [army('blue', [], { brigades: [brigade] })] }), system, fieldOf);

    it('that it sets out are one fault, and are moved together by what sets them out', () => {
      const units = [battalion('A', 50, 30), battalion('B', 60, 34.5), battalion('C', 120, 30)];
      const [one, ...others] = found(kahlen(units, { setOut: { at: { x: 60, y: 30 }, units: ['A', 'B', 'C'] } }));
      expect(others).toEqual([]);
      expect(one).toMatchObject({ code: 'in-houses', about: 'brigade', key: 'deploy.at' });
      expect(one?.message).toBe('A and B stand in houses, but are not inside them.');
      expect(one?.fixes).toEqual([{ about: 'brigade', key: 'deploy.at', write: [60, 40] }]);
      expect(one?.fix).toBe('Move Kahlen to [60, 40], where all of it has room.');
    });
    it.each([
      [null, null, 'A and B stand in houses, but are not inside them.'],
      ['Furth', null, 'A and B stand in the houses of Furth and in others, but are not inside them.'],
      ['Furth', 'Orb', 'A and B stand in the houses of Furth and Orb, but are not inside them.'],
    ])('that stand in houses are told of them by name, and without one by no id: %s and %s', (one, other, said) => {
      const terrain = [
        { ...village('bua-1', at(50, 30), 0), name: one },
        { ...village('bua-2', at(90, 30), 0), name: other },
      ];
      const [told] = found(kahlen([battalion('A', 50, 30), battalion('B', 90, 30)]), terrain);
      expect(told?.message).toBe(said);
      expect(told?.fix).not.toContain('bua');
    });
    it('that it sets out go together when but one of them stands wrong', () => {
      const units = [battalion('A', 50, 39), battalion('B', 70, 39)];
      expect(found(kahlen(units, { setOut: { at: { x: 60, y: 39 }, units: ['A', 'B'] } }))).toMatchObject([
        { about: 'A', key: 'at', fixes: [{ about: 'brigade', key: 'deploy.at', write: [60, 41] }] },
      ]);
    });
    it('that stand by themselves are one fault too, each with its place', () => {
      const units = ['A', 'B', 'C', 'D'].map((name, i) => battalion(name, 50, 24 + 4 * i));
      const [one, ...others] = found(kahlen([...units, battalion('E', 90, 30)]));
      expect(others).toEqual([]);
      expect(one).toMatchObject({ about: 'brigade', key: 'units' });
      expect(one?.message).toBe('A, B and 2 more stand in houses, but are not inside them.');
      expect(one?.fixes?.map(({ about, key }) => `${about} ${key}`)).toEqual(['A at', 'B at', 'C at', 'D at']);
      expect(one?.fixes?.map(({ write }) => write)).toEqual([
        [50, 40],
        [50, 44],
        [50, 48],
        [50, 52],
      ]);
    });
    it('that stand wrong in two ways are two faults', () => {
      expect(found(kahlen([battalion('A', 50, 30), battalion('B', 120, 30), battalion('C', 120, 32)]))).toMatchObject([
        { code: 'in-houses', about: 'A', quickFix: [50, 40] },
        { code: 'overlap', about: 'C', quickFix: [120, 34] },
      ]);
    });
    it('are told of as outside their zone once', () => {
      const zone = {
        id: 'zone',
        name: 'the south',
        outline: polygon([0, 0], [180, 0], [180, 40], [0, 40]),
        commands: [],
      };
      const brigade = kahlen([battalion('A', 30, 60), battalion('B', 60, 60)]);
      const of = { armies: [army('blue', [], { brigades: [brigade], deployment: [zone] })] };
      expect(only(scenario([], [], of))).toMatchObject({
        about: 'brigade',
        message: 'A and B stand outside the south, where they should set up.',
      });
    });
  });
  it('of a row that is written once go with all of it: the entry of one is that of all', () => {
    const row = [battalion('Row 1', 50, 39), battalion('Row 2', 72, 39)];
    const town = [village('town', at(50, 30), 0)];
    const alone = reviewTable(scenario(town, row), system);
    expect(alone).toMatchObject([{ about: 'Row 1', quickFix: [50, 40] }]);
    const found = reviewTable(scenario(town, [...row].reverse()), system, (id) => (id.startsWith('Row') ? 'row' : id));
    expect(found).toMatchObject([{ about: 'Row 1', fixes: [{ about: 'Row 2', key: 'at', write: [72, 41] }] }]);
    expect(found[0]).not.toHaveProperty('quickFix');
    expect(found[0]?.fix).toBe('Move all 2 of them, the first to [72, 41], to where they have room.');
  });
  it('stay on the table to the last base', () => {
    expect(told(scenario([], [battalion('A', 10, 2)]))).toEqual([]);
    expect(told(scenario([], [battalion('A', 9.9, 2)]))).toEqual(['off-table A']);
    expect(only(scenario([], [battalion('A', 9.9, 2)]))).toMatchObject({ quickFix: [10, 2] });
  });
  it('keep out of the houses, but for columns on a road between them', () => {
    const town = [village('town', at(50, 30), 0), road('street', course([-5, 30], [185, 30]))];
    expect(told(scenario(town, [battalion('A', 50, 41)]))).toEqual([]);
    expect(told(scenario(town, [battalion('A', 50, 39)]))).toEqual(['in-houses A']);
    expect(told(scenario(town, [battalion('A', 50, 39, { formation: 'march column' })]))).toEqual([]);
    expect(told(scenario(town, [battalion('A', 50, 39, { place: { inside: 'town/1' } })]))).toEqual([]);
  });
  it('keep out of deep water, but for bridges', () => {
    const deep = [river('deep', 9, course([-5, 30], [185, 30])), bridge('bridge', 'deep', at(50, 30))];
    expect(told(scenario(deep, [battalion('A', 50, 20), battalion('C', 100, 28)]))).toEqual(['in-water C']);
    const column = battalion('A', 50, 30, { formation: 'march column', place: { at: { x: 50, y: 30 }, heading: 0 } });
    expect(told(scenario(deep, [column]))).toEqual([]);
    const ford = [river('shallow', 9, course([-5, 30], [185, 30]), 'fordable')];
    expect(told(scenario(ford, [battalion('C', 100, 30)]))).toEqual([]);
  });
});

describe('deployment zones', () => {
  const zone = { id: 'zone', name: 'the south', outline: polygon([0, 0], [180, 0], [180, 40], [0, 40]), commands: [] };
  const wing = { ...zone, id: 'wing', name: 'the wing', outline: polygon([0, 0], [60, 0], [60, 60], [0, 60]) };
  const zoned = (deployment: Army['deployment'], unit: Unit): Scenario => ({
    ...scenario([], []),
    armies: [army('blue', [unit], { deployment }), army('red', [battalion('Red', 90, 100)])],
  });
  it('hold the whole of a unit, give or take a fiftieth', () => {
    expect(told(zoned([zone], battalion('A', 90, 38)))).toEqual([]);
    expect(told(zoned([zone], battalion('A', 90, 38.05)))).toEqual([]);
    expect(only(zoned([zone], battalion('A', 90, 38.5)))).toMatchObject({ severity: 'warning', code: 'outside-zone' });
  });
  it('that name a command are for it alone', () => {
    const zones = [zone, { ...wing, commands: ['A'] }];
    expect(told(zoned(zones, battalion('A', 30, 50)))).toEqual([]);
    expect(told(zoned(zones, battalion('A', 90, 20)))).toEqual(['outside-zone A']);
    expect(told(zoned(zones, battalion('B', 90, 20)))).toEqual([]);
    expect(told(zoned(zones, battalion('B', 30, 50)))).toEqual(['outside-zone B']);
  });
});

describe('roads', () => {
  it('lead to an edge, another road or houses', () => {
    const high = road('high', course([-5, 60], [185, 60]));
    expect(told(scenario([high, road('lane', course([90, 60], [90, -5]))], []))).toEqual([]);
    expect(told(scenario([high, road('lane', course([90, 60], [90, 20]))], []))).toEqual(['road-ends-nowhere lane']);
    const hamlet = village('hamlet', at(90, 10), 0);
    expect(told(scenario([high, hamlet, road('lane', course([90, 60], [90, 20]))], []))).toEqual([]);
    expect(only(scenario([road('lane', course([50, 50], [90, 20]))], [])).message).toBe(
      'This road ends at [50, 50] and [90, 20] in the open, where no one would go.',
    );
  });
});

describe('water', () => {
  const across = river('Elbe', 9, course([-5, 60], [185, 60]));
  const blue = [battalion('A', 90, 20)];
  it('that parts the armies needs a crossing', () => {
    expect(told(scenario([across], blue))).toEqual(['river-divides Elbe']);
    expect(told(scenario([across, bridge('bridge', 'Elbe', at(40, 60))], blue))).toEqual([]);
    expect(told(scenario([river('Elbe', 9, course([-5, 60], [185, 60]), 'fordable')], blue))).toEqual([]);
  });
  it('along an edge, with nobody behind it, parts nobody', () => {
    expect(told(scenario([river('Elbe', 9, course([-5, 112], [185, 112]))], blue))).toEqual([]);
  });
  it('may keep an objective from a side', () => {
    const mill = {
      id: 'mill',
      name: 'Mill',
      at: at(90, 100),
      feature: null,
      points: 1,
      holder: null,
      from: null,
      until: null,
    };
    const remarks = reviewTable({ ...scenario([across], blue), objectives: [mill] }, system);
    expect(remarks.find(({ about }) => about === 'mill')?.message).toContain('cannot be reached by blue:');
  });
  it('closes the way as ground does that is closed to all', () => {
    const closed = {
      foot: 'closed',
      'light foot': 'closed',
      horse: 'closed',
      guns: 'closed',
      train: 'closed',
    } as const;
    const moat: Feature = {
      ...PLAIN_FEATURE,
      id: 'moat',
      name: null,
      kind: 'custom area',
      what: 'moat',
      outline: polygon([-5, 50], [185, 50], [185, 56], [-5, 56]),
      effects: { movement: closed, cover: null, sight: null },
    };
    const berg = {
      id: 'peak',
      name: 'Peak',
      at: at(90, 80),
      feature: null,
      points: 1,
      holder: null,
      from: null,
      until: null,
    };
    expect(told({ ...scenario([moat], blue), objectives: [berg] })).toEqual(['objective-unreachable peak']);
    const open = { ...moat, effects: { movement: { ...closed, foot: 'half' } as const, cover: null, sight: null } };
    expect(told({ ...scenario([open], blue), objectives: [berg] })).toEqual([]);
  });
});

it('a sound table draws no remark', () => {
  const berg = hill('berg', 'gentle', 4, polygon([20, 60], [60, 60], [60, 90], [20, 90]));
  expect(told(scenario([berg], [battalion('A', 40, 75)]))).toEqual([]);
});
