import { describe, expect, it } from 'vitest';
import { movementPhase } from '../../../../../engine/rules/honours-of-war/sequence/activation';
import { generalOf, lieutenantsOf, lieutenantsOver } from '../../../../../engine/rules/common';
import { generalsMove, reachOf } from '../../../../../engine/rules/honours-of-war/command/riding';
import { influence, mayInfluence, seniorRating } from '../../../../../engine/rules/honours-of-war/command/influence';
import { testCommander } from '../../../../../engine/rules/honours-of-war/command/casualties';
import { rallyPhase } from '../../../../../engine/rules/honours-of-war/rally/rally-phase';
import type { Rating } from '../../../../../engine/scenario';
import { activating, battlefield } from '../field';
import type { Answers, Layout, Leader, TestField } from '../field';

const OF: Readonly<Record<string, readonly string[]>> = { keith: ['first', 'lossow'] };

/** Two brigades and a single regiment of hussars; the lieutenant leads the first and the hussars. */
const corps = (lieutenant: Partial<Leader> = {}, more: Partial<Layout> = {}): TestField =>
  battlefield({
    blue: {
      a: { at: [60, 60], command: 'first' },
      b: { at: [160, 60], command: 'second' },
      lossow: { at: [60, 90], command: 'lossow', type: 'hussars' },
    },
    red: { z: { at: [100, 170] } },
    leaders: {
      king: { at: [200, 20], kind: 'general', rating: null },
      keith: { at: [60, 46], kind: 'lieutenant', rating: 'dependable', commands: OF['keith'] ?? [], ...lieutenant },
      first: { at: [60, 54], rating: 'dependable' },
      second: { at: [160, 54], rating: 'dependable' },
    },
    ...more,
  });
const may = (on: TestField, command: string, by = 'keith'): boolean => mayInfluence(on.view('blue'), by, command);

describe('HOW-OPT-07: a lieutenant general acts as a general for his own commands', () => {
  it('leads those named; all of the side when none is', () => {
    const over = (on: TestField, command: string) => lieutenantsOver(on.view('blue'), command);
    const some = corps();
    expect(['first', 'second', 'lossow'].map((id) => over(some, id))).toEqual([['keith'], [], ['keith']]);
    const all = corps({ commands: [] });
    expect(['first', 'second', 'lossow'].map((id) => over(all, id).length)).toEqual([1, 1, 1]);
  });
  it('directs his own within 15 cm, 20 when dashing; nobody when dithering', () => {
    const from = (y: number, rating: Rating) => may(corps({ at: [60, y], rating }), 'first');
    expect([from(39, 'dependable'), from(38.9, 'dependable')]).toEqual([true, false]);
    expect([from(34, 'dashing'), from(33.9, 'dashing')]).toEqual([true, false]);
    expect(from(54, 'dithering')).toBe(false);
    const coming = { king: { at: [60, 46], kind: 'general', due: 2 }, first: { at: [60, 54] } } as const;
    expect([may(corps({ due: 2 }), 'first'), may(corps({}, { leaders: coming }), 'first', 'king')]).toEqual([
      false,
      false,
    ]);
  });
  it('does not direct the others, near as they are', () => {
    const there = corps({ at: [160, 52] });
    expect(may(there, 'second')).toBe(false);
    expect(may(corps({ at: [160, 52], commands: [] }), 'second')).toBe(true);
  });
  it('is told by a clause of his own (HOW-CMD-13)', () => {
    const told = (on: TestField, command: string) => {
      on.run(influence(on, command, 'blue'), { influence: () => ({ pick: 'lend' }) });
      return on.events.map(({ text, reasons }) => `${reasons[0]?.clause ?? ''}: ${text ?? ''}`);
    };
    expect(told(corps(), 'first')).toEqual(['HOW-OPT-07: Keith directs First.']);
    const leaders = { king: { at: [60, 46], kind: 'general', rating: null }, first: { at: [60, 54] } } as const;
    expect(told(corps({}, { leaders }), 'first')).toEqual(['HOW-CMD-13: King directs First.']);
  });
  it('directs one command a turn', () => {
    const on = corps();
    on.piece('keith').marks['influence used'] = 'lossow';
    expect(may(on, 'first')).toBe(false);
  });
  it('rides 60 cm, 80 when dashing', () => {
    const reach = (rating: Rating) => reachOf(corps({ rating }).view('blue'), { command: 'keith', side: 'blue' });
    expect([reach('dithering'), reach('dependable'), reach('dashing')]).toEqual([60, 60, 80]);
  });
  it('rides in phase 1 after the general of his side', () => {
    const on = corps();
    on.run(generalsMove(on, 'red'));
    const rides = on.asked.filter(({ kind }) => kind === 'ride');
    expect(rides.map(({ about }) => (about as { command: string }).command)).toEqual(['king', 'keith']);
  });
  it('tests as other figures do; a dithering man’s fall changes nothing', () => {
    const fall = (rating: Rating) => {
      const on = corps({ rating }, { dice: [6, 6] });
      on.run(testCommander(on, 'keith', 'HOW-CMD-10'));
      return on.piece('keith').marks;
    };
    expect([fall('dashing'), fall('dithering')]).toEqual([{ rating: 'dependable' }, {}]);
  });
});

