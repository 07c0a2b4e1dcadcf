import { describe, expect, test } from 'vitest';
import { boxAt, corners, facingOf, gap, headingOf, poseAt, type Box, type Point } from '../../../engine/geometry';
import { systemById } from '../../../engine/rules';
import { layGround, type Ground } from '../../../engine/terrain';
import { readScenario, unitsOfArmy } from '../../../engine/scenario';
import type { Army, Feature, Id, Scenario, Unit } from '../../../engine/scenario';
import { nations, textOf } from './files';

const read = (file: string) =>
  readScenario(`scenarios/${file}.yaml`, textOf(`scenarios/${file}.yaml`), nations, ['honours-of-war']);
function scenarioOf(file: string): Scenario {
  const { scenario } = read(file);
  if (scenario === null) throw new Error(`${file} cannot be read`);
  return scenario;
}

/** At the fords, in Sullowitz, and guns that fire from several sides. */
const FAR_POSTS = [
  'Banal Croats',
  'Battery left of Zorndorf',
  'Battery of Trettin',
  'Battery of the Walkberge',
  'Company Mohr',
  'Company Weidlich',
  'Regiment Harrach',
];

/** Size in army points of a unit, as breaking counts it. */
const SIZES = { small: 0.5, standard: 1, large: 1.5 } as const;
const strength = (army: Army): number => unitsOfArmy(army).reduce((sum, { size }) => sum + SIZES[size], 0);
const sideOf = ({ armies }: Scenario, id: Id): Army => {
  const army = armies.find((one) => one.id === id);
  if (!army) throw new Error(`no side ${id}`);
  return army;
};
/** Brigades as lists of `size type`, the usual size left out. */
const listed = (army: Army) =>
  army.brigades.map(({ units }) => units.map(({ type, size }) => (size === 'standard' ? type : `${size} ${type}`)));
const brigade = (army: Army, begins: string) => {
  const found = army.brigades.find(({ name }) => name.startsWith(begins));
  if (!found) throw new Error(`no brigade ${begins}`);
  return found;
};
/** The features of a kind, also where one type stands for several. */
type Of<K extends Feature['kind'], F extends Feature = Feature> = F extends unknown
  ? K extends F['kind']
    ? F
    : never
  : never;
const ofKind = <K extends Feature['kind']>({ terrain }: Scenario, kind: K): readonly Of<K>[] =>
  terrain.filter((one): one is Of<K> => one.kind === kind);
