import { afterEach, describe, expect, it, vi } from 'vitest';
import { Chances } from '../../../renderer/replay';
import { chanceAt, chanceInWords, chancesOf, chaptersByChance, turningTurns } from '../../../renderer/replay/chance';
import { turnsOf } from '../../../renderer/replay/turns';
import { FakeDesk } from '../fake-desk';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();
const turns = turnsOf(record.events);
/** So many battles of twenty won by the first side. */
const sample = (turn: number, blue: number, of = 20) => ({
  turn,
  winners: Array.from({ length: of }, (_, i) => (i < blue ? 'blue' : 'red')),
});

describe('the chance to win', () => {
  it('has a point for each turn, with its interval, and ends with what came', () => {
    const points = chancesOf([sample(1, 10), sample(2, 2)], turns, record);
    expect(points.map(({ turn, share, games }) => [turn, share, games])).toEqual([
      [1, 0.5, 20],
      [2, 0.1, 20],
      [2, 0, 0],
    ]);
    expect(points[0]?.interval[0]).toBeCloseTo(0.299, 2);
    expect(points[0]?.interval[1]).toBeCloseTo(0.701, 2);
    expect(points.map(({ moment }) => moment)).toEqual([0, turns[1]?.from, record.events.length]);
    expect([0, 12, 13, 31, 32].map((moment) => points.findIndex((one) => one === chanceAt(points, moment)))).toEqual([
      0, 0, 1, 1, 2,
    ]);
  });

  it('is told with its interval and its change, and without per cents under 20', () => {
    const points = chancesOf([sample(1, 14), sample(2, 2)], turns, record);
    expect(chanceInWords(points, 1, record.roster)).toBe('Bernau wins 70 %, ±19');
    expect(chanceInWords(points, 20, record.roster)).toBe('Bernau wins 10 %, ±14, 60 less than a turn before');
    expect(chanceInWords(chancesOf([sample(1, 12, 19)], turns, record), 1, record.roster)).toBe(
      'Bernau wins 12 of 19 continuations',
    );
    expect(chanceInWords(chancesOf([sample(1, 1, 1)], turns, record), 1, record.roster)).toBe(
      'Bernau wins 1 of 1 continuation',
    );
  });

  it('is not told of a turn that is not sampled yet by that of a later one', () => {
    const points = chancesOf([sample(2, 8)], turns, record);
    const second = turns[1]?.from ?? 0;
    expect(chanceAt(points, second - 1)).toBeNull();
    expect(chanceInWords(points, second - 1, record.roster)).toBeNull();
    expect(chanceInWords(points, second, record.roster)).toBe('Bernau wins 40 %, ±20');
  });

  it('turned only where the intervals leave no doubt', () => {
    const changes = turningTurns(chancesOf([sample(1, 18), sample(2, 4)], turns, record));
    expect(changes.map(({ turn, change }) => [turn, Math.round(change * 100)])).toEqual([
      [1, -70],
      [2, -20],
    ]);
    expect(turningTurns(chancesOf([sample(1, 10), sample(2, 8)], turns, record)).map(({ turn }) => turn)).toEqual([2]);
  });

  it('weighs the flags of the timeline: heavy in the turns that changed it, light elsewhere, and the end as it was', () => {
    const flag = (turn: number, weight: 1 | 2 | 3) => ({ moment: turn, turn, title: `${turn}`, side: null, weight });
    const flags = [flag(1, 2), flag(2, 1), flag(2, 3)];
    const points = chancesOf([sample(1, 10), sample(2, 8)], turns, record);
    expect(chaptersByChance(flags, points, turns).map(({ weight }) => weight)).toEqual([1, 2, 3]);
    expect(chaptersByChance(flags, [], turns)).toBe(flags);
    const lastOnly = chancesOf([sample(2, 8)], turns, record);
    expect(chaptersByChance(flags, lastOnly, turns).map(({ weight }) => weight)).toEqual([2, 2, 3]);
    const [own] = chaptersByChance([], points, turns);
    expect(own).toMatchObject({ turn: 2, moment: record.events.length, weight: 2 });
  });

  it('is fought from each turn freely, in the background, told as it comes, and can be stopped', async () => {
    const desk: FakeDesk = new FakeDesk([], {
      'balance.run': ({ run, games, keptOnly, again }) => {
        if (keptOnly) return { ok: { fought: 0 } };
        const told = Array.from({ length: games }, (_, seed) => ({ seed, outcome: { winner: 'red' } }));
        if (again?.turn === 2) desk.tell('balance.games', { run, games: told as never });
        return again?.turn === 2
          ? { ok: { fought: games } }
          : { fault: { code: 'balance-stopped', message: 'The battles were stopped.' } };
      },
      'balance.stop': () => ({ ok: {} }),
    });
    const chances = new Chances(desk, 'b1', record, turns);
    await chances.recall();
    expect(chances.points).toEqual([]);
    await chances.work();
    expect(
      desk.askedFor('balance.run').map(({ again, inBackground, keptOnly }) => ({ again, inBackground, keptOnly })),
    ).toEqual([
      { again: { battle: 'b1', turn: 2, freely: true }, inBackground: true, keptOnly: true },
      { again: { battle: 'b1', turn: 1, freely: true }, inBackground: true, keptOnly: true },
      { again: { battle: 'b1', turn: 2, freely: true }, inBackground: true, keptOnly: false },
      { again: { battle: 'b1', turn: 1, freely: true }, inBackground: true, keptOnly: false },
    ]);
    expect(chances.progress).toEqual({ done: 20, of: 40 });
    expect([chances.isRunning, chances.fault]).toEqual([false, null]);
    expect(chances.points[0]).toMatchObject({ turn: 2, share: 0, games: 20 });
  });

  it('goes on being worked out when it was stopped and begun again before the desk had answered', async () => {
    const answers: (() => void)[] = [];
    const desk = new FakeDesk([], {
      'balance.run': () => new Promise((resolve) => answers.push(() => resolve({ ok: { fought: 0 } }))),
      'balance.stop': () => ({ ok: {} }),
    });
    const chances = new Chances(desk, 'b1', record, turns);
    const first = chances.work();
    chances.stop();
    expect(chances.isRunning).toBe(false);
    void chances.work();
    answers[0]?.();
    await first;
    expect(chances.isRunning).toBe(true);
    chances.close();
    expect(chances.isRunning).toBe(false);
  });
});

