import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayedScenario } from '../../../electron/desk/api';
import type { GameSummary } from '../../../engine/analysis/report';
import { CENTIMETRES } from '../../../engine/battle';
import { prepare } from '../../../engine/rules/honours-of-war/prepare';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { Estimating } from '../../../renderer/editor/strip/estimating.svelte';
import { game } from '../../engine/analysis/report/made-up';
import { FakeDesk } from '../fake-desk';
import { sampleScenario } from '../sample-battle';

const play: PlayedScenario = {
  title: 'Honours of War',
  ...prepare(sampleScenario()),
  vocabulary: {
    gauges: {},
    marks: {},
    manners: {},
    scores: { one: 'hit', many: 'hits' },
    lengths: CENTIMETRES,
    clauses: {},
    breaksAt: {},
  },
  says: {},
  sides: [],
};
/** So many battles won by each. */
const games = (blue: number, red: number): readonly GameSummary[] =>
  Array.from({ length: blue + red }, (_, i) => game({ seed: i + 1, winner: i < blue ? 'blue' : 'red' }));
const won = (blue: number, red: number) => ({ of: 20, games: blue + red, wins: { blue, red } });

type Answer = { readonly ok: { readonly fought: number } };

/** Battles that are told as soon as they are asked for, unless `run` tells them. */
function opened(run?: () => Promise<Answer>) {
  const results = [games(11, 9), games(7, 13)];
  const desk: FakeDesk = new FakeDesk([], {
    'editor.read': () => ({ ok: { findings: [], accepted: [], play } }),
    'balance.run':
      run ??
      ((order) => {
        desk.tell('balance.games', { run: order.run, games: results.shift() ?? [] });
        return { ok: { fought: 20 } };
      }),
    'balance.stop': () => ({ ok: {} }),
  });
  const editing = new Editing(desk);
  editing.scenario = sampleScenario();
  const estimating = new Estimating(editing);
  const asked = (): string[] => desk.asked.map(({ name }) => name).filter((name) => name.startsWith('balance.'));
  const type = (text: string): void => {
    editing.type(text);
    estimating.edited(editing.text);
  };
  return { desk, editing, estimating, asked, type };
}

describe('battles in the background', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('begin two quiet seconds after the last edit, and not before', async () => {
    const { estimating, asked, type } = opened();
    type('a');
    await vi.advanceTimersByTimeAsync(1900);
    type('ab');
    await vi.advanceTimersByTimeAsync(1900);
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(asked()).toEqual(['balance.run']);
    expect(estimating.now).toMatchObject(won(11, 9));
  });

  it('do not begin by themselves while they rest, and do when they are asked for', async () => {
    const { editing, estimating, asked, type } = opened();
    type('a');
    estimating.edited(editing.text, true);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked()).toEqual([]);
    estimating.again();
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['balance.run']);
    expect(estimating.now).toMatchObject({ games: 20 });
  });

  it('are told with what it was before the step that came between', async () => {
    const { estimating, type } = opened();
    type('a');
    await vi.advanceTimersByTimeAsync(2100);
    type('ab');
    expect(estimating.now).toBeNull();
    await vi.advanceTimersByTimeAsync(2100);
    expect(estimating.now).toMatchObject(won(7, 13));
    expect(estimating.before).toMatchObject({ does: 'Type in the text', estimate: won(11, 9) });
  });

  it('are stopped by the next edit', async () => {
    const answers: ((answer: Answer) => void)[] = [];
    const { desk, estimating, asked, type } = opened(() => new Promise((resolve) => answers.push(resolve)));
    type('a');
    await vi.advanceTimersByTimeAsync(2100);
    desk.tell('balance.games', { run: 'editor-1', games: games(1, 0) });
    expect(estimating.now?.games).toBe(1);
    type('ab');
    expect(asked()).toEqual(['balance.run', 'balance.stop']);
    desk.tell('balance.games', { run: 'editor-1', games: games(3, 17) });
    answers[0]?.({ ok: { fought: 20 } });
    await vi.advanceTimersByTimeAsync(10);
    expect(estimating.now).toBeNull();
  });
});
