import { describe, expect, it } from 'vitest';
import { capableGeneral } from '../../../engine/generals';
import { toySystem } from '../toy';
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
    // Ten of the twelve marches and the halt.
    expect([told.weighed.length, told.passedOver]).toEqual([11, 2]);
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
    ['red', 25, 'red line strikes at'],
  ])('tells the task of each brigade of %s in a sentence (%i)', (seat, x, sentence) => {
    const view = named(
      viewOf(seat, unitAt('blue line', x, 45, seat === 'red' && x > 20 ? 2 : 3), unitAt('red line', 60, 45)),
    );
    const told = general.explain(view, decisionOf(seat), questionWith([{ pick: 'halt' }, { pick: 'stay' }]));
    expect(told.plan.map((task) => task.sentence)[0]).toContain(sentence);
  });
});
