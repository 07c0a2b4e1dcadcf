import { describe, expect, it } from 'vitest';
import { capableGeneral } from '../../../engine/generals';
import { toySystem } from '../toy';
import { adviceOf } from '../../../engine/generals';
import { decisionOf, marchOf, questionWith, unitAt, viewOf } from './views';
import { pose } from '../battle/states';

const general = capableGeneral(toySystem);
const pieces = [unitAt('blue line', 20, 45), unitAt('red line', 60, 45)];
const named = (view: ReturnType<typeof viewOf>) => ({
  ...view,
  roster: {
    ...view.roster,
    commands: {
      'blue line': {
        id: 'blue line',
        name: 'The Howitzers',
        leader: null,
        kind: 'brigade',
        side: 'blue',
        rating: null,
        units: [],
        commands: [],
      },
    } as const,
  },
});

describe('what a general tells of an answer', () => {
  it('is the answer he gives, with what was weighed, the best first, and what was passed over', () => {
    const marches = Array.from({ length: 12 }, (_, i) => marchOf('blue line', pose(20, 45, 90), i + 1));
    const list = [{ pick: 'halt' }, ...marches];
    const question = questionWith(list, { halt: { harm: 0.01 } });
    const view = viewOf('blue', ...pieces);
    const told = general.explain(
      view,
      { ...decisionOf('blue'), form: { form: 'march', movers: ['blue line'] } },
      question,
    );
    expect(told.choice).toEqual(general.choose(view, decisionOf('blue'), question));
    expect(told.weighed[0]?.choice).toEqual(told.choice);
    const scores = told.weighed.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    // Ten of the twelve marches, the first of the list and the halt.
    expect([told.weighed.length, told.passedOver]).toEqual([12, 1]);
    expect([told.seat, told.command, told.unit]).toEqual(['blue', 'blue line', 'blue line']);
  });

  it('weighs nothing where there is no choice', () => {
    const told = general.explain(viewOf('blue', ...pieces), decisionOf('blue'), questionWith([{ pick: 'halt' }]));
    expect([told.weighed, told.passedOver, told.unit]).toEqual([[], 0, null]);
  });

  it.each<['blue' | 'red', number, string]>([
    ['blue', 20, 'The Howitzers assault'],
    ['blue', -60, 'The Howitzers draw up against'],
    ['red', 20, 'red line holds its ground.'],
    ['red', 30, 'red line strikes at'],
  ])('tells the task of each brigade of %s in a sentence (%i)', (seat, x, sentence) => {
    const isSpent = seat === 'red' && x > 20;
    const more = seat === 'red' ? [unitAt('blue far', -100, 45)] : [];
    const view = named(viewOf(seat, unitAt('blue line', x, 45, isSpent ? 1 : 3), ...more, unitAt('red line', 60, 45)));
    const told = general.explain(view, decisionOf(seat), questionWith([{ pick: 'halt' }, { pick: 'stay' }]));
    expect(told.plan.map((task) => task.sentence)[0]).toContain(sentence);
  });

  it('has a score for each answer that is the sum of its parts', () => {
    const list = [{ pick: 'halt' }, { pick: 'fire' }, marchOf('blue line', pose(20, 45, 90), 5)];
    const question = questionWith(list, { halt: { ready: 0.02 }, fire: { harm: 0.5, risk: 0.3 } });
    const { weighed, stance } = general.explain(viewOf('blue', ...pieces), decisionOf('blue'), question);
    expect(weighed).toHaveLength(3);
    for (const { score, parts } of weighed)
      expect(parts.harm - parts.risk + parts.ready + parts.way - parts.trouble + parts.played).toBeCloseTo(score, 9);
    const fire = weighed.find(({ parts }) => parts.harm > 0);
    const halt = weighed.find(({ choice }) => 'pick' in choice && choice.pick === 'halt');
    expect(fire?.parts).toMatchObject({ harm: 0.5, risk: 0.3 });
    // All but losses counts five sevenths.
    expect(fire?.parts.trouble).toBeCloseTo((0.006 * 5) / 7, 9);
    expect(halt?.parts.ready).toBeCloseTo((0.02 * 5) / 7, 9);
    expect(stance).toBe('as planned');
  });

  it('is about the unit or the command that the question names, and of no other side', () => {
    const view = named(viewOf('blue', ...pieces));
    const asked = (about: unknown) => {
      const { unit, command } = general.explain(view, { ...decisionOf('blue'), about }, questionWith([{ pick: 'a' }]));
      return [unit, command];
    };
    expect(asked({ target: 'red line', unit: 'blue line' })).toEqual(['blue line', 'blue line']);
    expect(asked({ side: 'blue' })).toEqual([null, null]);
    expect(asked({ unit: 'red line' })).toEqual([null, null]);
    expect(asked('blue line')).toEqual([null, null]);
  });
});

describe('the advice of a general', () => {
  const question = questionWith([{ pick: 'a' }, { pick: 'b' }, { pick: 'c' }, { pick: 'd' }], {
    a: { risk: 0.019 },
    b: { harm: 0.4, risk: 0.5 },
    c: { harm: 0.3, ready: -0.1 },
    d: { ready: 0.03 },
  });
  const told = adviceOf(general.explain(viewOf('blue', ...pieces), decisionOf('blue'), question));

  it('is his three best answers, with what speaks for and against them', () => {
    expect(told.map(({ choice, reasons }) => [choice, reasons])).toEqual([
      [{ pick: 'c' }, ['The enemy may expect to lose 0.30 points.', 'It leaves the unit badly placed (0.07 points).']],
      [{ pick: 'd' }, ['It leaves the unit well placed (0.02 points).']],
      [{ pick: 'a' }, ['Nothing speaks for it or against it.']],
    ]);
  });

  const TROUBLE: readonly (readonly ['blue' | 'red', number, string])[] = [
    ['blue', 2.5, 'Who attacks stands still for good reasons only.'],
    ['blue', 2.3, 'Nothing speaks for it or against it.'],
    ['red', 2.3, 'Who holds stirs for good reasons only.'],
  ];
  it.each(TROUBLE)('tells %s what a march of %d cm is worth by itself', (seat, length, reason) => {
    const [from, unit] = seat === 'blue' ? [pose(20, 45, 90), 'blue line'] : [pose(60, 45, 270), 'red line'];
    const march = marchOf(unit, from, length);
    const asked = questionWith([{ pick: 'halt' }, march]);
    const advice = adviceOf(general.explain(viewOf(seat, ...pieces), decisionOf(seat), asked));
    expect(advice.find(({ choice }) => choice === march)?.reasons).toContain(reason);
  });

  it('is the only answer where there is no choice', () => {
    const only = general.explain(viewOf('blue', ...pieces), decisionOf('blue'), questionWith([{ pick: 'a' }]));
    expect(adviceOf(only)).toMatchObject([{ choice: { pick: 'a' }, reasons: ['It is the only answer.'] }]);
  });
});
