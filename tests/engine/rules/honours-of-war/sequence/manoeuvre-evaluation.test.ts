/** What generals make of an order to a unit. */
import { describe, expect, it } from 'vitest';
import { endOf, facingOf, poseAt } from '../../../../../engine/geometry';
import { fitness } from '../../../../../engine/rules/honours-of-war/evaluation/fitness';
import { worthOfBreaking, worthOfHits } from '../../../../../engine/rules/honours-of-war/evaluation/hit-worth';
import { expectedHarm, fireAgainst } from '../../../../../engine/rules/honours-of-war/fire';
import { chargesOf } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { chargeRisk, chargeThreat } from '../../../../../engine/rules/honours-of-war/melee/chances';
import { chargeOdds } from '../../../../../engine/rules/honours-of-war/melee/charge-odds';
import { evaluateManoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-evaluation';
import type { ManoeuvreChoice } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-choice';
import { troopAt } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { nearest } from '../../../../../engine/tabletop';
import { at, battlefield, course, entrenchment, river, village } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { allowanceOf, pathFrom } from '../movement/orders';

const field = (a: UnitPlace = {}, more: Partial<Layout> = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...a } }, red: { z: { at: [60, 72] } }, ...more });
const weigh = (on: TestField, choice: ManoeuvreChoice) =>
  evaluateManoeuvre(on.view('blue'), allowanceOf(on, 'a'), choice);
const DONE = { pick: 'done' } as const;
/** What it could do and would suffer where it stands, when it has moved or has not. */
const standing = (on: TestField, troop = on.troop('a'), moved = false) => {
  const view = on.view('blue');
  const enemy = nearest(troop, [on.troop('z')]);
  return {
    harm: expectedHarm(view, troop, moved),
    threat: chargeThreat(view, troop),
    risk: worthOfHits(troop, fireAgainst(view, troop)) + chargeRisk(view, troop),
    ready: fitness(troop, enemy),
  };
};

const closeTo = (value: number) => expect.closeTo(value, 9) as number;

describe('a unit that stands', () => {
  it('is worth its fire, its posture and what it threatens, less what it draws', () => {
    const on = field();
    const { harm, threat, risk, ready } = standing(on);
    expect(harm).toBeGreaterThan(0.1);
    expect(weigh(on, DONE)).toEqual({
      harm: expect.closeTo(harm + threat, 9) as number,
      risk: expect.closeTo(risk, 9) as number,
      ready: expect.closeTo(ready, 9) as number,
      ends: [{ id: 'a', pose: on.troop('a').box.pose, formation: 'line' }],
    });
  });
  it('no more than three quarters of what its enemy is worth', () => {
    // Two hits and a third on a unit of 3 hits would cost 0.4, 0.45 and nothing more.
    const on = field(
      { type: 'grenadiers', class: 'superior' },
      { red: { z: { at: [60, 62], hits: 3, class: 'inferior' } } },
    );
    expect(standing(on).harm).toBeGreaterThan(0.75);
    expect(weigh(on, DONE).harm).toBeCloseTo(0.75 + standing(on).threat, 9);
  });
  it('nothing past its range', () => {
    const far = (gap: number) => weigh(field({}, { red: { z: { at: [60, 54 + gap] } } }), DONE).harm;
    expect(far(30)).toBeGreaterThan(0.05);
    expect(far(30.1)).toBe(0);
  });
  it('on its limbers is worth half of what a battery would hit if it deployed there', () => {
    const battery = { type: 'medium gun', formation: 'limbered' } as const;
    const on = field(battery, { red: { z: { at: [60, 110] } } });
    const deployed = weigh(on, { pick: 'form', as: 'deployed' });
    expect(deployed.harm).toBeGreaterThan(0.04);
    expect(weigh(on, DONE).harm).toBeCloseTo(deployed.harm / 2, 9);
    expect(weigh(field(battery, { red: { z: { at: [60, 190] } } }), DONE).harm).toBe(0);
  });
  it('HOW-FORMCHG-07: on its limbers is worth nothing where a friend beside it leaves no room to deploy', () => {
    // Guns stand 7 cm wide where their limbers stood 5; the battalion ends 3.6 or 3.4 cm from their middle.
    const harm = (x: number) => {
      const own = { a: { at: [60, 50], type: 'medium gun', formation: 'limbered' }, b: { at: [x, 53] } } as const;
      return weigh(battlefield({ blue: own, red: { z: { at: [60, 110] } } }), DONE).harm;
    };
    expect(harm(46.4)).toBeGreaterThan(0.02);
    expect(harm(46.6)).toBe(0);
  });
  it('is given up by what it is worth at best: three quarters of an enemy in range, nothing of one past it', () => {
    const atBest = (gap: number) => {
      const on = field({}, { red: { z: { at: [60, 54 + gap] } } });
      const { harm } = evaluateManoeuvre(on.view('blue'), allowanceOf(on, 'a'), DONE, () => true);
      return harm - chargeThreat(on.view('blue'), on.troop('a'));
    };
    expect([atBest(30), atBest(30.1)]).toEqual([0.75, 0]);
    const alone = field({}, { red: {} });
    expect(evaluateManoeuvre(alone.view('blue'), allowanceOf(alone, 'a'), DONE).harm).toBe(0);
  });
  it('HOW-TERR-20: in a river as much as elsewhere; HOW-TERR-09: behind works a quarter more', () => {
    const wet = field({}, { terrain: [river('iser', 12, course([0, 50], [240, 50]), 'fordable')] });
    expect(weigh(wet, DONE).ready).toBeCloseTo(standing(wet).ready, 9);
    const works = entrenchment('works', course([40, 52], [80, 52]));
    const dug = field({}, { terrain: [works] });
    expect(weigh(dug, DONE).ready).toBeCloseTo(standing(dug).ready + 0.25, 9);
  });
});

