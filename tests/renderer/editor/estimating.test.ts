import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Estimate, PlayedScenario } from '../../../electron/desk/api';
import { CENTIMETRES } from '../../../engine/battle';
import { prepare } from '../../../engine/rules/honours-of-war/prepare';
import { Editing } from '../../../renderer/editor/editing.svelte';
import { Estimating } from '../../../renderer/editor/strip/estimating.svelte';
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
  sides: [],
};
const result = (blue: number, red: number): Estimate => ({
  of: 20,
  games: blue + red,
  wins: { blue, red },
  draws: 0,
  stalled: 0,
  intervals: {},
});

type Fought = Promise<{ readonly ok: Estimate }>;

function opened(run?: () => Fought) {
  const results = [result(11, 9), result(7, 13)];
  const desk = new FakeDesk([], {
    'editor.read': () => ({ ok: { findings: [], accepted: [], play } }),
    'estimate.run': run ?? (() => ({ ok: results.shift() ?? result(0, 0) })),
    'estimate.stop': () => ({ ok: {} }),
  });
  const editing = new Editing(desk);
  const estimating = new Estimating(editing);
  const asked = (): string[] => desk.asked.map(({ name }) => name).filter((name) => name.startsWith('estimate.'));
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
    expect(asked()).toEqual(['estimate.run']);
    expect(estimating.now).toEqual(result(11, 9));
  });

  it('are told with what it was before the step that came between', async () => {
    const { estimating, type } = opened();
    type('a');
    await vi.advanceTimersByTimeAsync(2100);
    type('ab');
    expect(estimating.now).toBeNull();
    await vi.advanceTimersByTimeAsync(2100);
    expect(estimating.now).toEqual(result(7, 13));
    expect(estimating.before).toEqual({ does: 'Type in the text', estimate: result(11, 9) });
  });

  it('are stopped by the next edit', async () => {
    const answers: ((estimate: Estimate) => void)[] = [];
    const { desk, estimating, asked, type } = opened(
      () => new Promise((resolve) => answers.push((estimate) => resolve({ ok: estimate }))),
    );
    type('a');
    await vi.advanceTimersByTimeAsync(2100);
    desk.tell('estimate.games', { estimate: 'estimate-1', ...result(1, 0) });
    expect(estimating.now?.games).toBe(1);
    type('ab');
    expect(asked()).toEqual(['estimate.run', 'estimate.stop']);
    answers[0]?.(result(3, 17));
    await vi.advanceTimersByTimeAsync(10);
    expect(estimating.now).toBeNull();
  });
});
