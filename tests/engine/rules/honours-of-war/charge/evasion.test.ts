import { describe, expect, it } from 'vitest';
import { evadePath, evadeQuestion, mayEvade } from '../../../../../engine/rules/honours-of-war/charge/evasion';
import { endOf, facing, facingOf, penetration } from '../../../../../engine/geometry';
import type { Choice } from '../../../../../engine/battle';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { manoeuvre } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre';
import type { ManoeuvreChoice } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-choice';
import { manoeuvreQuestion } from '../../../../../engine/rules/honours-of-war/sequence/manoeuvre-question';
import { troopAt } from '../../../../../engine/rules/honours-of-war/troops/troop';
import { at, battlefield, course, entrenchment, polygon, village, wall, wood } from '../field';
import type { Layout, UnitPlace, TestField } from '../field';
import { pathFrom } from '../movement/orders';
import { charged, duel, inContact, kindsAsked, pick } from './run';

const horse: UnitPlace = { type: 'cuirassiers' };
const jaeger: UnitPlace = { type: 'jaeger' };

describe('HOW-EVADE-01: who may evade', () => {
  it.each<[string, UnitPlace, boolean]>([
    ['light infantry', jaeger, true],
    ['hussars', { type: 'hussars' }, true],
    ['line infantry', {}, false],
    ['cuirassiers', horse, false],
    ['guns', { type: 'light gun' }, false],
    ['light infantry in melee', { ...jaeger, marks: { 'in contact': 'x' } }, false],
    ['reforming light infantry', { ...jaeger, hits: 3, marks: { reforming: 1 } }, false],
    ['broken-off light infantry', { ...jaeger, hits: 4, marks: { 'broken off': 1 } }, false],
    ['light infantry that has evaded already (HOW-EVADE-06)', { ...jaeger, marks: { evaded: 1 } }, false],
    ['light infantry that has moved (HOW-EVADE-08)', { ...jaeger, marks: { moved: 1 } }, true],
  ])('%s', (_what, z, may) => {
    const on = duel(horse, z);
    expect(mayEvade(on.view('red'), on.troop('z')) === null).toBe(may);
  });
  it('not light infantry in houses', () => {
    const on = duel({}, { ...jaeger, inside: 'dorf/1' }, { terrain: [village('dorf', at(60, 75), 0, 20)] });
    expect(mayEvade(on.view('red'), on.troop('z'))?.clause).toBe('HOW-EVADE-01');
  });
});

describe('HOW-EVADE-04: the evade move', () => {
  const path = (z: UnitPlace, more: Partial<Layout> = {}, a: UnitPlace = { ...horse, at: [60, 65.5] }) => {
    const on = duel(a, z, more);
    const found = evadePath(on.view('red'), on.troop('z'), on.troop('a'));
    const end = found?.legs.at(-1)?.to;
    return found && end
      ? {
          length: Math.round(found.length * 10) / 10,
          x: Math.round(end.x),
          y: Math.round(end.y),
          hy: Math.round(end.hy),
        }
      : null;
  };
  it('up to a normal move directly away, keeping its facing', () => {
    expect(path(jaeger)).toEqual({ length: 25, x: 60, y: 95, hy: -1 });
  });
  it('light cavalry pays for going back, and not for going ahead when charged in the rear', () => {
    const hussars: UnitPlace = { type: 'hussars' };
    expect(path(hussars)?.length).toBe(22.5);
    expect(path(hussars, { nations: { red: { flankDeduction: { foot: 'none', horse: 'half' } } } })?.length).toBe(15);
    expect(path({ ...hussars, heading: 0 })?.length).toBe(30);
  });
  it('HOW-EVADE-09: not through the charger, who may stand beside its way', () => {
    const z: UnitPlace = { type: 'jaeger', size: 'large', at: [19.585, 42.231], heading: 29 };
    const a: UnitPlace = {
      type: 'hussars',
      size: 'small',
      formation: 'march column',
      at: [11.185, 55.248],
      heading: 164.3,
    };
    // A friend behind it and to its side leaves only a way across the head of the column.
    const on = battlefield({ blue: { a }, red: { z, y: { size: 'large', at: [31.15, 30.1], heading: 330 } } });
    const found = evadePath(on.view('red'), on.troop('z'), on.troop('a'));
    const end = found && troopAt(on.troop('z'), endOf(found));
    expect(end ? penetration(end.box, on.troop('a').box) : 0).toBeLessThan(0.1);
  });
  it('ground slows it as in a march', () => {
    const forest = { terrain: [wall('wall', course([0, 76], [240, 76]))] };
    expect(path(jaeger, forest)?.length).toBe(25);
    expect(path({ type: 'hussars' }, { terrain: [wall('wall', course([0, 76], [240, 76]))] })?.length).toBeLessThan(22);
  });
  it('round friends within 45 degrees, and not through them (HOW-EVADE-09)', () => {
    const friend = (width: readonly number[]): Partial<Layout> => ({
      red: {
        z: { at: [60, 70], ...jaeger },
        ...Object.fromEntries(width.map((x, i) => [`friend ${i}`, { at: [x, 80] as const }])),
      },
    });
    const around = path(jaeger, friend([44]));
    expect(around?.x).toBeGreaterThan(60);
    expect(path(jaeger, friend([35, 56, 77, 98]))?.length).toBeLessThan(12);
  });
  it('in directions of 15, 30 and 45 degrees to either side, the nearest to straight that leads far enough', () => {
    // The evader stands from x = 50 to 70; a column 4 cm wide reaches into its way.
    const aside = (x: number) => {
      const red = {
        z: { at: [60, 70], ...jaeger },
        friend: { at: [x, 95], size: 'large', formation: 'march column' },
      } as const;
      const on = duel({ ...horse, at: [60, 65.5] }, jaeger, { red });
      const found = evadePath(on.view('red'), on.troop('z'), on.troop('a'));
      const end = found && endOf(found);
      return end && [Math.round((end.x - 60) * 10) / 10, Math.round((end.y - 70) * 10) / 10];
    };
    const gone = (degrees: number) => {
      const { x, y } = facingOf(degrees);
      return [x, y].map((share) => Math.round(share * 250) / 10);
    };
    expect([47, 49, 51, 54].map(aside)).toEqual([0, 15, 30, 45].map(gone));
    expect([73, 71, 69, 66].map(aside)).toEqual([0, -15, -30, -45].map(gone));
  });
  it('HOW-EVADE-09: more than 1 cm, or it has not got away', () => {
    const room = (y: number) => path(jaeger, { red: { z: { at: [60, 70], ...jaeger }, ...wallOfFriends(y) } })?.length;
    expect(room(73.5)).toBeGreaterThan(1);
    expect(room(73.5)).toBeLessThan(2);
    expect(room(73.1)).toBeUndefined();
  });
  it('HOW-EVADE-09: no room, no evading', () => {
    const hedged = { red: { z: { at: [60, 70], ...jaeger }, ...wallOfFriends(73) } } as const;
    expect(path(jaeger, hedged)).toBeNull();
    expect(path({ ...jaeger, at: [60, 177.5] }, {}, { ...horse, at: [60, 173] })).toBeNull();
  });
});
const wallOfFriends = (y: number): Record<string, UnitPlace> =>
  Object.fromEntries([18, 39, 60, 81, 102].map((x, i) => [`friend ${i}`, { at: [x, y + 1.5] }]));

