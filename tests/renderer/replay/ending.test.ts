import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { EndCard, ReplayPlayer } from '../../../renderer/replay';
import { chancesOf } from '../../../renderer/replay/chance';
import { causesOf, endInWords, lossesByCause, luckInWords, outcomeInWords } from '../../../renderer/replay/ending';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();

describe('why a side won', () => {
  const { turns, chapters } = new ReplayPlayer(record);

  it('is told by the turns in which the loser lost most', () => {
    const causes = causesOf(record, turns, chapters, []);
    expect(causes.map(({ turn }) => turn)).toEqual([2]);
    expect(causes[0]?.text).toBe('Brackwitz lost');
  });

  it('is told, after those, by the turns in which the loser gave way, and never by the winner’s', () => {
    const way = { moment: 3, turn: 1, title: 'Rautenkranz gives way', side: 'blue', weight: 1 } as const;
    const told = (side: string) => causesOf(record, turns, [{ ...way, side }, ...chapters], []).map(({ text }) => text);
    expect(told('blue')).toEqual(['Rautenkranz gives way', 'Brackwitz lost']);
    expect(told('red')).toEqual(['Brackwitz lost']);
  });

  it('is told by the chance to win where that is known', () => {
    const winners = (blue: number) => Array.from({ length: 20 }, (_, i) => (i < blue ? 'blue' : 'red'));
    const chances = chancesOf(
      [
        { turn: 1, winners: winners(18) },
        { turn: 2, winners: winners(18) },
      ],
      turns,
      record,
    );
    expect(causesOf(record, turns, chapters, chances).map(({ turn }) => turn)).toEqual([2]);
  });

  it('counts hits and units by what struck them', () => {
    expect(lossesByCause(record)).toEqual([
      { side: 'blue', byFire: 2, byMelee: 4, units: { fire: 0, melee: 1, rout: 0 } },
      { side: 'red', byFire: 0, byMelee: 0, units: { fire: 0, melee: 0, rout: 0 } },
    ]);
  });

  it('counts for rout who runs in the end, where the book counts him as lost', () => {
    const words = { one: 'unit running', many: 'units running' };
    const vocabulary = { ...record.vocabulary, breaking: { words, whileMarked: ['running'] } };
    const [runner = '', rallied = ''] = Object.values(record.roster.units).flatMap(({ side, id }) =>
      side === 'red' ? [id] : [],
    );
    const reasons = record.events[0]?.reasons ?? [];
    const told = { act: 0, seen: 'all', text: '', reasons } as const;
    const marked = (id: string, value: number | null) => ({ do: 'mark', id, mark: 'running', value, ...told }) as const;
    const events = [...record.events, marked(runner, 1), marked(rallied, 1), marked(rallied, null)];
    const [blue, red] = lossesByCause({ ...record, vocabulary, events });
    expect([blue?.units.rout, red?.units]).toEqual([0, { fire: 0, melee: 0, rout: 1 }]);
    expect(lossesByCause({ ...record, events })[1]?.units.rout).toBe(0);
  });

  it('puts luck into one sentence', () => {
    expect(luckInWords(record)).toMatch(
      /^Lindenau was lucky: 6 hits where 3\.7 were to be expected, as in 1 battle of \d+\.$/,
    );
    const even = record.events.map(({ luck, ...event }) =>
      luck ? { ...event, luck: { ...luck, got: luck.expected } } : event,
    );
    expect(luckInWords({ ...record, events: even })).toBe('The dice favoured neither side.');
  });

  it('is on a card that opens the moments and fights on', () => {
    const player = new ReplayPlayer(record);
    const acts = { onagain: vi.fn(), onotherseed: vi.fn(), onhundred: vi.fn(), onclose: vi.fn() };
    render(EndCard, { player, chances: [], ...acts });
    player.seek(player.length);
    flushSync();
    expect(screen.getByRole('heading', { name: /Lindenau wins/ })).toBeTruthy();
    screen.getByRole('button', { name: /Turn 2/ }).click();
    expect(player.moment).toBe(31);
    for (const name of ['Fight again', 'Other seed', 'A hundred times']) screen.getByRole('button', { name }).click();
    for (const act of [acts.onagain, acts.onotherseed, acts.onhundred]) expect(act).toHaveBeenCalledOnce();
  });
});

it.each([
  ['Lindenau is broken', 11, 'Lindenau is broken. 11 turns.', 'Bernau wins after 11 turns: Lindenau is broken'],
  [
    'Both armies are broken.',
    1,
    'Both armies are broken. 1 turn.',
    'Bernau wins after 1 turn: Both armies are broken.',
  ],
  ['Undecided after 4 turns', 4, 'Undecided after 4 turns.', 'Bernau wins: Undecided after 4 turns'],
])('an end is told with its length once: %s', (reason, turns, told, reported) => {
  const outcome = { ...sampleBattle().outcome, reason, turns };
  expect(endInWords(outcome)).toBe(told);
  expect(outcomeInWords('Bernau wins', outcome)).toBe(reported);
});
