/** The counts of `npm run conduct`: each tells what a general does, and not what he cannot help. */
import { describe, expect, it } from 'vitest';
import type { Choice, Gesture, Id, View } from '../../../engine/battle';
import { facingOf, pathOf, poseAt, straight, wheel } from '../../../engine/geometry';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { noConduct } from '../../strength/conduct/figures';
import type { Conduct } from '../../strength/conduct/figures';
import { isToHold, Orders } from '../../strength/conduct/orders';
import { nearestCharger } from '../../strength/conduct/places';
import { Counter } from '../../strength/conduct/watch';
import { orderOf } from '../../strength/order';
import { tableNamed } from '../../tournament/tables';
import { battlefield } from '../rules/honours-of-war/field';
import type { UnitPlace, TestField } from '../rules/honours-of-war/field';
import { decisionOf, questionWith, unitAt, viewOf } from './views';

/** A battalion of blue's, looking north, and one enemy. */
const facingOne = (enemy: UnitPlace, own: UnitPlace = {}): TestField =>
  battlefield({ blue: { a: { at: [60, 50], ...own } }, red: { z: enemy } });
const chargerOf = (on: TestField) => nearestCharger(on.view('blue'), honoursOfWar, on.piece('a'));
const HORSE = { type: 'dragoons' } as const;
const ON_ITS_FLANK = { at: [80, 50], heading: 270 } as const;

describe('who might charge a unit', () => {
  it('does so on its flank or on its front, by where it stands', () => {
    expect(chargerOf(facingOne({ ...HORSE, ...ON_ITS_FLANK }))).toMatchObject({ enemy: { id: 'z' }, isOnFlank: true });
    expect(chargerOf(facingOne({ ...HORSE, at: [60, 70] }))).toMatchObject({ isOnFlank: false });
  });
  it('is the nearest of several', () => {
    const flanking: UnitPlace = { ...HORSE, ...ON_ITS_FLANK };
    const nearer: UnitPlace = { ...HORSE, at: [60, 58] };
    for (const red of [
      { far: flanking, near: nearer },
      { near: nearer, far: flanking },
    ]) {
      const on = battlefield({ blue: { a: { at: [60, 50] } }, red });
      expect(chargerOf(on)).toMatchObject({ enemy: { id: 'near' }, isOnFlank: false });
    }
  });
  it('is told by reach and clash where a book tells no threats', () => {
    const plain = {
      reach: (view: View, id: Id) => honoursOfWar.reach(view, id),
      clash: (view: View, id: Id, enemy: Id) => honoursOfWar.clash(view, id, enemy),
    };
    const of = (enemy: UnitPlace, own?: UnitPlace) => {
      const on = facingOne(enemy, own);
      return nearestCharger(on.view('blue'), plain, on.piece('a'));
    };
    expect(of({ ...HORSE, ...ON_ITS_FLANK })).toMatchObject({ isOnFlank: true });
    expect(of({ ...HORSE, at: [140, 50], heading: 270 })).toBeNull();
    expect(of(ON_ITS_FLANK, HORSE)).toBeNull();
  });

  const NOBODY: readonly (readonly [string, TestField])[] = [
    ['looks the other way', facingOne({ ...HORSE, ...ON_ITS_FLANK, heading: 90 })],
    ['stands too far off', facingOne({ ...HORSE, at: [140, 50], heading: 270 })],
    ['is foot, and the unit horse', facingOne(ON_ITS_FLANK, HORSE)],
    ['is a battery', facingOne({ ...ON_ITS_FLANK, type: 'medium gun' })],
  ];
  it.each(NOBODY)('is nobody who %s', (_who, on) => {
    expect(chargerOf(on)).toBeNull();
  });
});