describe('HOW-EVADE-02, HOW-EVADE-05, HOW-EVADE-07: at contact', () => {
  it('foot that charged halts where it made contact; the evader may not move again', () => {
    const on = charged(duel({}, { ...jaeger, at: [60, 66] }), { evade: pick('evade') });
    expect([on.place('a').y, on.place('z').y]).toEqual([62, 91]);
    expect(inContact(on, 'a')).toEqual([undefined, undefined]);
    expect([on.piece('z').marks['evaded'], on.piece('z').marks['moved']]).toEqual([1, 1]);
  });
  it('one that stands is met, after a way gone once', () => {
    const on = charged(duel({}, { ...jaeger, at: [60, 66] }), { evade: pick('stand') });
    expect(inContact(on, 'a')).toEqual(['z', 'front']);
    const gone = on.events
      .flatMap((event) => (event.do === 'moved' ? event.movers : []))
      .reduce((sum, { path }) => sum + path.length, 0);
    expect(gone).toBeCloseTo(12, 1);
  });
  it('in flank and rear too', () => {
    const on = charged(duel(horse, { ...jaeger, at: [60, 66], heading: 0 }), { evade: pick('evade') });
    expect(on.place('z').y).toBeGreaterThan(85);
    expect(facing(on.troop('z').box.pose).y).toBeCloseTo(1);
  });
  it('troops that may not are not asked', () => {
    expect(kindsAsked(charged(duel(horse, { at: [60, 66] })))).not.toContain('evade');
  });
});

describe('HOW-EVADE-03: a parting shot', () => {
  const picks = (z: UnitPlace): readonly string[] => {
    const on = duel({ ...horse, at: [60, 65.5] }, z);
    return (evadeQuestion.choices(on.view('red'), { unit: 'z', charger: 'a' }).list ?? []).flatMap((one) =>
      'pick' in one ? [one.pick] : [],
    );
  };
  it('light infantry that has not fired; not cavalry', () => {
    expect(picks(jaeger)).toEqual(['stand', 'fire and evade', 'evade']);
    expect(picks({ ...jaeger, marks: { fired: 1 } })).toEqual(['stand', 'evade']);
    expect(picks({ type: 'hussars' })).toEqual(['stand', 'evade']);
  });
  it('a charger it breaks does not pursue, and the evader stays', () => {
    const on = charged(duel({ hits: 3 }, { ...jaeger, at: [60, 66] }, { dice: [3] }), {
      evade: pick('fire and evade'),
    });
    expect([on.place('z').y, on.piece('a').marks['retreated']]).toEqual([66, 1]);
  });
  it('otherwise it fires and goes', () => {
    const on = charged(duel({}, { ...jaeger, at: [60, 66] }, { dice: [1] }), { evade: pick('fire and evade') });
    expect([on.piece('z').marks['fired'], on.place('z').y]).toEqual([1, 91]);
  });
});

