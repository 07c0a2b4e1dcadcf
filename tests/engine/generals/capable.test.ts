import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../engine/battle';
import { capableGeneral } from '../../../engine/generals';
import { pathOf } from '../../../engine/geometry';
import { pose } from '../battle/states';
import { toySystem } from '../toy';
import { decisionOf, marchOf, questionWith, unitAt, viewOf } from './views';
import type { Promises } from './views';

const general = capableGeneral(toySystem);

const picks = (...words: readonly string[]): readonly Choice[] => words.map((pick) => ({ pick }));
const blueView = () => viewOf('blue', unitAt('blue line', 20, 45), unitAt('red line', 100, 45));
const redView = () => viewOf('red', unitAt('blue line', 20, 45), unitAt('red line', 100, 45));

describe('the capable general', () => {
  it('takes the only answer without thinking', () => {
    const weighed: Choice[] = [];
    const question = questionWith(picks('a'), {}, weighed);
    expect(general.choose(blueView(), decisionOf('blue'), question)).toEqual({ pick: 'a' });
    expect(weighed).toEqual([]);
  });

  it('cannot answer where nothing is offered', () => {
    expect(() => general.choose(blueView(), decisionOf('blue'), questionWith([]))).toThrow(
      'test offers blue nothing to choose',
    );
  });

  const WEIGHED: readonly (readonly [string, Promises, string])[] = [
    ['the most harm', { b: { harm: 0.2 }, c: { harm: 0.5 } }, 'c'],
    ['the least risk', { a: { risk: 0.5 }, b: { risk: 0.2 }, c: { risk: 0.4 } }, 'b'],
    ['being ready', { b: { ready: 0.2 }, c: { ready: 0.1 } }, 'b'],
    ['harm against risk', { b: { harm: 0.5, risk: 0.9 }, c: { harm: 0.3, risk: 0.1 } }, 'c'],
    ['the first of equals', { b: { harm: 0.4 }, c: { harm: 0.4 } }, 'b'],
    ['the quiet answer, when others promise next to nothing', { b: { harm: 0.001 }, c: { harm: 0.001 } }, 'a'],
    ['the quiet answer, when others cost', { b: { risk: 0.1 }, c: { risk: 0.2 } }, 'a'],
  ];
  it.each(WEIGHED)('looks for %s', (_title, promises, best) => {
    const question = questionWith(picks('a', 'b', 'c'), promises);
    expect(general.choose(blueView(), decisionOf('blue'), question)).toEqual({ pick: best });
  });

  it('attacking marches at the enemy as far as he can, and not past him', () => {
    const from = pose(20, 45, 90);
    const marches = [5, 20, 10].map((length) => marchOf('blue line', from, length));
    const question = questionWith([{ pick: 'halt' }, ...marches]);
    expect(general.choose(blueView(), decisionOf('blue'), question)).toBe(marches[1]);
    const beyond = questionWith([{ pick: 'halt' }, marchOf('blue line', from, 160)]);
    expect(general.choose(blueView(), decisionOf('blue'), beyond)).toEqual({ pick: 'halt' });
  });

  it('weighs every word, the ten marches that lead farthest, and every third of the others', () => {
    const weighed: Choice[] = [];
    const from = pose(20, 45, 90);
    const marches = Array.from({ length: 30 }, (_, i) => marchOf('blue line', from, 1 + i));
    const question = questionWith([...picks('halt', 'form', 'charge'), ...marches], {}, weighed);
    const chosen = general.choose(blueView(), decisionOf('blue'), question);
    expect(chosen).toBe(marches[29]);
    expect(weighed.filter((choice) => 'pick' in choice)).toHaveLength(3);
    expect(weighed.filter((choice) => 'march' in choice)).toEqual([
      ...marches.slice(20).toReversed(),
      ...[0, 3, 6, 9, 12, 15, 18].map((at) => marches[at]),
    ]);
  });

  it('defending stays where he is for a small gain and stirs for a great one', () => {
    const answer = (harm: number) =>
      general.choose(redView(), decisionOf('red'), questionWith(picks('stay', 'stir'), { stir: { harm } }));
    // To stir is 0.03 points of trouble, of which five sevenths count.
    expect(answer(0.021)).toEqual({ pick: 'stay' });
    expect(answer(0.022)).toEqual({ pick: 'stir' });
  });

  const FUSS: readonly (readonly ['blue' | 'red', number, number])[] = [
    ['blue', 2.3, 0.006],
    ['blue', 2.5, 0.006 - 0.05],
    ['red', 2.3, 0.03],
    ['red', 2.5, 0.03],
  ];
  it.each(FUSS)('weighs the trouble of a march, %s, %d cm: a step is none to an attacker', (seat, length, points) => {
    const view = viewOf(seat, unitAt('blue line', 20, 45), unitAt('red line', 100, 45));
    const march =
      seat === 'blue'
        ? marchOf('blue line', pose(20, 45, 90), length)
        : marchOf('red line', pose(100, 45, 270), length);
    const { weighed } = general.explain(view, decisionOf(seat), questionWith([{ pick: 'halt' }, march]));
    const trouble = weighed.find(({ choice }) => choice === march)?.parts.trouble;
    // Three twentieths of a front of 16 cm are a step; places count five sevenths.
    expect(trouble).toBeCloseTo((points * 5) / 7, 9);
  });

  it('weighs a step of who counter-attacks as an attacker does, though his side holds', () => {
    // Horse strikes at who comes within two fronts of 16 cm.
    for (const [x, length, points] of [
      [28.1, 2.5, 0.006 - 0.05],
      [28.1, 2.3, 0.006],
      [27.9, 2.5, 0.03],
    ] as const) {
      const view = viewOf(
        'red',
        unitAt('blue line', x, 45, 2.1),
        unitAt('blue far', -100, 45),
        unitAt('red horse', 60, 45),
      );
      const march = marchOf('red horse', pose(60, 45, 270), length);
      const { weighed } = general.explain(view, decisionOf('red'), questionWith([{ pick: 'halt' }, march]));
      const trouble = weighed.find(({ choice }) => choice === march)?.parts.trouble;
      expect(trouble).toBeCloseTo((points * 5) / 7, 9);
    }
  });

  it('lets a unit go on that has still to go where it should be, and not one that is there', () => {
    const question = questionWith(picks('done', 'further'), { further: { goesOn: 'blue line' } });
    const answer = (x: number) =>
      general.choose(
        viewOf('blue', unitAt('blue line', x, 45), unitAt('red line', 100, 45)),
        decisionOf('blue'),
        question,
      );
    // An attacker wants to be half a front off, at 92 cm, give or take 0.23 of one.
    expect(answer(88.2)).toEqual({ pick: 'further' });
    expect(answer(88.4)).toEqual({ pick: 'done' });
  });

  it('defending turns to the enemy, though what he holds lies behind him', () => {
    const objectives = [
      { id: 'mill', name: '', at: { x: 118, y: 45 }, feature: null, points: 1, holder: 'red', from: null, until: null },
    ];
    const view = viewOf('red', unitAt('blue line', 70, 45), unitAt('red line', 100, 45));
    const question = questionWith([{ pick: 'halt' }]);
    const turned = { march: pathOf(pose(100, 45, 90), []), movers: ['red line'] };
    const held = { ...view, roster: { ...view.roster, objectives } };
    const choice = general.choose(held, decisionOf('red'), {
      ...question,
      choices: () => ({ list: [{ pick: 'halt' }, turned] }),
    });
    expect(choice).toEqual({ pick: 'halt' });
  });

  it('answers the same each time he is asked', () => {
    const question = questionWith(picks('a', 'b', 'c'), { b: { harm: 0.4 }, c: { harm: 0.3 } });
    const view = blueView();
    const answers = [1, 2, 3].map(() => general.choose(view, decisionOf('blue'), question));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });
});