describe('a march', () => {
  it('HOW-HIT-04: is worth what the unit can do where it ends, its fire that of a unit which has moved', () => {
    const on = field({}, { red: { z: { at: [60, 80] } } });
    const march = pathFrom(on, 'a', ['ahead', 10]);
    const there = troopAt(on.troop('a'), endOf(march));
    const { harm, threat, ready } = standing(on, there, true);
    // At long range a hit and two thirds become one: the first costs 0.09, the next 0.11.
    expect([harm, standing(on, there).harm]).toEqual([closeTo(0.09), closeTo(0.09 + (0.11 * 2) / 3)]);
    const found = weigh(on, { march, movers: ['a'] });
    expect(found.harm).toBeCloseTo(harm + threat, 9);
    expect(found.ready).toBeCloseTo(ready, 9);
    expect(found.ends).toEqual([{ id: 'a', pose: endOf(march), formation: 'line' }]);
  });
  it('HOW-MOVE-10: who has moved already and stays fires as one that has moved', () => {
    const on = field({ marks: { moved: 1 } });
    const { harm, threat } = standing(on, on.troop('a'), true);
    expect(harm).toBeLessThan(standing(on).harm);
    expect(weigh(on, DONE).harm).toBeCloseTo(harm + threat, 9);
  });
});

describe('other orders', () => {
  it('a second move is worth standing so, by its fitness', () => {
    const on = field();
    const found = weigh(on, { pick: 'second move' });
    const { harm, threat, ready } = standing(on, on.troop('a'), true);
    expect(found).toMatchObject({ goesOn: 'a', ready });
    expect(found.harm).toBeCloseTo(harm + threat, 9);
  });
  it('cavalry is worth more in the saddle, a line more in the open', () => {
    // It escapes nothing by it: the danger is that of who stays.
    for (const [on, as] of [
      [field({ type: 'dragoons' }), 'dismounted'],
      [field(), 'irregular line'],
    ] as const) {
      const { risk } = standing(on);
      expect(risk).toBeGreaterThan(0.02);
      expect(weigh(on, { pick: 'form', as })).toEqual({
        harm: 0,
        risk: expect.closeTo(risk, 9) as number,
        ready: -0.5,
      });
    }
    const column = weigh(field(), { pick: 'form', as: 'march column' });
    expect(column.ends).toMatchObject([{ id: 'a', formation: 'march column' }]);
    expect(column.ready).toBeCloseTo(-0.35, 9);
  });
  it('HOW-MOVE-14: to leave the table is a loss, of a broken brigade it is none', () => {
    const on = field({}, { leaders: { 'blue brigade': { at: [60, 30] } } });
    expect(weigh(on, { pick: 'leave table' })).toEqual({ harm: 0, risk: 0, ready: -1 });
    on.emit({ do: 'mark', id: 'blue brigade', mark: 'brigade broken', value: 1 });
    expect(weigh(on, { pick: 'leave table' })).toEqual({ harm: 0, risk: 0, ready: 0 });
  });
  it('HOW-BUA-06: to occupy houses is worth what the unit can do and suffers inside, and a tenth', () => {
    const terrain = [village('dorf', at(60, 38), 0, 20)];
    const outside = field({}, { terrain });
    const inside = standing(field({ inside: 'dorf/1' }, { terrain }), undefined, true);
    const found = weigh(outside, { pick: 'enter', of: 'dorf/1' });
    expect(found.ends).toEqual([{ id: 'a', pose: poseAt(at(60, 38), facingOf(0)), formation: 'line' }]);
    expect(found.harm).toBeCloseTo(inside.harm, 9);
    expect(found.risk).toBeCloseTo(inside.risk, 9);
    // Light cover, and nobody charges it from afar: less than half of the danger in the open.
    expect(found.risk).toBeLessThan(standing(outside).risk / 2);
    expect(found.ready).toBeCloseTo(0.05 + 0.1, 9);
  });
  it('HOW-BUA-07: who leaves houses stands in line outside, and the tenth is gone', () => {
    const terrain = [village('dorf', at(60, 66), 0, 20)];
    const inside = field({ inside: 'dorf/1' }, { terrain, red: { z: { at: [60, 120] } } });
    expect(weigh(inside, DONE).ready).toBeCloseTo(0.05 + 0.1, 9);
    const left = weigh(inside, { pick: 'leave', of: 2 });
    const [there] = left.ends ?? [];
    expect(there?.pose.y).toBeLessThan(56);
    expect(left.ready).toBeCloseTo(0, 9);
  });
  it('a charge is worth what it breaks, at the risk of what breaks it', () => {
    const on = field({ type: 'cuirassiers' }, { red: { z: { at: [60, 70], hits: 2 } } });
    const [found] = chargesOf(on.view('blue'), allowanceOf(on, 'a'));
    if (!found) throw new Error('no charge');
    const { won, lost, both } = chargeOdds(on.view('blue'), found);
    expect(weigh(on, { pick: 'charge', of: 'z' })).toEqual({
      harm: expect.closeTo((won + both) * worthOfBreaking(on.troop('z')), 9) as number,
      risk: expect.closeTo((lost + both) * worthOfBreaking(on.troop('a')), 9) as number,
      ready: 0.05,
      ends: [{ id: 'a', pose: found.linedUp }],
    });
    expect(weigh(on, { pick: 'charge', of: 'nobody' })).toEqual({ harm: 0, risk: 0, ready: 0 });
  });
});