/** An order that was put to blue's unit in turn 1, before so many events had happened. */
const askedIn = (view: View, at: number, { list = MARCH, holds = false, of = 'a' }: OrderToIt = {}): Orders => {
  const orders = new Orders();
  const decision = { ...decisionOf('blue'), form: { form: 'march', movers: [of] } } as const;
  orders.note(view, decision, questionWith(list, PROMISES), list, at, holds);
  return orders;
};
interface OrderToIt {
  readonly list?: readonly Choice[];
  readonly holds?: boolean;
  readonly of?: Id;
}
/** From where the battalion stands, so many cm north. */
const march = (id: Id, ahead = 5): Choice => {
  const from = { x: 60, y: 50, hx: 0, hy: 1 };
  return { march: pathOf(from, [straight(from, ahead)]), movers: [id] };
};
const MARCH = [{ pick: 'done' }, march('a')];
/** From where it stands, so many degrees to the right. */
const turned = (degrees: number): Choice => {
  const from = { x: 60, y: 50, hx: 0, hy: 1 };
  return { march: pathOf(from, [wheel(from, 14, 3, 'right', degrees)]), movers: ['a'] };
};
const CHARGE = [{ pick: 'done' }, { pick: 'charge', of: 'z' }];
const PROMISES = { charge: { harm: 0.6, risk: 0.4 } };

/** What is counted of blue in turn 1, which ends when turn 2 begins. */
function counted(on: TestField, orders: Orders, happened: readonly Gesture[] = []): Conduct {
  const sides: Record<string, Conduct> = { blue: noConduct() };
  const view = on.view('blue');
  const events = new Counter(honoursOfWar, view.roster, sides, orders);
  events.stepBegins({ turn: 1 }, view);
  for (const [i, event] of happened.entries()) events.happens(event, i);
  events.stepEnds(view);
  events.stepBegins({ turn: 2 }, view);
  events.battleEnds();
  return sides['blue'] ?? noConduct();
}
const moved = (id: Id, manner = 'march'): Gesture => {
  const pose = { x: 0, y: 0, hx: 0, hy: 1 };
  return { do: 'moved', movers: [{ id, path: pathOf(pose, [straight(pose, 1)]) }], manner };
};

describe('a flank in reach of a charge', () => {
  const on = facingOne({ ...HORSE, ...ON_ITS_FLANK });
  const view = on.view('blue');
  // Somebody marches in each: only after a step with marches are flanks looked at.
  it('is shown by who had his say when the enemy stood there already', () => {
    const asked = askedIn(view, 1, { list: [{ pick: 'done' }, turned(90)] });
    expect(counted(on, asked, [moved('z'), moved('a')])).toMatchObject({ threatened: 1, exposed: 1, turned: 0 });
  });
  it('is turned by an enemy who came there after it', () => {
    expect(counted(on, askedIn(view, 1), [moved('a'), moved('z')])).toMatchObject({
      threatened: 1,
      exposed: 0,
      turned: 1,
    });
  });
  it('is turned of a unit that nobody asked', () => {
    expect(counted(on, new Orders(), [moved('z')])).toMatchObject({ threatened: 1, exposed: 0, turned: 1 });
  });
  it('is no fault of a unit that could neither face him nor go out of his reach', () => {
    const of = (...list: readonly Choice[]) =>
      counted(on, askedIn(view, 1, { list: [{ pick: 'done' }, ...list] }), [moved('z')]);
    expect(of()).toMatchObject({ threatened: 1, exposed: 0, helpless: 1, turned: 0 });
    const tooLittle = { exposed: 0, helpless: 1 };
    const enough = { exposed: 1, helpless: 0 };
    expect(of(turned(43))).toMatchObject(tooLittle);
    expect(of(turned(43), turned(44))).toMatchObject(enough);
    expect(of(march('a', 41))).toMatchObject(tooLittle);
    expect(of(march('a', 42))).toMatchObject(enough);
  });
  it('is a fault of a unit that was offered better before, but not before he came', () => {
    const ask = (orders: Orders, at: number, answer: Choice): void => {
      const decision = { ...decisionOf('blue'), form: { form: 'march', movers: ['a'] } } as const;
      const list = [{ pick: 'done' }, answer];
      orders.note(view, decision, questionWith(list), list, at, false);
    };
    for (const [first, found] of [
      [1, { exposed: 1, helpless: 0 }],
      [0, { exposed: 0, helpless: 1 }],
    ] as const) {
      const orders = new Orders();
      ask(orders, first, turned(60));
      ask(orders, 2, march('a'));
      expect(counted(on, orders, [moved('z'), moved('a')])).toMatchObject({ ...found, turned: 0 });
    }
  });
  it('is a fault of a unit that might have formed another way, if that had helped', () => {
    const list = [{ pick: 'done' }, { pick: 'form', as: 'square' }];
    const decision = { ...decisionOf('blue'), form: { form: 'march', movers: ['a'] } } as const;
    for (const [heading, formation, exposed] of [
      [45, 'line', 1],
      [45, 'march column', 0],
      [0, 'line', 0],
    ] as const) {
      const promises = { form: { ends: [{ id: 'a', pose: poseAt({ x: 60, y: 50 }, facingOf(heading)), formation }] } };
      const orders = new Orders();
      orders.note(view, decision, questionWith(list, promises), list, 1, false);
      expect(counted(on, orders, [moved('z')])).toMatchObject({ exposed, helpless: 1 - exposed });
    }
  });
  it('is a fault of a unit that showed him its front and turned away', () => {
    const before = facingOne({ ...HORSE, ...ON_ITS_FLANK }, { heading: 90 });
    const orders = askedIn(before.view('blue'), 1, { list: [{ pick: 'done' }] });
    expect(counted(on, orders, [moved('z'), moved('a')])).toMatchObject({ exposed: 1, helpless: 0 });
  });
});

