/** Who stands idle, and when armies break. */
import { describe, expect, it } from 'vitest';
import { breaksOf, idleCommands } from '../../../../engine/analysis/report';
import { game, SETTING } from './made-up';

const at = { x: 10, y: 20 };
const idle = (command: string, turns: number, until: number) => ({ command, turns, until, at: { ...at, x: turns } });

describe('idle commands', () => {
  it('come with those of open battles first, then by their turns in all', () => {
    const games = [
      game({ turns: 30, idle: [idle('a', 20, 25), idle('b', 5, 30)] }),
      game({ turns: 30, idle: [idle('a', 10, 12), idle('c', 3, 9)] }),
      game({ turns: 8, winner: 'blue', idle: [idle('b', 4, 8)] }),
    ];
    expect(idleCommands(games)).toEqual([
      { command: 'b', battles: 2, turns: 4.5, open: 1, at: { ...at, x: 5 } },
      { command: 'a', battles: 2, turns: 15, open: 0, at: { ...at, x: 20 } },
      { command: 'c', battles: 1, turns: 3, open: 0, at: { ...at, x: 3 } },
    ]);
    expect(idleCommands([])).toEqual([]);
  });
});

describe('the turn in which an army breaks', () => {
  it('is the first with the losses that break it, in the middle of the battles in which it does', () => {
    const games = [
      game({ lostByTurn: { blue: [0, 1, 2, 2], red: [0, 0, 0, 3] } }),
      game({ lostByTurn: { blue: [0, 0, 0, 3], red: [4, 4, 4, 4] } }),
    ];
    expect(breaksOf(SETTING.sides, games)).toEqual([
      { side: 'blue', battles: 2, turn: 3.5 },
      { side: 'red', battles: 1, turn: 1 },
    ]);
    expect(breaksOf(SETTING.sides, [game()])).toMatchObject([{ turn: null }, { turn: null }]);
  });
});
