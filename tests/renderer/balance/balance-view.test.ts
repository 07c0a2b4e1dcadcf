/** The Balance view before, while and after battles are fought; stopped; in error; and what it offers to ask. */
import { render, screen } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { fightOut, settingOf, summaryOf } from '../../../engine/analysis';
import type { GameSummary } from '../../../engine/analysis/report';
import type { Finding } from '../../../engine/scenario';
import { honoursOfWar } from '../../../engine/rules/honours-of-war';
import { Openings } from '../../../renderer/battle';
import { Balancing, BalanceView } from '../../../renderer/balance';
import { KeyRing, Workspace } from '../../../renderer/frame';
import { entryOf, FakeDesk } from '../fake-desk';
import { sampleScenario } from '../sample-battle';

const scenario = sampleScenario();
const setting = settingOf(scenario, honoursOfWar);
const [first = '', second = ''] = setting.sides.map(({ id }) => id);
const model = summaryOf(fightOut({ scenario, system: honoursOfWar, seed: 1, turns: 1 }), setting, 1);
const game = (seed: number, winner: string | null): GameSummary => {
  return { ...model, seed, outcome: { ...model.outcome, winner, ended: winner !== null } };
};
/** Every other battle is won by the first side, or as told. */
const games = (from: number, count: number, winner = (seed: number): string | null => (seed % 2 ? first : second)) =>
  Array.from({ length: count }, (_, i) => game(from + i, winner(from + i)));

type End =
  | { readonly ok: { readonly fought: number } }
  | { readonly fault: { readonly code: string; readonly message: string } };

async function show(fault: string | null = null) {
  let end: (answer: End) => void = () => undefined;
  const finding: Finding = {
    file: 'x',
    line: 12,
    column: 3,
    severity: 'error',
    code: 'x',
    message: 'There are no wizards.',
  };
  const desk = new FakeDesk([entryOf()], {
    'generals.list': () => ({
      ok: {
        generals: ['Capable', 'Drill-book', 'Brilliant'].map((title) => ({ id: title.toLowerCase(), title })),
        tempers: [],
      },
    }),
    'balance.run': ({ keptOnly }) =>
      keptOnly === true ? { ok: { fought: 0 } } : new Promise<End>((resolve) => (end = resolve)),
    'balance.stop': () => (end({ fault: { code: 'balance-stopped', message: '' } }), { ok: {} }),
    ...(fault === null
      ? {}
      : { 'scenario.open': () => ({ ok: { scenario: null, findings: [finding], text: '', stamp: '' } }) }),
  });
  const openings = new Openings(desk);
  await openings.open(entryOf());
  const balancing = new Balancing(desk);
  await tick();
  const keys = new KeyRing();
  const workspace = new Workspace(desk, 1280);
  render(BalanceView, { balancing, openings, workspace, keys, onwatch: vi.fn() });
  flushSync();
  await vi.waitFor(() => expect(fault ?? balancing.kinds.length).toBeTruthy());
  await tick();
  const run = () => desk.askedFor('balance.run').at(-1);
  const tell = (told: readonly GameSummary[]): void => {
    const name = run()?.run ?? '';
    desk.tell('balance.setting', { run: name, setting });
    desk.tell('balance.games', { run: name, games: told });
    for (const kind of balancing.kinds) kind.settle();
    flushSync();
  };
  const press = (key: string): void => {
    keys.press(new KeyboardEvent('keydown', { key }));
    keys.release(new KeyboardEvent('keyup', { key }));
    flushSync();
  };
  return { desk, balancing, tell, press, run, end: (answer: End) => end(answer) };
}