describe('a unit that does nothing with an enemy in reach', () => {
  const on = facingOne({ at: [60, 70] });
  const view = on.view('blue');
  it('is idle when it could have moved and its brigade goes for somebody', () => {
    expect(counted(on, askedIn(view, 0))).toMatchObject({ inReach: 1, idle: 1, steadfast: 0 });
  });
  it('stands fast when its brigade holds', () => {
    expect(counted(on, askedIn(view, 0, { holds: true }))).toMatchObject({ inReach: 1, idle: 0, steadfast: 1 });
  });
  it('is neither when nobody asked it, or it had nowhere to go', () => {
    const still = askedIn(view, 0, { list: [{ pick: 'done' }, { pick: 'form', as: 'march column' }] });
    for (const orders of [new Orders(), still])
      expect(counted(on, orders)).toMatchObject({ inReach: 1, idle: 0, steadfast: 0 });
  });
  it('is neither when it could only have gone away from him; a turn toward him is something to do', () => {
    const away = askedIn(view, 0, { list: [{ pick: 'done' }, march('a', -10)] });
    expect(counted(on, away)).toMatchObject({ inReach: 1, idle: 0 });
    for (const [ahead, idle] of [
      [0.9, 0],
      [1.1, 1],
    ] as const)
      expect(counted(on, askedIn(view, 0, { list: [{ pick: 'done' }, march('a', ahead)] }))).toMatchObject({ idle });
    const aside = facingOne({ at: [80, 62] });
    for (const [degrees, idle] of [
      [20, 1],
      [-20, 0],
    ] as const) {
      const orders = askedIn(aside.view('blue'), 0, { list: [{ pick: 'done' }, turned(degrees)] });
      expect(counted(aside, orders)).toMatchObject({ inReach: 1, idle });
    }
  });
  it('is neither when it fired', () => {
    const fired: Gesture = { do: 'fired', by: 'a', at: ['z'], manner: 'musketry', total: 1 };
    expect(counted(on, askedIn(view, 0), [fired])).toMatchObject({ inReach: 1, idle: 0 });
  });
});