const named = <K extends Feature['kind']>(scenario: Scenario, kind: K, name: string): Of<K> => {
  const found = ofKind(scenario, kind).find((one) => one.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
};

const honours = systemById('honours-of-war');
/** The bases of a unit where the file has it; none of units inside blocks. */
function basesOf(unit: Unit): readonly Box[] {
  if (!('at' in unit.place) || !honours) return [];
  const { at, heading } = unit.place;
  const facing = facingOf(heading);
  const right = { x: facing.y, y: -facing.x };
  return honours.layout(unit, unit.formation, '28mm').map(({ x, y, width, depth }) => {
    const centre = { x: at.x + right.x * x + facing.x * y, y: at.y + right.y * x + facing.y * y };
    return boxAt({ pose: poseAt(centre, facing), width, depth }, poseAt(centre, facing));
  });
}
const apart = (a: Unit, b: Unit): number =>
  Math.min(...basesOf(a).flatMap((one) => basesOf(b).map((other) => gap(one, other))));
const placeOf = ({ place, name }: Unit): Point => {
  if (!('at' in place)) throw new Error(`${name} has no place of its own`);
  return place.at;
};
const meanOf = (units: readonly Unit[]): Point => ({
  x: units.reduce((sum, unit) => sum + placeOf(unit).x, 0) / units.length,
  y: units.reduce((sum, unit) => sum + placeOf(unit).y, 0) / units.length,
});
const unitIn = (army: Army, name: string): Unit => {
  const unit = unitsOfArmy(army).find((one) => one.name === name);
  if (!unit) throw new Error(`no unit ${name}`);
  return unit;
};

const LAID = [
  'fictional/kutzdorf',
  'fictional/spittelwitz',
  'historical/hochkirch-1758',
  'historical/kolin-1757',
  'historical/kunersdorf-1759',
  'historical/leuthen-1757',
  'historical/liegnitz-1760',
  'historical/lobositz-1756',
  'historical/minden-1759',
  'historical/rossbach-1757',
  'historical/torgau-1760',
  'historical/zorndorf-1758',
];

describe.each(LAID)('%s', (file) => {
  const scenario = scenarioOf(file);
  const ground = layGround(scenario);
  const units = scenario.armies.flatMap(unitsOfArmy);

  test('it reads without an error or a warning', () => expect(read(file).findings).toEqual([]));

  test('every unit stands clear of the others, of houses and of water, on the table', () => {
    for (const [n, unit] of units.entries())
      for (const base of basesOf(unit)) {
        for (const other of units.slice(n + 1))
          for (const its of basesOf(other))
            expect([unit.name, other.name, gap(base, its) > 0.1]).toEqual([unit.name, other.name, true]);
        for (const { box, id } of ground.blocks)
          expect([unit.name, id, gap(base, box) > 0.1]).toEqual([unit.name, id, true]);
        expect([unit.name, ground.inWater(base, 'any')]).toEqual([unit.name, false]);
        for (const { x, y } of corners(base)) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(scenario.table.width);
          expect(y).toBeLessThanOrEqual(scenario.table.depth);
        }
      }
  });

  test('HOW-CMD-01, 02: every brigade begins in command, but for posts held far off', () => {
    for (const { brigades } of scenario.armies)
      for (const { commander, units: all } of brigades) {
        const members = all.filter(({ place }) => !('arrives' in place));
        const inCommand = members.filter((unit) => isNear(unit, commander.at, ground));
        for (let more = true; more;) {
          const next = members.filter(
            (unit) => !inCommand.includes(unit) && inCommand.some((one) => apart(one, unit) <= 5),
          );
          inCommand.push(...next);
          more = next.length > 0;
        }
        const left = members.filter((unit) => !inCommand.includes(unit)).map((unit) => unit.name);
        expect(left.filter((one) => !FAR_POSTS.includes(one))).toEqual([]);
      }
  });

  test('its text says what is given and what is ours, and each zone its army stands in is told', () => {
    expect(scenario.notes).toMatch(/^Given: /);
    expect(scenario.notes).toMatch(/\n\nOurs: /);
    expect(scenario.description.length).toBeGreaterThan(300);
    expect(scenario.description.length).toBeLessThan(1200);
  });
});

/** Within command distance; of a unit in a block its block is measured. */
function isNear(unit: Unit, point: Point, ground: Ground): boolean {
  const boxes = 'inside' in unit.place ? [ground.block(unit.place.inside)?.box] : basesOf(unit);
  const figure: Box = { pose: poseAt(point, { x: 0, y: 1 }), width: 0.001, depth: 0.001 };
  return boxes.some((box) => box !== undefined && gap(box, figure) <= 15);
}

