/** What those are asked whom a charge concerns, as it reads; what generals make of the answers to it is tested with the melee. */
import { describe, expect, it } from 'vitest';
import type { Choice, Decision, Question } from '../../../../../engine/battle';
import { chargesOf } from '../../../../../engine/rules/honours-of-war/charge/approach';
import { evadeQuestion } from '../../../../../engine/rules/honours-of-war/charge/evasion';
import {
  fireAtChargerQuestion,
  standToFireQuestion,
} from '../../../../../engine/rules/honours-of-war/charge/fire-at-charger';
import { followQuestion } from '../../../../../engine/rules/honours-of-war/charge/followers';
import { interceptQuestion } from '../../../../../engine/rules/honours-of-war/charge/interception';
import { meetChargeQuestion } from '../../../../../engine/rules/honours-of-war/charge/reaction';
import { reinforceQuestion } from '../../../../../engine/rules/honours-of-war/charge/reinforcement';
import { asked, refusing } from '../asked';
import { battlefield } from '../field';
import type { UnitPlace, TestField } from '../field';
import { allowanceOf } from '../movement/orders';
import { charged, duel } from './run';

const horse: UnitPlace = { type: 'cuirassiers' };
/** A question as it is first put in the course of a charge, and the answers that are refused then. */
function put<A, C extends Choice>(
  on: TestField,
  question: Question<A, C>,
  tried: readonly NoInfer<C>[] = [],
): { readonly told: ReturnType<typeof asked> | null; readonly refused: readonly (string | null)[] } {
  let told: ReturnType<typeof asked> | null = null;
  let refused: readonly (string | null)[] = [];
  const answer = (decision: Decision): Choice | undefined => {
    if (told === null) {
      const view = on.view(decision.seat);
      const about = decision.about as A;
      told = asked(view, question, about);
      refused = refusing(view, question, about, tried);
    }
    return decision.idle;
  };
  charged(on, { [question.kind]: (decision) => answer(decision) ?? { pick: 'stand' } });
  return { told, refused };
}

describe('HOW-EVADE-01: an evade', () => {
  const of = (type: 'jaeger' | 'hussars') =>
    asked(duel(horse, { type }).view('red'), evadeQuestion, { unit: 'z', charger: 'a' });
  it('light infantry may fire as it goes', () => {
    expect(of('jaeger')).toEqual({
      title: 'Z may evade A',
      clause: 'HOW-EVADE-01',
      offers: ['Stand and fight', 'Fire and evade', 'Evade'],
      ready: [0, 0, 0],
      idle: 'Stand and fight',
    });
  });
  it('light cavalry goes', () => {
    expect(of('hussars')).toMatchObject({ offers: ['Stand and fight', 'Evade'] });
  });
});

describe('HOW-CHG-20: how a charge is met', () => {
  const of = (z: UnitPlace, sector: 'front' | 'left' | 'rear' = 'front') => {
    const about = { unit: 'z', charger: 'a', sector, distance: 28, roundTheFlank: false };
    return asked(duel(horse, z).view('red'), meetChargeQuestion, about);
  };
  it('horse may counter-charge, or form otherwise', () => {
    expect(of(horse)).toMatchObject({
      title: 'Z is charged in front by A',
      offers: ['Stand', 'Counter-charge', 'Form double line', 'Form march column'],
      idle: 'Stand',
    });
  });
  it('whoever is in column may form line', () => {
    expect(of({ formation: 'march column' }).offers).toContain('Form line');
    expect(of({ type: 'light gun', formation: 'limbered' }).offers).toContain('Unlimber');
  });
  it('whoever is struck in flank or rear may turn', () => {
    expect(of({}, 'left')).toMatchObject({ title: 'Z is charged in the flank by A', offers: ['Stand', 'Turn'] });
    expect(of({}, 'rear').title).toBe('Z is charged in the rear by A');
  });
  it('HOW-FORM-01: not in a formation that it has not, nor about', () => {
    const about = { unit: 'z', charger: 'a', sector: 'front', distance: 28, roundTheFlank: false } as const;
    const forms = ['double line', 'limbered', 'about'].map((as) => ({ pick: 'form', as }) as const);
    expect(refusing(duel(horse, {}).view('red'), meetChargeQuestion, about, forms)).toEqual([
      'HOW-FORM-01',
      'HOW-FORM-01',
      'HOW-FORM-01',
    ]);
  });
});

