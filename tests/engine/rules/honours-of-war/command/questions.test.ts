/** What commanders are asked, as it reads and as a general weighs it. */
import { describe, expect, it } from 'vitest';
import { joinQuestion, joinRetreats } from '../../../../../engine/rules/honours-of-war/command/beaten-brigades';
import { clearFigures } from '../../../../../engine/rules/honours-of-war/command/displacing';
import { commandsOf } from '../../../../../engine/rules/honours-of-war/command/commands';
import { influenceQuestion } from '../../../../../engine/rules/honours-of-war/command/influence';
import { whoBeginsQuestion } from '../../../../../engine/rules/honours-of-war/command/initiative';
import { raiseQuestion } from '../../../../../engine/rules/honours-of-war/command/raising';
import { evaluateRide } from '../../../../../engine/rules/honours-of-war/command/ride-evaluation';
import { figureQuestion } from '../../../../../engine/rules/honours-of-war/command/riding';
import { pathOf, poseAt, straight } from '../../../../../engine/geometry';
import { asked, refusing } from '../asked';
import { battlefield } from '../field';
import type { Layout, Leader } from '../field';

it('HOW-INIT-04: who begins', () => {
  expect(asked(battlefield({}).view('blue'), whoBeginsQuestion, { side: 'red' })).toEqual({
    title: 'Red moves first or second',
    clause: 'HOW-INIT-04',
    offers: ['Move first', 'Let the enemy move first'],
    ready: [0, 0],
    idle: 'Move first',
  });
});

describe('HOW-CMD-13: the general’s influence', () => {
  const at = (x: number) =>
    battlefield({
      blue: { a: { at: [100, 50] } },
      leaders: { king: { at: [60, 40], kind: 'general' }, 'blue brigade': { at: [x, 40] } },
    }).view('blue');
  const about = { command: 'blue brigade', side: 'blue', by: 'king' };
  it('is lent rather than kept', () => {
    expect(asked(at(70), influenceQuestion, about)).toEqual({
      title: 'King may direct Blue brigade',
      clause: 'HOW-CMD-13',
      offers: ['Direct it', 'Keep him free'],
      ready: [0.1, 0],
      idle: 'Keep him free',
    });
  });
  it('by none who is too far away; to keep him free he need not be near', () => {
    const both = [{ pick: 'lend' }, { pick: 'keep' }] as const;
    expect(refusing(at(70), influenceQuestion, about, both)).toEqual([null, null]);
    expect(refusing(at(80), influenceQuestion, about, both)).toEqual(['HOW-CMD-13', null]);
  });
});

describe('HOW-OPT-08: whom the general raises', () => {
  const view = battlefield({
    blue: { a: { at: [100, 50] } },
    leaders: {
      king: { at: [60, 40], kind: 'general', rating: null },
      keith: { at: [70, 40], kind: 'lieutenant', rating: 'dithering' },
      moritz: { at: [60, 50], kind: 'lieutenant', rating: 'dependable' },
      far: { at: [160, 50], kind: 'lieutenant', rating: 'dithering' },
    },
  }).view('blue');
  it('a dithering man rather than nobody, any other no more than nobody', () => {
    expect(asked(view, raiseQuestion, { side: 'blue' })).toEqual({
      title: 'King may raise a lieutenant general instead of directing a brigade',
      clause: 'HOW-OPT-08',
      offers: ['Nobody', 'Keith: dependable', 'Moritz: dashing'],
      ready: [0, 0.1, 0],
      idle: 'Nobody',
    });
    const tried = [{ pick: 'nobody' }, { pick: 'raise', of: 'keith' }, { pick: 'raise', of: 'far' }] as const;
    expect(refusing(view, raiseQuestion, { side: 'blue' }, tried)).toEqual([null, null, 'HOW-OPT-08']);
  });
});

describe('HOW-ORG-11: a commander whose brigade has given way', () => {
  const retreated = { command: 'foot', marks: { retreated: 1 } } as const;
  const foot = { leaders: { foot: { at: [60, 90], side: 'blue' } } } as const;
  it('joins a unit of his own rather than stays', () => {
    const view = battlefield({ blue: { a: { at: [100, 50], ...retreated }, b: { at: [130, 50] } }, ...foot }).view(
      'blue',
    );
    expect(asked(view, joinQuestion, { command: 'foot' })).toEqual({
      title: 'Foot may join his retreating brigade',
      clause: 'HOW-ORG-11',
      offers: ['Join A', 'Stay'],
      ready: [0.1, 0],
      idle: 'Stay',
    });
    expect(refusing(view, joinQuestion, { command: 'foot' }, [{ pick: 'join', of: 'b' }])).toEqual(['HOW-ORG-11']);
  });
  it('behind it, else on its left, on its right or before it, 3 cm off, as the table allows', () => {
    const joined = (x: number, y: number, table: readonly [number, number]) => {
      const on = battlefield({
        table,
        blue: { a: { at: [x, y], ...retreated } },
        leaders: { foot: { at: [10, 20], side: 'blue' } },
      });
      on.run(joinRetreats(on), { join: () => ({ pick: 'join', of: 'a' }) });
      return on.place('foot');
    };
    expect(joined(60, 50, [120, 90])).toEqual({ x: 60, y: 45 });
    expect(joined(60, 3, [120, 90])).toEqual({ x: 47, y: 3 });
    expect(joined(11, 3, [120, 90])).toEqual({ x: 24, y: 3 });
    expect(joined(11, 3, [22, 90])).toEqual({ x: 11, y: 8 });
  });
  it('is asked of brigades alone, that have a commander on the table', () => {
    const kinds = (layout: Layout) => {
      const on = battlefield(layout);
      on.run(joinRetreats(on), { join: () => ({ pick: 'stay' }) });
      return on.asked.length;
    };
    expect(kinds({ blue: { a: { at: [100, 50], ...retreated } }, ...foot })).toBe(1);
    expect(kinds({ blue: { a: { at: [100, 50], ...retreated } } })).toBe(0);
    expect(kinds({ blue: { a: { at: [100, 50], ...retreated, command: 'a' } } })).toBe(0);
  });
});