/** The performance of a command after the dice; who is asked to direct it, and whether he does. */
function performance(on: TestField, command: string, lends: readonly string[], answers: Answers = {}) {
  on.run(movementPhase(on), {
    activate: activating(command),
    influence: ({ about }) => ({ pick: lends.includes((about as { by: string }).by) ? 'lend' : 'keep' }),
    ...answers,
  });
  const event = on.events.find((one) => one.do === 'mark' && one.mark === 'performance');
  const asked = on.asked.filter(({ kind }) => kind === 'influence').map(({ about }) => (about as { by: string }).by);
  return { performance: event?.do === 'mark' ? event.value : null, asked, drawn: on.state.drawn };
}

describe('HOW-OPT-10: no stacking', () => {
  const both = (dice: readonly number[], king: Rating | null = null, keith: Rating = 'dependable') =>
    corps(
      { rating: keith },
      {
        dice,
        leaders: {
          king: { at: [64, 54], kind: 'general', rating: king },
          keith: { at: [60, 46], kind: 'lieutenant', rating: keith, commands: ['first'] },
          first: { at: [60, 54], rating: 'dithering' },
        },
      },
    );
  it('one senior for a command roll: the general is not asked when the lieutenant lends his presence', () => {
    expect(performance(both([2]), 'first', ['king', 'keith'])).toMatchObject({
      performance: 'Steady',
      asked: ['keith'],
    });
    const on = both([1, 6]);
    expect(performance(on, 'first', ['king']).asked).toEqual(['keith', 'king']);
    expect(on.piece('king').marks['influence used']).toBe('first');
    expect(on.piece('keith').marks['influence used']).toBeUndefined();
  });
  it('HOW-CMD-20: a dashing lieutenant lifts bad results of his own commands, wherever he is', () => {
    const lifts = (command: string, dice: readonly number[]) =>
      performance(corps({ at: [230, 20], rating: 'dashing' }, { dice }), command, []);
    expect(lifts('first', [1, 5]).performance).toBe('Steady');
    expect(lifts('first', [1, 4]).performance).toBe('Poor');
    expect(lifts('second', [1])).toMatchObject({ performance: 'Poor', drawn: 1 });
  });
  it('HOW-CMD-18: a dithering lieutenant dampens good results of his own commands', () => {
    const dampens = (command: string, dice: readonly number[]) =>
      performance(corps({ rating: 'dithering' }, { dice }), command, []);
    expect(dampens('first', [6, 2]).performance).toBe('Steady');
    expect(dampens('first', [6, 3]).performance).toBe('Admirable');
    expect(dampens('second', [6])).toMatchObject({ performance: 'Admirable', drawn: 1 });
  });
  it('a result is turned by one roll at most, though both are dashing', () => {
    const on = both([2, 4], 'dashing', 'dashing');
    expect(performance(on, 'first', [])).toMatchObject({ performance: 'Poor', drawn: 2 });
  });
  it('the general’s own rating works on the whole army beside a lieutenant’s', () => {
    expect(performance(both([2, 5], 'dashing', 'dithering'), 'first', []).performance).toBe('Steady');
  });
  it('HOW-PERF-11: a brigade that a lieutenant directs moves as it likes on Inspiring', () => {
    const on = corps(
      {},
      {
        dice: [6],
        leaders: {
          keith: { at: [60, 46], kind: 'lieutenant', commands: ['first'] },
          first: { at: [60, 54], rating: 'dashing' },
        },
      },
    );
    performance(on, 'first', ['keith']);
    expect(on.asked.find(({ kind }) => kind === 'next unit')?.about).toMatchObject({ bound: false });
  });
});