describe('Kutzdorf, as HOW-SCEN-06 to 08 give it', () => {
  const scenario = scenarioOf('fictional/kutzdorf');
  const [blue, red] = [sideOf(scenario, 'blue'), sideOf(scenario, 'red')];
  const foot = (army: Army) => unitsOfArmy(army).filter(({ arm }) => arm === 'foot');

  test('HOW-SCEN-06: ten Blue units in two brigades of foot and guns and one of horse, breaking at five', () => {
    expect(listed(blue)).toEqual([
      ['line infantry', 'line infantry', 'medium gun', 'line infantry'],
      ['line infantry', 'medium gun', 'line infantry', 'line infantry'],
      ['dragoons', 'dragoons'],
    ]);
    expect([strength(blue), blue.breakPoint, blue.independents.length]).toEqual([10, 5, 0]);
  });

  test('HOW-SCEN-06: eleven Red units, with a light brigade and one of artillery, breaking at five', () => {
    expect(listed(red)).toEqual([
      ['line infantry', 'line infantry', 'line infantry', 'line infantry', 'medium gun'],
      ['light infantry', 'light infantry'],
      ['dragoons', 'dragoons'],
      ['medium gun', 'medium gun'],
    ]);
    expect([strength(red), red.breakPoint, red.independents.length]).toEqual([11, 5, 0]);
  });

  test('HOW-SCEN-01: all standard, commanders dependable, generals unrated', () => {
    for (const army of scenario.armies) {
      expect(unitsOfArmy(army).every((unit) => unit.class === 'standard')).toBe(true);
      expect(army.brigades.every(({ commander }) => commander.rating === 'dependable')).toBe(true);
      expect(army.general?.rating).toBe(null);
    }
  });

  test('HOW-SCEN-07: Red attacks; Kutzdorf is one rustic block, worth a point and Blue’s', () => {
    expect([blue.attacker, red.attacker]).toEqual([false, true]);
    expect(named(scenario, 'bua', 'Kutzdorf')).toMatchObject({ build: 'rustic', fortified: false });
    expect(named(scenario, 'bua', 'Kutzdorf').blocks.length).toBe(1);
    expect(scenario.objectives).toMatchObject([{ feature: 'kutzdorf/1', points: 1, holder: 'blue' }]);
  });

  test('HOW-SCEN-07: all hills are gentle, and there are several', () => {
    expect(ofKind(scenario, 'hill').map(({ slope }) => slope)).toEqual(['gentle', 'gentle', 'gentle', 'gentle']);
  });

  test('HOW-SCEN-07: both cavalry regiments of Red’s right begin in double line, and are on his right', () => {
    const horse = brigade(red, "Rehlingen's").units;
    expect(horse.map(({ formation }) => formation)).toEqual(['double line', 'double line']);
    // Red looks east: his right is the south.
    for (const one of horse) for (const other of foot(red)) expect(placeOf(one).y).toBeLessThan(placeOf(other).y);
  });

  test('HOW-SCEN-08: Blue’s line looks another way: the middle of Red’s foot lies in its left sector (HOW-SECT-01)', () => {
    const line = foot(blue).filter(({ place }) => 'at' in place);
    for (const unit of line) expect('heading' in unit.place && unit.place.heading).toBe(310);
    for (const unit of foot(red)) expect('heading' in unit.place && unit.place.heading).toBe(90);
    const target = meanOf(foot(red));
    for (const unit of line) {
      const from = placeOf(unit);
      const towards = headingOf({ x: target.x - from.x, y: target.y - from.y });
      expect([unit.name, 310 - towards > 45 && 310 - towards < 135]).toEqual([unit.name, true]);
    }
  });

  test('HOW-SCEN-08: Red’s ground is narrow: from the wood to the ponds he has no room for his horse in line', () => {
    const horse = brigade(red, "Rehlingen's").units;
    const top = Math.max(...foot(red).map((unit) => placeOf(unit).y)) + 10;
    const others = foot(red).filter((unit) => placeOf(unit).x === Math.max(...foot(red).map((one) => placeOf(one).x)));
    const lowest = Math.min(...others.map((unit) => placeOf(unit).y)) - 10;
    const ponds = ofKind(scenario, 'pond').map(({ outline }) =>
      'points' in outline ? Math.max(...outline.points.map(({ y }) => y)) : 0,
    );
    expect(lowest - Math.max(...ponds)).toBeLessThan(horse.length * 20 + 6);
    expect(top).toBeLessThan(scenario.table.depth);
  });
});

