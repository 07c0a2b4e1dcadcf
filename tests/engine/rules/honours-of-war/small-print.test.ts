/** Short clauses that only say how others are read: measured where they could be broken. */
import { describe, expect, it } from 'vitest';
import { assessShot } from '../../../../engine/rules/honours-of-war/fire/assessment';
import { mayShoot } from '../../../../engine/rules/honours-of-war/fire/entitlement';
import { areaRow, CLOSED, FREE, HALF } from '../../../../engine/rules/honours-of-war/ground/areas';
import { LINE_ROWS } from '../../../../engine/rules/honours-of-war/ground/lines';
import { reactionOf } from '../../../../engine/rules/honours-of-war/morale/reaction-table';
import { arrive } from '../../../../engine/rules/honours-of-war/charge/arrival';
import { approach } from '../../../../engine/rules/honours-of-war/charge/approach';
import { isRefusal } from '../../../../engine/rules/common';
import { manoeuvreQuestion } from '../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { layout, formationsOf } from '../../../../engine/rules/honours-of-war/troops/layouts';
import { scale } from '../../../../engine/rules/honours-of-war/troops/scales';
import { UNIT_SIZES } from '../../../../engine/scenario';
import { flankDeduction, normalMove } from '../../../../engine/rules/honours-of-war/troops/traits';
import { at, battlefield, course, hill, polygon, road, village, wood } from './field';
import type { UnitPlace, TestField } from './field';
import { allowanceOf, march } from './movement/orders';

const musketry = (on: TestField) =>
  ({ firer: on.troop('a'), target: on.troop('z'), ammunition: 'musketry', moved: false, inMovement: false }) as const;
/** Foot whose front is on y = 52 fires at foot so many cm before it. */
const facing = (range: number): TestField =>
  battlefield({ blue: { a: { at: [60, 50] } }, red: { z: { at: [60, 54 + range] } } });

const square = polygon([40, 40], [80, 40], [80, 80], [40, 80]);

describe('HOW-SCALE-03: a printed limit belongs to the nearer band, with a hundredth of a cm to spare', () => {
  it.each([
    [10.005, 0],
    [10.02, -1],
  ])('short range at %d cm', (range, modifier) => {
    const on = facing(range);
    expect(assessShot(on.view('blue'), musketry(on), null).modifier).toBe(modifier);
  });
  it.each([
    [30.005, null],
    [30.02, 'HOW-RANGE-01'],
  ])('in range at %d cm', (range, clause) => {
    const on = facing(range);
    expect(mayShoot(on.view('blue'), musketry(on))?.clause ?? null).toBe(clause);
  });
});

it('HOW-SCALE-12: a quarter of a move is not rounded: 7.5 of 30 cm', () => {
  const on = battlefield({
    blue: { a: { at: [60, 50], type: 'dragoons' } },
    nations: { blue: { flankDeduction: { foot: 'quarter', horse: 'quarter' } } },
  });
  expect(march(on, 'a', [['toward', 90, 10]])).toBe(17.5);
  expect([march(on, 'a', [['toward', 90, 22.5]]), march(on, 'a', [['toward', 90, 22.6]])]).toEqual([30, 'HOW-MOVE-01']);
});

it('HOW-SCALE-18: a march stops short of contact', () => {
  const on = facing(10);
  expect([march(on, 'a', [['ahead', 9]]), march(on, 'a', [['ahead', 9.95]])]).toEqual([9, 'HOW-MOVE-12']);
});

it('HOW-TERR-06: walls, hedges, fences and trees are light cover; streams none', () => {
  const covers = (['wall', 'hedge', 'fence', 'tree line', 'stream'] as const).map((kind) => LINE_ROWS[kind].cover);
  expect(covers).toEqual(['light', 'light', 'light', 'light', null]);
});

it('HOW-REACT-02: old and new hits count together, whatever they came from', () => {
  const on = battlefield({ blue: { a: { at: [60, 50], hits: 3 } } });
  on.emit({ do: 'gauge', id: 'a', gauge: 'hits', by: 1, now: 4 });
  expect(reactionOf(on.troop('a'))).toBe('retreats');
});

it('HOW-NAT-38: wagons have no national values', () => {
  const { traits } = battlefield({
    blue: { a: { at: [60, 50], type: 'transport' } },
    nations: { blue: { flankDeduction: { foot: 'half', horse: 'half' } } },
  }).troop('a');
  expect([flankDeduction(traits), normalMove(traits, 'march column')]).toEqual(['none', 15]);
});

it('HOW-BUA-22: a battery that passes by the road is lost when it is charged', () => {
  const battery: UnitPlace = { type: 'medium gun', formation: 'limbered', at: [60, 75] };
  const on = battlefield({
    terrain: [village('dorf', at(60, 90), 0, 20), road('road', course([60, 0], [60, 180]))],
    blue: { a: { at: [60, 52] } },
    red: { z: battery },
  });
  const allowance = allowanceOf(on, 'a');
  const found = approach(on.view('blue'), allowance, on.troop('z'));
  if (isRefusal(found)) throw new Error(found.sentence);
  on.run(arrive(on, found.path, found));
  expect([on.piece('z').marks['done for'], on.piece('a').marks['in contact']]).toEqual([1, undefined]);
});

it('HOW-SCALE-04: what may be measured beforehand costs no die and changes nothing', () => {
  const on = facing(9);
  const before = structuredClone(on.state);
  const charge = { pick: 'charge', of: 'z' } as const;
  expect(manoeuvreQuestion.odds?.(on.view('blue'), allowanceOf(on, 'a'), charge)).not.toEqual([]);
  expect(assessShot(on.view('blue'), musketry(on), null).modifier).toBe(0);
  expect([on.events, on.state]).toEqual([[], before]);
});

it('HOW-BASE-08, HOW-BASE-09: the base with the guns or the colours is a base like the others', () => {
  const line = { type: 'line infantry', arm: 'foot', size: 'standard' } as const;
  for (const formation of formationsOf(line)) {
    const bases = layout(line, formation, scale('28mm'));
    expect(bases.map(({ width, depth }) => [width, depth])).toEqual(Array.from({ length: 5 }, () => [4, 4]));
  }
  const bases = (battalionGuns: string) =>
    battlefield({ blue: { a: { at: [60, 50] } }, options: { 'battalion guns': battalionGuns } }).troop('a').boxes;
  expect(bases('off')).toEqual(bases('on'));
});

it('HOW-TERR-01: ground is free, halves or is closed to a kind of troops', () => {
  const { areas } = battlefield({
    terrain: [wood('wood', square), hill('hill', 'steep', 6, square), hill('rise', 'gentle', 3, square)],
  }).ground;
  const rates = new Set(areas.flatMap((area) => Object.values(areaRow(area).rates)));
  expect(rates).toEqual(new Set([FREE, HALF, CLOSED]));
  expect([FREE, HALF, CLOSED]).toEqual([1, 2, Infinity]);
});

it('HOW-OPT-13: nothing is larger than large, and no order splits or joins units', () => {
  expect(UNIT_SIZES).toEqual(['small', 'standard', 'large']);
  const on = battlefield({ blue: { a: { at: [60, 50], size: 'large' }, b: { at: [100, 50] } } });
  const { list = [] } = manoeuvreQuestion.choices(on.view('blue'), allowanceOf(on, 'a'));
  const orders = new Set(list.map((choice) => ('march' in choice ? 'march' : choice.pick)));
  expect(orders).toEqual(new Set(['done', 'form', 'march']));
});