it('HOW-ORG-10: a command without units on the table is none any more', () => {
  const view = battlefield({
    blue: { a: { at: [60, 50] }, b: { at: [100, 50], command: 'lost', marks: { 'done for': 1 } } },
    leaders: { 'blue brigade': { at: [60, 30] }, lost: { at: [100, 30], side: 'blue' } },
  }).view('blue');
  expect(commandsOf(view, 'blue').map(({ id }) => id)).toEqual(['blue brigade']);
});

describe('HOW-CMD-06: a ride', () => {
  const view = battlefield({
    blue: { a: { at: [60, 50] } },
    leaders: { 'blue brigade': { at: [60, 30] }, king: { at: [100, 30], kind: 'general' } },
  }).view('blue');
  it('is told by its length, and by the clause of who rides', () => {
    const about = { command: 'blue brigade', side: 'blue' };
    const from = poseAt({ x: 60, y: 30 }, { x: 0, y: 1 });
    const march = pathOf(from, [straight(from, 12.4)]);
    expect(figureQuestion.label(view, about, { march, movers: ['blue brigade'] })).toBe('Ride 12 cm');
    expect(figureQuestion.words(view, about)).toEqual({ title: 'Blue brigade rides', clause: 'HOW-CMD-05' });
    expect(figureQuestion.words(view, { command: 'king', side: 'blue' }).clause).toBe('HOW-CMD-12');
    expect(figureQuestion.choices(view, about).reach?.sample(1)).toHaveLength(1);
    expect(
      refusing(view, figureQuestion, about, [
        { march, movers: ['king'] },
        { march, movers: ['blue brigade', 'king'] },
        { march, movers: ['blue brigade'] },
      ]),
    ).toEqual(['HOW-CMD-06', 'HOW-CMD-06', null]);
  });
});

describe('what a ride is worth to a brigade commander', () => {
  const worth = (at: readonly [number, number], more: Readonly<Record<string, Leader>> = {}) => {
    const on = battlefield({
      blue: { a: { at: [60, 50] }, b: { at: [85, 50] }, c: { at: [140, 50] } },
      red: { z: { at: [60, 120] } },
      leaders: { 'blue brigade': { at }, ...more },
    });
    return evaluateRide(on.view('blue'), { command: 'blue brigade', side: 'blue' }, { pick: 'stay' }).ready;
  };
  it('a tenth for each unit that hears him, a little more for those beside him', () => {
    // B stands 5 cm from A: it hears him by it. From 15 cm A is beside him, from 15.1 nobody hears.
    expect(worth([50, 33])).toBeCloseTo(2 * 0.1 + 0.02, 9);
    expect(worth([50, 32.9])).toBeCloseTo(0, 9);
    expect(worth([72.5, 40])).toBeCloseTo(2 * 0.1 + 2 * 0.02, 9);
  });
  it('a little for being near the general', () => {
    const general = (x: number) => ({ king: { at: [x, 33], kind: 'general' } }) as const;
    expect(worth([50, 33], general(65))).toBeCloseTo(2 * 0.1 + 0.02 + 0.03, 9);
    expect(worth([50, 33], general(65.1))).toBeCloseTo(2 * 0.1 + 0.02, 9);
  });
  it('and less for each enemy within 20 cm, the general’s life a little more', () => {
    // The enemy's front edge lies on y = 118.
    expect(worth([60, 98.1])).toBeCloseTo(-0.03, 9);
    expect(worth([60, 98])).toBeCloseTo(0, 9);
    const on = battlefield({ red: { z: { at: [60, 120] } }, leaders: { king: { at: [60, 100], kind: 'general' } } });
    const about = { command: 'king', side: 'blue' };
    expect(evaluateRide(on.view('blue'), about, { pick: 'stay' }).ready).toBeCloseTo(-0.05, 9);
  });
});

describe('HOW-CMD-08, HOW-CMD-10: who drives a figure aside', () => {
  const driven = (layout: Layout) => {
    const on = battlefield({ leaders: { foot: { at: [100, 50], side: 'blue' } }, dice: [1, 1, 1, 1, 1], ...layout });
    on.run(clearFigures(on));
    const moved = on.events.find((event) => event.do === 'moved');
    return [moved?.text, moved?.reasons[0]?.clause];
  };
  it('the enemy before a friend, by its own clause', () => {
    const friend = { a: { at: [100, 51], command: 'foot' } } as const;
    const enemy = { z: { at: [100, 49.5] } } as const;
    expect(driven({ blue: friend })).toEqual(['Foot makes way for A.', 'HOW-CMD-08']);
    expect(driven({ blue: friend, red: enemy })).toEqual(['Foot makes way for Z.', 'HOW-CMD-10']);
  });
});