describe('HOW-EVADE-06: cavalry against light infantry in the open', () => {
  /** Cuirassiers charge light infantry whose front is so far off; it runs 25 cm. */
  const hunt = (gap: number, more: Partial<Layout> = {}, moves = 1, a: UnitPlace = horse) =>
    charged(duel(a, { ...jaeger, at: [60, 54.5 + gap] }, more), { evade: pick('evade') }, { moves });
  it('goes on into contact when it has the way left', () => {
    expect(inContact(hunt(4.9), 'a')).toEqual(['z', 'front']);
    expect(inContact(hunt(5.3), 'a')).toEqual([undefined, undefined]);
  });
  it('with its second move too, if it has one', () => {
    expect(inContact(hunt(20, {}, 2), 'a')).toEqual(['z', 'front']);
  });
  it('halts where the evader was or is in a wood', () => {
    const forest = (from: number, to: number): Partial<Layout> => ({
      terrain: [wood('wald', polygon([0, from], [240, from], [240, to], [0, to]))],
    });
    expect(inContact(hunt(3, forest(80, 120)), 'a')).toEqual([undefined, undefined]);
    expect(inContact(hunt(3, forest(56, 61), 1, { type: 'hussars' }), 'a')).toEqual([undefined, undefined]);
    expect(inContact(hunt(3, forest(56, 61), 1, { type: 'hussars' }), 'a')).not.toEqual(inContact(hunt(3), 'a'));
  });
  describe('when its prey is out of range', () => {
    /** Cuirassiers, 30 cm, charge light infantry 6 cm off, which runs 25 cm; then they do as they are told. */
    const after = (orders: (on: TestField, about: Allowance) => readonly Choice[], more: Partial<Layout> = {}) => {
      const on = duel(horse, { ...jaeger, at: [60, 60.5] }, more);
      let left: readonly Choice[] | null = null;
      on.run(manoeuvre(on, 'a', { performance: 'Steady', directed: false }), {
        manoeuvre: (decision) => {
          const about = decision.about as Allowance;
          if (about.travelled === 0) return { pick: 'charge', of: 'z' };
          left ??= orders(on, about);
          const [next = { pick: 'done' }, ...others] = left;
          left = others;
          return next;
        },
        evade: pick('evade'),
      });
      return on;
    };
    const back = (on: TestField, cm: number): Choice => ({
      march: pathFrom(on, 'a', ['toward', 180, cm]),
      movers: ['a'],
    });
    it('it may halt', () => {
      expect(after(() => []).place('a').y).toBe(56);
    });
    it('it may finish its move: 24 cm of 30 are left, a quarter of it lost to the rear', () => {
      expect(after((on) => [back(on, 16.5)]).place('a').y).toBe(39.5);
      const tooFar = after((on, about) => {
        const march = back(on, 16.6);
        expect(manoeuvreQuestion.check(on.view('blue'), about, march as ManoeuvreChoice)?.clause).toBe('HOW-MOVE-01');
        return [];
      });
      expect(tooFar.asked.filter(({ kind }) => kind === 'manoeuvre')).toHaveLength(2);
    });
    it('it may charge another in range, with what is left', () => {
      const other = (y: number) =>
        after(() => [{ pick: 'charge', of: 'y' }], {
          red: { z: { ...jaeger, at: [60, 60.5] }, y: { at: [70, y], type: 'medium gun' } },
        });
      expect(inContact(other(75), 'a')).toEqual(['y', 'front']);
    });
    it('but in close country, after light cavalry, or on foot it halts and is not asked', () => {
      const forest = { terrain: [wood('wald', polygon([0, 56], [240, 56], [240, 62], [0, 62]))] };
      const asked = (on: TestField) => on.asked.filter(({ kind }) => kind === 'manoeuvre').length;
      expect(asked(after(() => [], forest))).toBe(1);
      // Away from horse in its rear it comes up behind works that it then holds, the front of which looks north.
      const manned = {
        red: { z: { ...jaeger, at: [60, 60.5], heading: 0 } },
        terrain: [entrenchment('works', course([20, 87.55], [100, 87.55]))],
      } as const;
      expect(after(() => [], manned).place('z').y).toBe(85.5);
      expect(asked(after(() => [], manned))).toBe(1);
      expect(asked(after(() => [], { red: manned.red }))).toBe(2);
    });
  });
  it('light cavalry that evades is not hunted', () => {
    const on = charged(duel(horse, { type: 'hussars', at: [60, 58] }), {
      evade: pick('evade'),
      'meet charge': pick('stand'),
    });
    expect(inContact(on, 'a')).toEqual([undefined, undefined]);
  });
});