describe('a unit behind a friend, out of reach', () => {
  const on = battlefield({ blue: { a: { at: [60, 20] }, b: { at: [60, 26] } }, red: { z: { at: [60, 160] } } });
  const view = on.view('blue');
  it('is blocked when it could have moved and had somewhere to go', () => {
    expect(counted(on, askedIn(view, 0))).toMatchObject({ marching: 1, blocked: 1 });
    expect(counted(on, askedIn(view, 0), [moved('a')])).toMatchObject({ marching: 1, blocked: 0 });
    expect(counted(on, askedIn(view, 0, { of: 'b' }))).toMatchObject({ marching: 1, blocked: 0 });
  });
  it('is no second line that holds, and nobody who was not asked', () => {
    for (const orders of [askedIn(view, 0, { holds: true }), new Orders()])
      expect(counted(on, orders)).toMatchObject({ marching: 0, blocked: 0 });
  });
});

describe('horse that never charges', () => {
  const on = facingOne({ at: [60, 70] }, HORSE);
  const view = on.view('blue');
  it('is who was offered a charge that promised more than it put at stake', () => {
    const orders = askedIn(view, 0, { list: CHARGE });
    expect(counted(on, orders)).toMatchObject({ horse: 1, horseWithChance: 1, idleHorse: 1 });
    expect(counted(on, orders, [moved('a', 'charge')])).toMatchObject({ horseWithChance: 1, idleHorse: 0, charges: 1 });
  });
  it('is nobody who was offered bad charges only', () => {
    const orders = new Orders();
    const decision = { ...decisionOf('blue'), form: { form: 'march', movers: ['a'] } } as const;
    orders.note(view, decision, questionWith(CHARGE, { charge: { harm: 0.4, risk: 0.4 } }), CHARGE, 0, false);
    expect(counted(on, orders)).toMatchObject({ horse: 1, horseWithChance: 0, idleHorse: 0 });
  });
});

describe('a unit that is to hold', () => {
  it('is one whose brigade holds by the plan of its general; without a plan, none', () => {
    const view = viewOf('red', unitAt('red near', 60, 45), unitAt('blue line', 20, 45));
    const general = { title: '', choose: () => ({ pick: 'done' }) };
    const plan = (kind: string) => ({ ...general, plan: () => [{ command: 'red near', kind }] });
    expect(isToHold(plan('hold'), view, 'red near')).toBe(true);
    expect(isToHold(plan('assault'), view, 'red near')).toBe(false);
    expect(isToHold(plan('hold'), view, 'blue line')).toBe(false);
    expect(isToHold(general, view, 'red near')).toBe(false);
  });
});

describe('the command line of conduct and strength', () => {
  const usual = { battles: 20, scenarios: ['st-ulrich', 'kutzdorf'] };
  it('names how many battles, on which scenarios, or leaves either as usual', () => {
    expect(orderOf([], usual)).toEqual(usual);
    expect(orderOf(['7'], usual)).toEqual({ ...usual, battles: 7 });
    expect(orderOf(['lobositz', '7', 'kutzdorf'], usual)).toEqual({ battles: 7, scenarios: ['lobositz', 'kutzdorf'] });
  });
  it.each([
    [['lobositz-1756'], 'lobositz-1756'],
    [['kutzdorf', '0'], '0'],
    [['7', '8'], '8'],
    [['constructor'], 'constructor'],
  ])('refuses %j', (words, found) => {
    expect(() => orderOf(words, usual)).toThrow(
      `“${found}” is neither the number of battles nor one of st-ulrich, kutzdorf, spittelwitz, lobositz.`,
    );
  });
  it('of a tournament knows random tables by their numbers, and no other', () => {
    expect(() => tableNamed('lobositz-1756')).toThrow('“lobositz-1756” is neither a random table (table-1) nor one of');
    expect(() => tableNamed('table-0')).toThrow('“table-0”');
  });
});