describe('the chance to win, unasked', () => {
  afterEach(() => vi.useRealTimers());

  /** What a replay asks of the desk once it stands still. */
  function beside(answer: { readonly ok: { readonly fought: number } } | Promise<never>) {
    vi.useFakeTimers();
    const desk = new FakeDesk([], { 'balance.run': () => answer, 'balance.stop': () => ({ ok: {} }) });
    return { desk, chances: new Chances(desk, 'b1', record, turns) };
  }
  const never = new Promise<never>(() => undefined);

  it('is fought once the replay has stood still for a second and a half, and not before', async () => {
    const { desk, chances } = beside({ ok: { fought: 20 } });
    chances.moved();
    await vi.advanceTimersByTimeAsync(1400);
    chances.moved();
    await vi.advanceTimersByTimeAsync(1400);
    expect(desk.askedFor('balance.run')).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(
      desk.askedFor('balance.run').map(({ games, inBackground, again }) => [games, inBackground, again?.turn]),
    ).toEqual([
      [20, true, 2],
      [20, true, 1],
    ]);
  });

  it('is broken off when the replay moves, and goes on when it stands still again', async () => {
    const { desk, chances } = beside(never);
    chances.moved();
    await vi.advanceTimersByTimeAsync(1600);
    expect(chances.isRunning).toBe(true);
    chances.moved();
    expect([chances.isRunning, chances.isComing]).toEqual([false, true]);
    expect(desk.askedFor('balance.stop')).toEqual([{ run: desk.askedFor('balance.run')[0]?.run }]);
    await vi.advanceTimersByTimeAsync(1600);
    expect(desk.askedFor('balance.run')).toHaveLength(2);
  });

  it('is fought while the replay plays, however long that takes', async () => {
    const { desk, chances } = beside(never);
    for (let event = 0; event < 5; event += 1) {
      chances.plays();
      await vi.advanceTimersByTimeAsync(420);
    }
    expect(chances.isRunning).toBe(true);
    chances.plays();
    expect([chances.isRunning, desk.askedFor('balance.run').length]).toEqual([true, 1]);
  });

  it('counts the continuation that ends after it was broken off', async () => {
    const { desk, chances } = beside(never);
    chances.moved();
    await vi.advanceTimersByTimeAsync(1600);
    const run = desk.askedFor('balance.run')[0]?.run ?? '';
    chances.moved();
    desk.tell('balance.games', { run, games: [{ seed: 700_001, outcome: { winner: 'red' } }] as never });
    expect(chances.progress.done).toBe(1);
  });

  it('is broken off when the replay is left, and not begun again', async () => {
    const { desk, chances } = beside(never);
    chances.moved();
    await vi.advanceTimersByTimeAsync(1600);
    chances.moved();
    chances.rest();
    await vi.advanceTimersByTimeAsync(5000);
    expect(desk.askedFor('balance.run')).toHaveLength(1);
    expect(desk.askedFor('balance.stop')).toHaveLength(1);
  });

  it('stays stopped when a person stopped it, until it is asked for', async () => {
    const { desk, chances } = beside(never);
    chances.stop();
    chances.moved();
    await vi.advanceTimersByTimeAsync(5000);
    expect([desk.askedFor('balance.run').length, chances.isComing]).toEqual([0, false]);
    void chances.work();
    expect([desk.askedFor('balance.run').length, chances.isComing]).toEqual([1, true]);
  });

  it('is tried three times where the desk cannot, and tells why only to who asks', async () => {
    vi.useFakeTimers();
    const fault = { code: 'battle-gone', message: 'The battle is not there any more.' };
    const desk = new FakeDesk([], { 'balance.run': () => ({ fault }), 'balance.stop': () => ({ ok: {} }) });
    const chances = new Chances(desk, 'b1', record, turns);
    chances.moved();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([desk.askedFor('balance.run').length, chances.isMeant, chances.fault]).toEqual([3, false, null]);
    await chances.work();
    expect(chances.fault).toEqual(fault);
  });
});