describe('HOW-FIRE-15: fire at a charger', () => {
  const on = duel({}, {});
  const [found] = chargesOf(on.view('blue'), allowanceOf(on, 'a'));
  if (!found) throw new Error('no charge');
  const view = on.view('red');
  const about = { unit: 'z', charger: 'a', path: found.path, charged: true };
  it('the best moment first, the latest of several alike; hold last', () => {
    const { title, offers, idle } = asked(view, fireAtChargerQuestion, about);
    expect([title, idle]).toEqual(['Z may fire at A', 'Hold fire']);
    // 16 cm off at first, looked at in eighths; within 10 cm it is short range.
    const near = [2, 4, 6, 8, 10];
    const far = [12, 14, 16];
    const apart = [...near, ...far].map((cm) => `Fire at ${cm}.0 cm`);
    expect(offers).toEqual(['Fire as they touch', ...apart, 'Hold fire']);
  });
  it('a moment lies on the way', () => {
    const moments = [-0.1, 0, found.path.length, found.path.length + 0.1].map((moment) => ({ moment }));
    expect(refusing(view, fireAtChargerQuestion, about, moments)).toEqual(['HOW-FIRE-15', null, null, 'HOW-FIRE-15']);
  });
  it('hold fire promises nothing', () => {
    const hold = { pick: 'hold' } as const;
    expect(fireAtChargerQuestion.odds?.(view, about, hold)).toEqual({ leaf: { hits: 0 } });
    expect(fireAtChargerQuestion.modifiers?.(view, about, hold)).toBeNull();
    expect(fireAtChargerQuestion.evaluate?.(view, about, hold)).toEqual({ harm: 0, risk: 0, ready: 0 });
  });
  it('of a charger that has gone', () => {
    const gone = { ...about, charger: 'nobody' };
    const moment = { moment: 0 };
    expect(refusing(view, fireAtChargerQuestion, gone, [moment])).toEqual(['HOW-FIRE-15']);
    expect(fireAtChargerQuestion.odds?.(view, gone, moment)).toEqual({ leaf: { hits: 0 } });
    expect(fireAtChargerQuestion.label(view, { ...gone, charger: 'x' }, moment)).toBe('Fire');
  });
  it('HOW-FIRE-16: who fires stands, or moves later at -1', () => {
    expect(asked(view, standToFireQuestion, { unit: 'z' })).toEqual({
      title: 'Z fires: stand, or move later at −1',
      clause: 'HOW-FIRE-16',
      offers: ['Stand: no −1, no move of its own', 'Stay free to move: −1'],
      ready: [0.1, 0],
      idle: 'Stand: no −1, no move of its own',
    });
  });
});

/** A charges Z due north over 20 cm; I looks west across its way. */
const passing = (i: UnitPlace, z: UnitPlace = {}, a: UnitPlace = horse): TestField =>
  battlefield({
    blue: { a: { at: [60, 50], ...a } },
    red: {
      z: { ...horse, at: [60, 75], marks: { turned: 1 }, ...z },
      i: { ...horse, at: [95, 62], heading: 270, ...i },
      far: { at: [200, 160] },
    },
  });

describe('HOW-CCHG-08: interception', () => {
  it('those before whose front it passes', () => {
    const tried = [{ pick: 'nobody' }, { pick: 'intercept', of: 'i' }, { pick: 'intercept', of: 'far' }] as const;
    const { told, refused } = put(passing({}), interceptQuestion, tried);
    expect(told).toEqual({
      title: 'A charges across the front of others: who intercepts?',
      clause: 'HOW-CCHG-08',
      offers: ['I', 'Nobody'],
      ready: [0, 0],
      idle: 'Nobody',
    });
    expect(refused).toEqual([null, null, 'HOW-CCHG-08']);
  });
});

describe('HOW-CCHG-09: reinforcing', () => {
  it('those that the charge has passed', () => {
    const { told, refused } = put(passing({}), reinforceQuestion, [
      { pick: 'nobody' },
      { pick: 'reinforce', of: 'i' },
      { pick: 'reinforce', of: 'far' },
    ]);
    expect(told).toEqual({
      title: 'Who moves into the melee with A?',
      clause: 'HOW-CCHG-09',
      offers: ['I', 'Nobody'],
      ready: [0, 0],
      idle: 'Nobody',
    });
    expect(refused).toEqual([null, null, 'HOW-CCHG-09']);
  });
});

describe('HOW-CCHG-07: following a counter-charge', () => {
  it('those who can come up, willingly; no others', () => {
    const on = battlefield({
      blue: { a: { type: 'dragoons', at: [100, 50] } },
      red: {
        z: { type: 'dragoons', at: [100, 82.5] },
        b: { type: 'dragoons', at: [122, 82.5] },
        far: { at: [200, 160] },
      },
    });
    let told: ReturnType<typeof asked> | null = null;
    let refused: readonly unknown[] = [];
    charged(on, {
      'meet charge': () => ({ pick: 'counter-charge' }),
      'follow counter-charge': (decision) => {
        const about = decision.about as Parameters<typeof followQuestion.choices>[1];
        told = asked(on.view('red'), followQuestion, about);
        refused = refusing(on.view('red'), followQuestion, about, [
          { pick: 'nobody' },
          { pick: 'follow', of: 'b' },
          { pick: 'follow', of: 'far' },
        ]);
        return { pick: 'nobody' };
      },
    });
    expect(told).toEqual({
      title: 'Who follows Z to support it?',
      clause: 'HOW-CCHG-07',
      offers: ['B', 'Nobody'],
      ready: [0.1, 0],
      idle: 'Nobody',
    });
    expect(refused).toEqual([null, null, 'HOW-CCHG-07']);
  });
});