describe('many battles in the window', () => {
  it('are offered before any was fought, and fought by Space', async () => {
    const { press, run, tell, end, balancing } = await show();
    expect(screen.getByRole('heading', { name: 'No battle has been fought yet' })).toBeTruthy();
    press(' ');
    expect(run()).toMatchObject({ games: 200, seed: 1, keptOnly: false });
    expect(screen.getByText('The first battles are being fought.')).toBeTruthy();
    tell(games(1, 30));
    expect(screen.getByRole('heading', { name: '30 of 200 battles' })).toBeTruthy();
    end({ ok: { fought: 30 } });
    await vi.waitFor(() => expect(balancing.isRunning).toBe(false));
  });

  it('stop by Space, say that what was fought is kept, and go on', async () => {
    const { press, tell, balancing, desk } = await show();
    press(' ');
    tell(games(1, 30));
    press(' ');
    await vi.waitFor(() => expect(balancing.isRunning).toBe(false));
    flushSync();
    expect(desk.askedFor('balance.stop')).toHaveLength(1);
    expect(screen.getByText('Stopped; what was fought is kept')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Go on/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tell why they cannot be fought', async () => {
    const { press, end } = await show();
    press(' ');
    end({ fault: { code: 'engine-stopped', message: 'The rules engine stopped twice over the same battles.' } });
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('cannot be fought'));
    expect(screen.getByText('The rules engine stopped twice over the same battles.')).toBeTruthy();
    expect(screen.getByText('None has been fought')).toBeTruthy();
  });

  it('name the line of a file with errors', async () => {
    await show('errors');
    expect(screen.getByText('Line 12: There are no wizards.')).toBeTruthy();
  });

  it('stop of themselves when the share is known within five points, and not before', async () => {
    const { press, tell, balancing, desk } = await show();
    balancing.want(1000);
    press('b');
    expect(screen.getByRole('button', { name: 'Stop at ±5 points' }).getAttribute('aria-pressed')).toBe('true');
    press(' ');
    // Of 380 battles half are won: 45 to 55 %; of 390 within five points either way.
    tell(games(1, 370));
    tell(games(371, 1));
    expect(desk.askedFor('balance.stop')).toEqual([]);
    tell(games(372, 25));
    tell(games(397, 1));
    expect(desk.askedFor('balance.stop').length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(balancing.isRunning).toBe(false));
    flushSync();
    expect(screen.getByText('Enough: known within ±5 points')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Go on/ })).toBeNull();
  });

  it('ask whether other generals agree, and are not settled while they do not', async () => {
    const { press, tell, balancing, end } = await show();
    balancing.want(20);
    press(' ');
    tell(games(1, 20));
    end({ ok: { fought: 20 } });
    await vi.waitFor(() => expect(balancing.isRunning).toBe(false));
    flushSync();
    press('g');
    expect(balancing.kinds.map(({ label }) => label)).toEqual(['As it is', 'Drill-book general', 'Brilliant general']);
    expect(balancing.untried).toEqual([]);
    expect(balancing.kinds[1]?.choices).toEqual({ generals: { [first]: 'drill-book', [second]: 'drill-book' } });
    const told = (winner: (seed: number) => string | null) => {
      for (const kind of balancing.kinds.slice(1)) {
        kind.forget();
        kind.setting = setting;
        kind.add(games(1, 20, winner));
        kind.settle();
      }
      flushSync();
    };
    // Half under the usual general; 13 of 20 are 15 points more, 14 are 20.
    told((seed) => (seed <= 13 ? first : second));
    expect(screen.queryByText('Not settled.')).toBeNull();
    expect(screen.getByText(/The generals agree within 15 points/)).toBeTruthy();
    told((seed) => (seed <= 14 ? first : second));
    expect(screen.getByText('Not settled.')).toBeTruthy();
    // One of twenty may stall, two may not.
    told((seed) => (seed === 20 ? null : seed <= 10 ? first : second));
    expect(screen.queryByText('Not settled.')).toBeNull();
    told((seed) => (seed >= 19 ? null : seed <= 10 ? first : second));
    expect(screen.getByText('Not settled.')).toBeTruthy();
  });

  it('go on from a turn of a battle that is watched, a hundred of them and these alone', async () => {
    const { balancing, desk } = await show();
    const fights = () => desk.askedFor('balance.run').filter(({ keptOnly }) => keptOnly === false);
    void balancing.otherDice('b7', 4);
    await tick();
    expect(fights()).toMatchObject([{ games: 100, again: { battle: 'b7', turn: 4 } }]);
    expect(balancing.kind?.label).toBe('Other dice from turn 4');
    balancing.look(0);
    void balancing.otherDice('b7', 4);
    expect([balancing.at, balancing.kinds.length, fights().length]).toEqual([1, 2, 1]);
  });
});
