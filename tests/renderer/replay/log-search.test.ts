import { describe, expect, it } from 'vitest';
import { ReplayPlayer } from '../../../renderer/replay';
import { EVERYTHING, found } from '../../../renderer/replay/log-search';
import { sampleBattle } from '../sample-battle';

const record = sampleBattle();
const { log } = new ReplayPlayer(record);
const lines = (query: Partial<typeof EVERYTHING>): readonly string[] =>
  found(log, { ...EVERYTHING, ...query }, record).flatMap((row) => (row.kind === 'line' ? [row.text] : []));

describe('looking through the log', () => {
  it('leaves all of it where nothing is looked for', () => {
    expect(found(log, EVERYTHING, record)).toBe(log);
  });

  it.each([
    [
      'words of a sentence, in any order',
      { text: 'casimir fires' },
      ['Regiment Prinz Casimir fires at Regiment Hohenwalde: 2 hits'],
    ],
    ['a clause by its id', { text: 'hit-04' }, ['Regiment Prinz Casimir fires at Regiment Hohenwalde: 2 hits']],
    [
      'a clause by its title',
      { text: 'moved fires worse' },
      ['Regiment Prinz Casimir fires at Regiment Hohenwalde: 2 hits'],
    ],
    [
      'a unit, whoever acts',
      { who: 'blue/brackwitz-dragoons', kind: 'melee' as const },
      ['Chevreul Dragoons beat Brackwitz Dragoons: 4 hits'],
    ],
    ['a kind', { kind: 'charge' as const }, ['Chevreul Dragoons charge Brackwitz Dragoons']],
    ['what is not there', { text: 'grenadiers' }, []],
  ])('finds %s', (_, query, texts) => {
    expect(lines(query)).toEqual(texts);
  });

  it('keeps the headings of turn and phase above what it found, and no others', () => {
    expect(found(log, { ...EVERYTHING, kind: 'melee' }, record).map(({ kind }) => kind)).toEqual([
      'turn',
      'phase',
      'line',
    ]);
  });
});

describe('what is to come', () => {
  it('ends where one has come to, and does not close again behind one', () => {
    const player = new ReplayPlayer(record);
    expect(player.horizon).toBe(player.length);
    player.seek(12);
    player.hideFuture(true);
    expect(player.horizon).toBe(12);
    player.seek(20);
    player.seek(3);
    expect(player.horizon).toBe(20);
    player.hideFuture(false);
    expect(player.horizon).toBe(player.length);
  });
});
