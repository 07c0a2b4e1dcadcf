/** What is known of a battle before it is fought: marches, who is out of command, and what units are worth. */
import { describe, expect, it } from 'vitest';
import { honoursOfWar } from '../../../../engine/rules/honours-of-war';
import type { Feature } from '../../../../engine/scenario';
import { marches, outOfCommand, screens, sees } from '../../../../engine/rules/honours-of-war/estimates';
import { course, hill, polygon, road, village, wood } from '../../terrain/tables';
import { battlefield } from './field';
import type { UnitPlace } from './field';

describe('HOW-MOVE-01, HOW-TERR-12: one normal move a turn', () => {
  const of = (a: Partial<UnitPlace>) => marches(battlefield({ blue: { a: { at: [60, 50], ...a } } }).view('blue'), 'a');
  const told = (a: Partial<UnitPlace>) =>
    of(a).map(({ formation, column, move, roadMove, forming }) => [formation, column, move, roadMove, forming]);
  it('in its fighting formation and in column, with what it costs to form up', () => {
    expect(told({})).toEqual([
      ['line', false, 20, 20, 10],
      ['march column', true, 25, 25, 10],
    ]);
  });
  it('HOW-BASE-10: on foot it marches as it stands', () => {
    expect(told({ type: 'dragoons', formation: 'dismounted' })).toEqual([['dismounted', false, 25, 25, 0]]);
  });
  it('none for who is not on the table', () => {
    expect(marches(battlefield({}).view('blue'), 'nobody')).toEqual([]);
  });
});

describe('HOW-CMD-01, HOW-TERR-24: who is led and who is seen', () => {
  const on = battlefield({
    blue: { a: { at: [60, 50] }, b: { at: [200, 50] } },
    red: { y: { at: [60, 90] }, z: { at: [60, 10] } },
    leaders: { 'blue brigade': { at: [60, 40] }, 'red brigade': { at: [60, 80] } },
  });
  const view = on.view('blue');
  it('units out of command, of either side', () => {
    expect(outOfCommand(view)).toEqual({ units: ['b', 'z'], clause: 'HOW-CMD-01' });
  });
  it('enemies before a unit, never friends', () => {
    expect(sees(view, 'a')).toEqual({ enemies: ['y'], clause: 'HOW-TERR-24' });
    expect(sees(view, 'nobody').enemies).toEqual([]);
  });
});

describe('HOW-TERR-08, HOW-TERR-10, HOW-TERR-24: what the ground hides from a place, roughly', () => {
  const across = (feature: Feature, from = 30, to = 90) =>
    screens(battlefield({ terrain: [feature] }).view('blue'), { x: from, y: 50 }, { x: to, y: 50 });
  const square = polygon([50, 40], [70, 40], [70, 60], [50, 60]);
  it('nobody sees across woods, hills and houses, but across a road', () => {
    const hiding = [wood('wood', square), hill('hill', 'gentle', 4, square), village('houses', { x: 60, y: 50 }, 0)];
    expect(hiding.map((feature) => across(feature))).toEqual([true, true, true]);
    expect(across(road('road', course([60, 40], [60, 60])))).toBe(false);
  });
  it('nor deeper than 1 cm into a wood or out of it', () => {
    const of = wood('wood', square);
    expect([50.9, 51.1].map((to) => across(of, 30, to))).toEqual([false, true]);
    expect([69.1, 68.9].map((from) => across(of, from, 90))).toEqual([false, true]);
  });
  it('nor over the middle of a hill', () => {
    const of = hill('hill', 'gentle', 4, square);
    expect([59.9, 60.1].map((to) => across(of, 30, to))).toEqual([false, true]);
    expect([60.1, 59.9].map((from) => across(of, from, 90))).toEqual([false, true]);
  });
  it('who is in houses is seen', () => {
    expect(across(village('houses', { x: 60, y: 50 }, 0), 30, 60)).toBe(false);
  });
});

describe('HOW-POINTS-01: what a unit is still worth', () => {
  const worth = (a: Partial<UnitPlace>) => {
    const view = battlefield({ blue: { a: { at: [60, 50], ...a } } }).view('blue');
    return [honoursOfWar.worth?.(view, 'a'), honoursOfWar.fullWorth?.(view, 'a')];
  };
  it('a fifth of its points less for each hit', () => {
    expect(worth({})).toEqual([1, 1]);
    expect(worth({ hits: 2 })).toEqual([0.6, 1]);
    expect(worth({ hits: 4, size: 'large' })[0]).toBeCloseTo(0.3, 9);
    expect(worth({ hits: 5 })).toEqual([0, 1]);
    expect(worth({ hits: 7 })).toEqual([0, 1]);
  });
  it('nothing off the table, and nothing of what is no unit', () => {
    const view = battlefield({}).view('blue');
    expect([honoursOfWar.worth?.(view, 'nobody'), honoursOfWar.fullWorth?.(view, 'nobody')]).toEqual([0, 0]);
  });
});

it('HOW-CHG-03: a charge that is feared promises nothing but that the unit gives way, or stands', () => {
  const on = battlefield({ blue: { a: { at: [60, 50] } }, red: { z: { at: [60, 80], type: 'cuirassiers' } } });
  const [charge] = honoursOfWar.threats?.(on.view('blue'), 'a').filter(({ does }) => does === 'charge') ?? [];
  const odds = charge?.odds;
  const ends = odds && 'chance' in odds ? odds.chance.map(({ p, then }) => [p, then]) : [];
  expect(ends).toEqual([
    [expect.any(Number), { leaf: { 'gives way': 1 } }],
    [expect.any(Number), { leaf: { stands: 1 } }],
  ]);
  expect(ends.reduce((sum, [p]) => sum + Number(p), 0)).toBeCloseTo(1, 9);
});

it('HOW-SCALE-01: a millimetre of the map is a pace at 28mm', () => {
  expect(honoursOfWar.measures.map(({ id, paces }) => [id, paces])[0]).toEqual(['28mm', 10]);
});