describe('Spittelwitz, as HOW-SCEN-09 to 13 give it', () => {
  const scenario = scenarioOf('fictional/spittelwitz');
  const [blue, red] = [sideOf(scenario, 'blue'), sideOf(scenario, 'red')];
  const legion = brigade(blue, "Kettler's").units;
  const [first, second] = [brigade(red, "Ostheim's").units, brigade(red, "Thalheim's").units];
  const light = brigade(red, "Zabern's").units;
  const river = named(scenario, 'river', 'Triebisch');
  const ground = layGround(scenario);

  test('HOW-SCEN-09: sixteen Blue units in four brigades and the legion, breaking at eight; Blue attacks', () => {
    expect(listed(blue).map((units) => units.toSorted())).toEqual([
      ['line infantry', 'line infantry', 'line infantry', 'medium gun', 'medium gun'],
      ['line infantry', 'line infantry', 'line infantry', 'medium gun'],
      ['line infantry', 'line infantry', 'medium gun'],
      ['dragoons', 'dragoons'],
      ['dragoons', 'small light infantry', 'small line infantry'],
    ]);
    expect([strength(blue), blue.breakPoint, blue.attacker, blue.independents.length]).toEqual([16, 8, true, 0]);
  });

  test('HOW-SCEN-09: of the legion the foot is superior, the rest standard', () => {
    expect(legion.map(({ arm, class: troopClass }) => [arm, troopClass])).toEqual([
      ['horse', 'standard'],
      ['foot', 'superior'],
      ['light foot', 'standard'],
    ]);
  });

  test('HOW-SCEN-10: ten and a half Red units, with three small light ones and an independent battalion', () => {
    expect(listed(red).map((units) => units.toSorted())).toEqual([
      ['line infantry', 'line infantry', 'line infantry', 'medium gun'],
      ['line infantry', 'medium gun'],
      ['dragoons', 'dragoons'],
      ['small light infantry', 'small light infantry', 'small light infantry'],
    ]);
    expect(red.independents.map(({ type }) => type)).toEqual(['line infantry']);
    expect([strength(red), red.breakPoint, red.attacker]).toEqual([10.5, 5, false]);
  });

  test('HOW-SCEN-11: gentle hills, a fordable river, an area of houses on each bank, the ridge worth a point', () => {
    expect(ofKind(scenario, 'hill').every(({ slope }) => slope === 'gentle')).toBe(true);
    expect(river.class).toBe('fordable');
    expect(ofKind(scenario, 'bua').map(({ blocks }) => blocks.length)).toEqual([1, 1]);
    expect(scenario.objectives).toMatchObject([{ feature: 'spittelberg', points: 1, holder: 'red' }]);
  });

  test('HOW-SCEN-11: in turns 1 and 2 only the light companies of Red may move', () => {
    const [hold] = scenario.special;
    if (hold?.rule !== 'hold') throw new Error('no hold');
    expect(hold.until).toEqual({ turn: 3, attacked: false, enemyWithin: null, lost: null });
    const free = unitsOfArmy(red).filter(({ id }) => !hold.units.includes(id));
    expect(free).toEqual(light);
    expect(hold.units.length).toBe(unitsOfArmy(red).length - light.length);
  });

  test('HOW-SCEN-12: one work for each battalion and battery of the ridge and each light company, and no more', () => {
    expect(ofKind(scenario, 'entrenchment').length).toBe(9);
    for (const unit of [...first, ...second, ...light])
      expect([
        unit.name,
        basesOf(unit)
          .slice(0, unit.arm === 'guns' ? 1 : undefined)
          .every((base) => ofKind(scenario, 'entrenchment').some((work) => isBehind(base, work.course.points, 0.1))),
      ]).toEqual([unit.name, true]);
    const [reserve] = red.independents;
    for (const base of reserve ? basesOf(reserve) : [])
      expect(ofKind(scenario, 'entrenchment').some((work) => isBehind(base, work.course.points, 5))).toBe(false);
  });

  test('HOW-SCEN-12: the main line on the ridge, the light companies before it, the horse behind', () => {
    const hill = ground.area('spittelberg');
    expect(hill).not.toBe(null);
    for (const unit of [...first, ...second])
      expect(ground.areasAt(placeOf(unit)).map(({ id }) => id)).toContain('spittelberg');
    const ridge = meanOf([...first, ...second]).y;
    for (const unit of light) expect(placeOf(unit).y).toBeLessThan(ridge - 20);
    for (const unit of [...brigade(red, "Rehlingen's").units, ...red.independents])
      expect(placeOf(unit).y).toBeGreaterThan(ridge + 20);
  });

  test('HOW-SCEN-12: the legion stands behind Red’s main line, 60 cm or more from every unit of his', () => {
    for (const own of legion) {
      expect(placeOf(own).y).toBeGreaterThan(meanOf([...first, ...second]).y);
      for (const enemy of unitsOfArmy(red)) expect(apart(own, enemy)).toBeGreaterThanOrEqual(60);
    }
  });

  test('HOW-SCEN-13: the river lies between the armies, the houses on both banks of it at the bridge', () => {
    const across = (point: Point) => point.y - courseAt(river.course.points, point.x);
    for (const unit of unitsOfArmy(blue))
      expect([unit.name, across(placeOf(unit)) < 0]).toEqual([unit.name, !legion.includes(unit)]);
    for (const unit of unitsOfArmy(red)) expect(across(placeOf(unit))).toBeGreaterThan(0);
    const [bridge] = ofKind(scenario, 'bridge');
    const [near, far] = ofKind(scenario, 'bua').map(({ blocks }) => blocks[0]?.at ?? { x: 0, y: 0 });
    if (!bridge || !near || !far) throw new Error('no bridge between houses');
    expect([across(near) < 0, across(far) > 0]).toEqual([true, true]);
    for (const { x } of [near, far]) expect(Math.abs(x - bridge.at.x)).toBeLessThan(5);
  });

  test('HOW-SCEN-13: one bridge and two designated fords, each with a company to guard it', () => {
    expect([ofKind(scenario, 'bridge').length, ofKind(scenario, 'ford').length]).toEqual([1, 2]);
    for (const { at } of [...ofKind(scenario, 'bridge'), ...ofKind(scenario, 'ford')])
      expect(Math.min(...light.map((unit) => Math.hypot(placeOf(unit).x - at.x, placeOf(unit).y - at.y)))).toBeLessThan(
        30,
      );
  });
});

