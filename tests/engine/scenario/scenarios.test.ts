import { describe, expect, test } from 'vitest';
import { corners, gap, poseAt } from '../../../engine/geometry';
import type { Box, Point } from '../../../engine/geometry';
import { layGround } from '../../../engine/terrain';
import type { Ground } from '../../../engine/terrain';
import { unitsOfArmy } from '../../../engine/scenario';
import { realBodies } from '../../../engine/scenario';
import type { Unit } from '../../../engine/scenario';
import { suited, systems } from '../../../engine/rules';
import { apart, basesOf, read, scenarioOf } from './laid-scenarios';

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

describe.each(LAID.filter((file) => file.startsWith('historical/')))('%s', (file) => {
  const scenario = scenarioOf(file);
  const notes = (scenario.notes ?? '').replaceAll(/\s+/g, ' ');

  test('it briefs both sides, and names its sources', () => {
    for (const { id, briefing } of scenario.armies) expect([id, (briefing ?? '').length > 200]).toEqual([id, true]);
    expect(scenario.source ?? '').toMatch(/[A-Z][a-z]+/);
  });

  test('it says how battles between equal generals go under each book, and how sure its ground and its troops are', () => {
    expect(notes).toMatch(/\b(forty|sixty) battles between the computer's generals\b[^.]*\bwon\b/);
    expect(notes).toMatch(/under the other book/);
    expect(notes).toMatch(/Judgement/);
    const unsaid = scenario.armies.flatMap(({ brigades, independents }) => [
      ...brigades.flatMap(({ confidence, units }) => units.filter((unit) => !(unit.confidence ?? confidence))),
      ...independents.filter(({ confidence }) => !confidence),
    ]);
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });

  test('each brigade is led by somebody of a name and a rating, and each unit stands for real bodies', () => {
    for (const { brigades } of scenario.armies)
      for (const { commander, units } of brigades) {
        expect([commander.name, commander.rating]).toEqual([
          expect.stringMatching(/[A-Z]/),
          expect.stringMatching(/dashing|dependable|dithering|feeble|diced/),
        ]);
        for (const unit of units) expect([unit.name, realBodies(unit) !== '']).toEqual([unit.name, true]);
      }
  });

  test.each(systems.map((book) => [book.id, book] as const))(
    'it can be set up under %s, with everybody it has',
    (_, book) => {
      const { roster } = book.prepare(suited(scenario, book));
      expect(Object.keys(roster.units).toSorted()).toEqual(
        scenario.armies
          .flatMap(unitsOfArmy)
          .map(({ id }) => id)
          .toSorted(),
      );
    },
  );

  test('it has hours, and knows the chronicle of its day', () => {
    expect(scenario.clock).toBeDefined();
    expect(`historical/${scenario.history?.chronicle}`).toBe(file);
    expect(scenario.victory.turns).not.toBeNull();
  });
});

/** Within command distance; of a unit in a block its block is measured. */
function isNear(unit: Unit, point: Point, ground: Ground): boolean {
  const boxes = 'inside' in unit.place ? [ground.block(unit.place.inside)?.box] : basesOf(unit);
  const figure: Box = { pose: poseAt(point, { x: 0, y: 1 }), width: 0.001, depth: 0.001 };
  return boxes.some((box) => box !== undefined && gap(box, figure) <= 15);
}
