import { describe, expect, it } from 'vitest';
import { writeScenario } from '../../../generators/write';
import { NEARNESS, SHAPES } from '../../../generators/army';
import type { ArmyOrder } from '../../../generators/army';
import { facingOf, overlaps, plus, pointGap, poseAt, within } from '../../../engine/geometry';
import type { Box, Point } from '../../../engine/geometry';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { PLAIN_SCENARIO, PLAIN_TABLE, readScenario, troopsIn, unitsOfArmy, weightOf } from '../../../engine/scenario';
import type { Army, Brigade, Scenario, Unit } from '../../../engine/scenario';
import { nations } from '../../engine/scenario/files';
import { made, nation, order, ZONE } from './armies';
import { fc } from '../../property';

const NATIONS = [
  'prussia',
  'austria',
  'britain-hanover',
  'russia',
  'france',
  'sweden',
  'reichsarmee',
  'bernau',
  'neutral-red',
  'imagi-nation',
];
const SCALES = ['28mm', '15mm', '6mm'];
const orders = fc.record({
  id: fc.constantFrom(...NATIONS),
  ally: fc.constantFrom(null, null, 'austria', 'saxony-with-austria', 'sweden'),
  year: fc.constantFrom(null, 1756, 1757, 1758, 1759, 1760, 1761, 1762),
  points: fc.integer({ min: 500, max: 2500 }),
  seed: fc.integer({ min: 0, max: 2 ** 40 }),
  shape: fc.constantFrom(...SHAPES),
  scale: fc.constantFrom(...SCALES),
  heading: fc.constantFrom(0, 90, 180, 270, 33),
});
/** Built here, so that a counterexample is told in a line. */
const ordered = ({ id, ally, heading, ...rest }: typeof orders extends fc.Arbitrary<infer T> ? T : never): ArmyOrder =>
  order(id, {
    ...rest,
    zone: { ...ZONE, at: { x: 300, y: 300 }, heading },
    ...(ally === null ? {} : { allies: [nation(ally)] }),
  });
const everyOrder = (check: (of: ArmyOrder) => void, numRuns = 60): void => {
  fc.assert(
    fc.property(orders, (words) => {
      check(ordered(words));
    }),
    { numRuns },
  );
};

const arms = ({ units }: Brigade) => new Set(units.map(({ arm }) => arm));
const size = { small: 0.5, standard: 1, large: 1.5 } as const;
const isHowitzer = ({ type }: Unit): boolean => /howitzer|unicorn/.test(type);

