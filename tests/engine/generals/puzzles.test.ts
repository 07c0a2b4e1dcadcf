/** Tactical positions with sensible and foolish answers; `npm run puzzles` plays them out. */
import { describe, expect, it } from 'vitest';
import { answerTo, offered } from '../../puzzles/play-outs';
import { matches } from '../../puzzles/matching';
import { positionsOf } from '../../puzzles/position';
import type { Position, Scale } from '../../puzzles/position';
import { PUZZLE_FILES, puzzleIn } from '../../puzzles/puzzle';
import type { Puzzle } from '../../puzzles/puzzle';
import { mirrored } from '../../puzzles/variants';

const puzzles = PUZZLE_FILES.map(puzzleIn);
const first = (puzzle: Puzzle, scale: Scale = '28mm'): Position => {
  const [position] = positionsOf(puzzle, 1, scale);
  if (!position) throw new Error(`${puzzle.name} has no position`);
  return position;
};
const isSensible = (puzzle: Puzzle, position: Position): boolean => {
  const { battle, decision, unit, times } = position;
  const answer = answerTo(position);
  return puzzle.sensible.some((told) => matches(told, answer, battle.view(decision.seat), unit, times));
};
const solved = new Map<string, boolean>();

describe('tactical puzzles', () => {
  it('are forty and more, of all chapters', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(40);
    expect(new Set(puzzles.map(({ chapter }) => chapter)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(puzzles.map((puzzle) => [puzzle.name, puzzle] as const))(
    '%s can be asked, and is borne out',
    (name, puzzle) => {
      const position = first(puzzle);
      expect(offered(position, puzzle.sensible).length).toBeGreaterThan(0);
      expect(offered(position, puzzle.foolish).length).toBeGreaterThan(0);
      // What play-outs said: a gain that is surely above nothing.
      const [, gain, half] =
        /^\+(\d+\.\d+) points of \d+ play-outs, give or take (\d+\.\d+)$/.exec(puzzle.confirmed ?? '') ?? [];
      expect(Number(gain)).toBeGreaterThan(Number(half));
      solved.set(name, isSensible(puzzle, position));
    },
  );

  it('are solved by the capable general but for a few', () => {
    const failed = [...solved].filter(([, isSolved]) => !isSolved).map(([name]) => name);
    expect(solved.size - failed.length, `not solved: ${failed.join(', ')}`).toBeGreaterThanOrEqual(36);
  });

  // One of each chapter, of those he solves.
  const chapters = [...new Set(puzzles.map(({ chapter }) => chapter))];
  it.each(chapters)('of %s are answered alike in a mirror and at another scale', (chapter) => {
    const puzzle = puzzles.find((one) => one.chapter === chapter && solved.get(one.name));
    if (!puzzle) throw new Error(`no puzzle of ${chapter} is solved`);
    const other = mirrored(puzzle);
    expect(isSensible(other, first(other))).toBe(true);
    expect(isSensible(puzzle, first(puzzle, '15mm'))).toBe(true);
  });
});
