import { describe, expect, it } from 'vitest';
import { rallyPhase, rallyQuestion } from '../../../../../engine/rules/honours-of-war/rally/rally-phase';
import { asked, refusing } from '../asked';
import { battlefield } from '../field';
import type { Layout } from '../field';

/** A general between two battalions with hits; another stands too far off, and one has but its last hit. */
const field = (more: Partial<Layout> = {}) =>
  battlefield({
    blue: {
      lossow: { at: [90, 48], hits: 2 },
      platen: { at: [112, 48], hits: 3 },
      baden: { at: [101, 41], hits: 1 },
      esterle: { at: [160, 48], hits: 3 },
    },
    red: { foe: { at: [100, 60] } },
    leaders: { loudon: { at: [101, 48], kind: 'general' } },
    ...more,
  });
const about = { side: 'blue', by: 'loudon' };

describe('HOW-RALLY-04: whom a general rallies', () => {
  it('units beside him with more than their last hit, the worst hit first', () => {
    expect(asked(field().view('blue'), rallyQuestion, about)).toEqual({
      title: 'Loudon rallies a unit beside him',
      clause: 'HOW-RALLY-04',
      offers: ['Platen', 'Lossow', 'Nobody'],
      ready: [0.1, 0.1, 0],
      idle: 'Nobody',
    });
  });
  it('nobody else', () => {
    const choices = ['platen', 'baden', 'esterle'].map((of) => ({ pick: 'rally' as const, of }));
    const nobody = { pick: 'nobody' as const };
    expect(refusing(field().view('blue'), rallyQuestion, about, [...choices, nobody])).toEqual([
      null,
      'HOW-RALLY-04',
      'HOW-RALLY-04',
      null,
    ]);
  });
  it.each([
    ['general', 'dependable', 'HOW-RALLY-04'],
    ['general', 'dashing', 'HOW-CMD-21'],
    ['lieutenant', 'dashing', 'HOW-OPT-07'],
  ] as const)('a %s who is %s by %s', (kind, rating, clause) => {
    const on = field({ leaders: { loudon: { at: [101, 48], kind, rating } } });
    on.run(rallyPhase(on), { rally: () => ({ pick: 'rally', of: 'platen' }) });
    const rallied = on.events.filter((event) => event.do === 'gauge' && event.id === 'platen');
    expect(rallied.at(-1)?.reasons[0]?.clause).toBe(clause);
  });
  it('tells the hits that are gone', () => {
    const rally = (rating: 'dependable' | 'dashing') => {
      const on = field({ leaders: { loudon: { at: [101, 48], kind: 'general', rating } } });
      on.run(rallyPhase(on), { rally: () => ({ pick: 'rally', of: 'platen' }) });
      return on.texts();
    };
    expect(rally('dependable')).toContain('Platen rallies: 1 hit fewer.');
    expect(rally('dashing')).toContain('Platen rallies: 2 hits fewer.');
  });
});

it.each([
  [{ foe: { at: [100, 100] as const } }, 'Nearest enemy 48.0 cm off'],
  [{}, 'No enemy on the table'],
])('HOW-RALLY-02: why a hit is rallied: %j', (red, label) => {
  const on = battlefield({ blue: { a: { at: [100, 48], hits: 2 } }, red });
  on.run(rallyPhase(on));
  expect(on.events[0]?.reasons[0]?.label).toBe(label);
});

it('HOW-RALLY-02: nothing is told of who loses no hit', () => {
  const on = battlefield({ blue: { a: { at: [100, 48], hits: 1 } }, red: { foe: { at: [100, 170] } } });
  on.run(rallyPhase(on));
  expect(on.events).toEqual([]);
});

describe('HOW-RALLY-06, HOW-RALLY-11: below 4 hits', () => {
  const after = (hits: number, marks: Readonly<Record<string, number>>) => {
    const on = battlefield({ blue: { a: { at: [100, 48], hits, marks } }, red: { foe: { at: [100, 60] } } });
    on.run(rallyPhase(on));
    return on.piece('a').marks;
  };
  it('the broken reform next turn', () => {
    expect(after(3, { 'broken off': 1 })).toEqual({ reforming: 2 });
    expect(after(4, { 'broken off': 1 })).toEqual({ 'broken off': 1 });
  });
  it('who has reformed is steady', () => {
    expect(after(3, { reforming: 1 })).toEqual({});
    expect(after(4, { reforming: 1 })).toEqual({ reforming: 1 });
    expect(after(3, { reforming: 2 })).toEqual({ reforming: 2 });
  });
});