describe('every army', () => {
  it('comes within 2% of its points, by the sheet of the rules', () =>
    everyOrder((of) => {
      const { army, sheet } = made(of);
      expect(Math.abs(sheet.total - of.points)).toBeLessThanOrEqual(of.points * NEARNESS);
      expect(honoursOfWar.points?.(scenarioOf(army, of), 'blue').total).toBe(sheet.total);
    }));
  it('HOW-ORG-01, HOW-ORG-02, HOW-ORG-07, HOW-ORG-08: is brigaded by the rules', () =>
    everyOrder((of) => {
      const { brigades, independents } = made(of).army;
      for (const brigade of brigades) {
        expect(brigade.units.length).toBeGreaterThanOrEqual(2);
        expect(brigade.units.length).toBeLessThanOrEqual(8);
        expect(arms(brigade).has('foot') && arms(brigade).has('horse')).toBe(false);
      }
      expect(independents.length).toBeLessThanOrEqual(3);
      const counted = brigades.flatMap(({ units }) => units).reduce((sum, unit) => sum + size[unit.size], 0);
      expect(brigades.length).toBeLessThanOrEqual(Math.floor(counted / 3));
      expect(brigades.length).toBeGreaterThan(0);
    }));
  it('HOW-ORG-12: has guns in proportion', () =>
    everyOrder((of) => {
      const { army } = made(of);
      const guns = unitsOfArmy(army).filter(({ arm }) => arm === 'guns');
      const footBrigades = army.brigades.filter((brigade) => arms(brigade).has('foot')).length;
      expect(guns.length).toBeLessThanOrEqual(footBrigades * ((of.year ?? 0) >= 1759 ? 2 : 1));
      const heavy = guns.filter(({ type }) => weightOf(type) === 'heavy').length;
      const howitzers = guns.filter(isHowitzer).length;
      expect(heavy * 3).toBeLessThanOrEqual(guns.length);
      expect((heavy + howitzers) * (of.nation.id === 'russia' ? 2 : 3)).toBeLessThanOrEqual(guns.length);
    }));
  it('HOW-NAT-23: keeps Cossacks apart', () =>
    everyOrder((of) => {
      for (const brigade of made({ ...of, nation: nation('russia') }).army.brigades) {
        const cossacks = brigade.units.filter(({ type }) => type === 'cossacks').length;
        expect([0, brigade.units.length]).toContain(cossacks);
      }
    }));
  it('HOW-NAT-09: has only troops its nations had in the year, of their class', () =>
    everyOrder((of) => {
      const { army } = made(of);
      const check = (unit: Unit, own: typeof of.nation) => {
        const kinds = troopsIn(own, of.year);
        expect(
          kinds.some(
            ({ type, class: troopClass, size }) =>
              type === unit.type && troopClass === unit.class && size === unit.size,
          ),
        ).toBe(true);
      };
      for (const brigade of army.brigades) for (const unit of brigade.units) check(unit, brigade.nation ?? of.nation);
      for (const unit of army.independents) check(unit, of.nation);
    }));
  it('stands in its zone, nobody on anybody, leaders too', () =>
    everyOrder((of) => {
      const { army } = made(of);
      const zone: Box = {
        pose: poseAt(of.zone.at, facingOf(of.zone.heading)),
        width: of.zone.width + 0.2,
        depth: of.zone.depth + 0.2,
      };
      const boxes = unitsOfArmy(army).map((unit) => basesOf(unit, of.scale));
      for (const [i, own] of boxes.entries()) {
        for (const box of own) expect(within(box, zone)).toBe(true);
        for (const others of boxes.slice(i + 1))
          for (const other of others) expect(own.some((box) => overlaps(box, other, 0.001))).toBe(false);
      }
      const leaders: readonly Point[] = [
        ...army.brigades.map(({ commander }) => commander.at),
        ...(army.general ? [army.general.at] : []),
      ];
      for (const at of leaders) expect(pointGap(at, zone)).toBe(0);
    }));
  it('HOW-CMD-01, HOW-CMD-02: begins in reach of its commanders', () =>
    everyOrder((of) => {
      const { army } = made({ ...of, scale: '28mm' });
      for (const { commander, units } of army.brigades) {
        const nearest = Math.min(
          ...units.flatMap((unit) => basesOf(unit, '28mm').map((box) => pointGap(commander.at, box))),
        );
        expect(nearest).toBeLessThanOrEqual(15);
      }
    }));
  it('HOW-ORG, HOW-CMD-01: leaves the review nothing to say', () =>
    everyOrder((of) => {
      const warnings = honoursOfWar.review(scenarioOf(made(of).army, of)).filter((one) => one.severity === 'warning');
      expect(warnings.map(({ message }) => message)).toEqual([]);
    }, 30));
  it('written and read, is the same and without a fault', () =>
    everyOrder((of) => {
      const enemy = made(order('prussia', { side: 'red', zone: { ...ZONE, at: { x: 900, y: 300 } } })).army;
      const scenario = scenarioOf(made(of).army, of, enemy);
      const { scenario: back, findings } = readScenario('made.yaml', writeScenario(scenario), nations, [
        'honours-of-war',
      ]);
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
      expect(back?.armies).toEqual(scenario.armies);
    }, 25));
  it('is the same for the same order, whatever was made before', () =>
    everyOrder((of) => expect(made(of)).toEqual(made(of)), 20));
});

it('HOW-POINTS-09: two armies of the same points are equal', () =>
  fc.assert(
    fc.property(orders, orders, (one, other) => {
      const [first, second] = [made(ordered(one)).sheet, made({ ...ordered(other), points: one.points }).sheet];
      const larger = Math.max(first.total, second.total);
      expect(Math.abs(first.total - second.total)).toBeLessThanOrEqual(larger * first.leeway);
    }),
    { numRuns: 60 },
  ));

function scenarioOf(army: Army, of: ArmyOrder, enemy?: Army): Scenario {
  return {
    ...PLAIN_SCENARIO,
    title: 'Made',
    rules: { system: 'honours-of-war', scale: of.scale, options: {} },
    table: { ...PLAIN_TABLE, width: 1200, depth: 600 },
    armies: enemy ? [army, enemy] : [army],
  };
}

/** Each base of a unit where it stands. */
function basesOf(unit: Unit, scale: string): readonly Box[] {
  if (!('at' in unit.place)) throw new Error(`${unit.name} has no place`);
  const ahead = facingOf(unit.place.heading);
  const { at } = unit.place;
  return honoursOfWar.layout(unit, unit.formation, scale).map(({ x, y, width, depth }) => ({
    pose: poseAt(plus(at, { x: ahead.x * y + ahead.y * x, y: ahead.y * y - ahead.x * x }), ahead),
    width,
    depth,
  }));
}