describe('HOW-OPT-07, HOW-RALLY-04: a lieutenant rallies one of his own units', () => {
  const rallied = (lieutenant: Partial<Leader>, units: Layout['blue']) => {
    const on = corps(
      { at: [60, 53], ...lieutenant },
      {
        blue: units ?? {},
        red: { z: { at: [60, 75] }, y: { at: [160, 75] } },
      },
    );
    on.run(rallyPhase(on), { rally: () => ({ pick: 'rally', of: 'a' }) });
    return { hits: on.hits('a'), asked: on.asked.filter(({ kind }) => kind === 'rally').length };
  };
  it('1 hit within 5 cm, 2 when dashing, none when dithering', () => {
    const own = { a: { at: [60, 60], command: 'first', hits: 3 } } as const;
    expect(rallied({}, own).hits).toBe(2);
    expect(rallied({ at: [60, 52.9] }, own).hits).toBe(3);
    expect(rallied({ rating: 'dashing' }, own).hits).toBe(1);
    expect(rallied({ rating: 'dithering' }, own)).toEqual({ hits: 3, asked: 0 });
  });
  it('not one of another’s', () => {
    expect(rallied({}, { a: { at: [60, 60], command: 'second', hits: 3 } })).toEqual({ hits: 3, asked: 0 });
  });
});

describe('HOW-SCEN-20: a lieutenant who has taken the army over', () => {
  const after = () => {
    const on = corps();
    on.emit({ do: 'went', id: 'king', to: { gone: 'left the field' } });
    on.emit({ do: 'mark', id: 'keith', mark: 'leads the army', value: 1 });
    return on;
  };
  it('is the general, for all commands; his old post is not filled', () => {
    const on = after();
    const view = on.view('blue');
    expect(generalOf(view, 'blue')?.id).toBe('keith');
    expect(lieutenantsOf(view, 'blue')).toEqual([]);
    const near = corps({ at: [160, 52] });
    near.emit({ do: 'went', id: 'king', to: { gone: 'left the field' } });
    expect(may(near, 'second')).toBe(false);
    near.emit({ do: 'mark', id: 'keith', mark: 'leads the army', value: 1 });
    expect(may(near, 'second')).toBe(true);
  });
  it('keeps his own rating, and none of the general’s is left', () => {
    const on = corps(
      {},
      {
        dice: [1],
        leaders: {
          king: { at: [200, 20], kind: 'general', rating: 'dashing' },
          keith: { at: [60, 46], kind: 'lieutenant', commands: [] },
          first: { at: [60, 54] },
        },
      },
    );
    on.emit({ do: 'went', id: 'king', to: { gone: 'left the field' } });
    on.emit({ do: 'mark', id: 'keith', mark: 'leads the army', value: 1 });
    expect(seniorRating(on.view('blue'), 'keith')).toBe('dependable');
    expect(performance(on, 'first', [])).toMatchObject({ performance: 'Poor', drawn: 1 });
  });
  it('rides and rallies as the general, once', () => {
    const on = after();
    on.run(generalsMove(on, 'blue'));
    expect(on.asked.filter(({ kind }) => kind === 'ride')).toHaveLength(1);
  });
  it('without a successor there is no general', () => {
    const on = corps();
    on.emit({ do: 'went', id: 'king', to: { gone: 'left the field' } });
    expect(generalOf(on.view('blue'), 'blue')).toBeNull();
    expect(lieutenantsOf(on.view('blue'), 'blue').map(({ id }) => id)).toEqual(['keith']);
  });
});