/** Whether the whole edge of a base lies within `by` cm of a work. */
function isBehind(base: Box, work: readonly Point[], by: number): boolean {
  const [a, b] = [work[0], work.at(-1)];
  const front = corners(base)
    .toSorted((p, q) => distanceTo(p) - distanceTo(q))
    .slice(0, 2);
  function distanceTo({ x, y }: Point): number {
    if (!a || !b) return Infinity;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - a.x - share * dx, y - a.y - share * dy);
  }
  return front.every((corner) => distanceTo(corner) <= by);
}
/** The y of a course that runs from west to east, at `x`. */
function courseAt(points: readonly Point[], x: number): number {
  for (const [n, to] of points.entries()) {
    const from = points[n - 1];
    if (from && x >= from.x && x <= to.x) return from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
  }
  throw new Error(`no course at ${x}`);
}

describe('Lobositz, as HOW-SCEN-14 to 22 give it', () => {
  const scenario = scenarioOf('historical/lobositz-1756');
  const [prussia, austria] = [sideOf(scenario, 'prussia'), sideOf(scenario, 'austria')];
  const ground = layGround(scenario);
  const composition = (army: Army) =>
    army.brigades.map(({ commander, units }) => [
      commander.rating,
      units.map(({ type, size }) => (size === 'standard' ? type : `${size} ${type}`)).toSorted(),
    ]);

  test('HOW-SCEN-14: the Prussian brigades with their ratings, 20.5 units, breaking at ten', () => {
    expect(composition(prussia)).toEqual([
      ['dashing', ['grenadiers', 'line infantry', 'line infantry', 'medium gun']],
      ['dependable', ['grenadiers', 'line infantry', 'line infantry']],
      ['dependable', ['grenadiers', 'howitzer', 'line infantry', 'line infantry', 'line infantry', 'medium gun']],
      ['dashing', ['cuirassiers', 'large dragoons']],
      ['dashing', ['cuirassiers', 'cuirassiers', 'dragoons']],
      ['dependable', ['heavy gun', 'heavy gun']],
    ]);
    expect([strength(prussia), prussia.breakPoint, prussia.independents.length]).toEqual([20.5, 10, 0]);
  });

  test('HOW-SCEN-14: Frederick II, dashing, and under him Keith, dependable, for all six brigades', () => {
    expect(prussia.general).toMatchObject({ name: 'King Frederick II', rating: 'dashing' });
    expect(prussia.lieutenants).toMatchObject([{ name: 'Field Marshal Keith', rating: 'dependable', commands: [] }]);
  });

  test('HOW-SCEN-15: the Austrian brigades with their ratings, 20.5 units, breaking at ten; Browne dashing', () => {
    expect(composition(austria)).toEqual([
      ['dependable', ['grenadiers', ...Array<string>(5).fill('line infantry'), 'medium gun']],
      ['dependable', ['grenadiers', 'grenzer', 'line infantry', 'line infantry', 'medium gun', 'medium gun']],
      ['dashing', ['cuirassiers', 'dragoons']],
      ['dashing', ['cuirassiers', 'cuirassiers', 'dragoons', 'small hussars']],
      ['dependable', ['grenzer', 'grenzer']],
    ]);
    expect([strength(austria), austria.breakPoint, austria.independents.length]).toEqual([20.5, 10, 0]);
    expect(austria.general).toMatchObject({ name: 'Field Marshal Browne', rating: 'dashing' });
    expect(austria.lieutenants).toEqual([]);
  });

  test('HOW-NAT-10, 11, 14 to 16: classes are those of the lists of 1756', () => {
    const SUPERIOR = ['grenadiers', 'cuirassiers'];
    for (const { type, class: troopClass, name } of unitsOfArmy(prussia))
      expect([name, troopClass]).toEqual([name, SUPERIOR.includes(type) ? 'superior' : 'standard']);
    for (const { type, arm, class: troopClass, name } of unitsOfArmy(austria)) {
      const wanted =
        SUPERIOR.includes(type) || arm === 'guns' ? 'superior' : type === 'hussars' ? 'inferior' : 'standard';
      expect([name, troopClass]).toEqual([name, wanted]);
    }
    expect([prussia.nation.id, prussia.year, austria.nation.id, austria.year]).toEqual([
      'prussia',
      1756,
      'austria',
      1756,
    ]);
  });

  test('HOW-SCEN-16: the Elbe impassable, the Morellenbach fordable, the Lobosch alone steep', () => {
    expect(named(scenario, 'river', 'Elbe').class).toBe('impassable');
    expect(named(scenario, 'river', 'Morellenbach').class).toBe('fordable');
    for (const { name, slope } of ofKind(scenario, 'hill'))
      expect([name, slope]).toEqual([name, name === 'Lobosch' ? 'steep' : 'gentle']);
    expect(ofKind(scenario, 'hill').length).toBeGreaterThan(3);
  });

  test('HOW-SCEN-16: vineyards are lines of hedges, all of them on the slopes of the Lobosch', () => {
    expect(ofKind(scenario, 'hedge').length).toBe(5);
    for (const { course, name } of ofKind(scenario, 'hedge'))
      expect([
        name,
        course.points.filter((point) => ground.areasAt(point).some(({ kind }) => kind === 'hill')).length,
      ]).toEqual([name, 5]);
    const steep = ofKind(scenario, 'hedge').filter(({ course }) =>
      course.points.some((point) => ground.areasAt(point).some(({ id }) => id === 'lobosch')),
    );
    expect(steep.length).toBeGreaterThanOrEqual(3);
  });

  test('HOW-SCEN-16: a sunken road before the town, where a battalion fits, and a battalion in it', () => {
    const [hollow] = ofKind(scenario, 'sunken road');
    const grenadiers = unitIn(austria, 'Grenadiers of the Right');
    const area = ground.area(hollow?.id ?? '');
    const shareIn = (base: Box): number => (area ? ground.share(base, area) : 0);
    expect(hollow?.width).toBe(6);
    for (const base of basesOf(grenadiers)) expect(shareIn(base)).toBeGreaterThan(0.5);
  });

  test('HOW-SCEN-17: two blocks of Lobositz, a point each, Austrian at the start', () => {
    expect(named(scenario, 'bua', 'Lobositz').blocks.length).toBe(2);
    expect(scenario.objectives.map(({ feature, points, holder }) => [feature, points, holder])).toEqual([
      ['lobositz/1', 1, 'austria'],
      ['lobositz/2', 1, 'austria'],
    ]);
  });

  test('HOW-SCEN-18: mist in turns 1 to 3 from beyond 20 cm, failing on 1 and 2, sparing Lobositz', () => {
    const mist = scenario.special.find((rule) => rule.rule === 'mist');
    expect(mist).toMatchObject({ from: 1, until: 3, beyond: 20, failsOn: 2, sparing: ['lobositz'] });
  });

  test('HOW-SCEN-19: Löwenstein moves from turn 3, Kollowrat from turn 5', () => {
    const holds = scenario.special.flatMap((rule) => (rule.rule === 'hold' ? [[rule.until.turn, rule.units]] : []));
    expect(holds).toEqual([
      [3, brigade(austria, "Löwenstein's").units.map(({ id }) => id)],
      [5, brigade(austria, "Kollowrat's").units.map(({ id }) => id)],
    ]);
  });

  test('HOW-SCEN-20: at the end of turn 5 Frederick leaves and Keith takes over', () => {
    expect(scenario.events.filter(({ event }) => event === 'leaves')).toMatchObject([
      { turn: 5, at: 'end', event: 'leaves', leader: prussia.general?.id, successor: prussia.lieutenants[0]?.id },
    ]);
  });

  test('HOW-SCEN-21: 8 by 6 ft, eight turns of an hour as the battle ran, and a plain between hills and brook', () => {
    expect([scenario.table.width, scenario.table.depth]).toEqual([243.84, 182.88]);
    expect(scenario.victory.turns).toBe(8);
    expect(scenario.clock).toMatchObject({ begins: 480, turn: 60 });
    const plain = ground.areasAt({ x: 114, y: 80 }).map(({ kind }) => kind);
    expect(plain.filter((kind) => kind !== 'crops' && kind !== 'ploughland')).toEqual([]);
  });

  test('HOW-SCEN-21: the Elbe cuts off the north-eastern edge, without a crossing, and nobody stands beyond', () => {
    const elbe = named(scenario, 'river', 'Elbe').course.points;
    expect([elbe[0]?.x ?? 0, elbe.at(-1)?.y ?? 0].map((end, n) => end > [243.84, 182.88][n]!)).toEqual([true, true]);
    for (const { over } of [...ofKind(scenario, 'bridge'), ...ofKind(scenario, 'ford')])
      expect(over).toBe('morellenbach');
    for (const unit of scenario.armies.flatMap(unitsOfArmy))
      if ('at' in unit.place) expect([unit.name, isSouthWest(unit.place.at, elbe)]).toEqual([unit.name, true]);
  });

  test('HOW-SCEN-22: Prussia attacks', () => expect([prussia.attacker, austria.attacker]).toEqual([true, false]));

  test('the ground lies where modern maps have it, to half a kilometre at 0.9 km to the foot', () => {
    const CENTIMETRES = 30.48 / 0.9;
    const near = (name: string, at: Point, [east, north]: readonly [number, number]) =>
      expect([name, Math.hypot(at.x / CENTIMETRES - east, at.y / CENTIMETRES - north) < 0.5]).toEqual([name, true]);
    const middle = (name: string): Point => {
      const { blocks } = named(scenario, 'bua', name);
      return {
        x: blocks.reduce((sum, { at }) => sum + at.x, 0) / blocks.length,
        y: blocks.reduce((sum, { at }) => sum + at.y, 0) / blocks.length,
      };
    };
    near('Lobositz', middle('Lobositz'), [5.0, 3.1]);
    near('Sullowitz', middle('Sullowitz'), [4.1, 1.3]);
    near('Wchinitz', middle('Wchinitz'), [2.8, 2.6]);
    near('Welhotta', middle('Welhotta'), [4.7, 4.3]);
    near('Bilinka', middle('Bilinka'), [1.6, 3.8]);
    const hill = (name: string): Point => {
      const { outline } = named(scenario, 'hill', name);
      return 'at' in outline ? outline.at : { x: 0, y: 0 };
    };
    near('Lobosch', hill('Lobosch'), [2.7, 4.5]);
    near('Homolka', hill('Homolka'), [2.3, 1.3]);
    near('Boretz', hill('Boretz'), [0.6, 3.0]);
  });
});

/** On the near side of a river that runs from the eastern edge to the northern one. */
function isSouthWest({ x, y }: Point, river: readonly Point[]): boolean {
  return river.every((point) => !(point.x <= x && point.y <= y));
}
