/** A tactical position with sensible and foolish answers, as a file of `positions/` has it. */
import { basename } from 'node:path';
import { parse } from 'yaml';
import {
  array,
  looseObject,
  number,
  object,
  optional,
  parse as checked,
  record,
  string,
  union,
  unknown,
} from 'valibot';
import type { InferOutput } from 'valibot';
import { bytesOf, folderOf } from '../bench/inputs';

/** How an answer is told; what is left out may be anything. Lengths in cm at 28mm. */
const answer = object({
  /** A word of the list, or `march`. */
  do: string(),
  /** Unit or feature by name, or a number. */
  of: optional(union([string(), number()])),
  as: optional(string()),
  /** Of a march: its end is within so far (8 cm) of a place, */
  to: optional(array(number())),
  within: optional(number()),
  /** at least so much (3 cm) nearer to a unit or feature, or farther from it, */
  nearer: optional(string()),
  farther: optional(string()),
  by: optional(number()),
  /** at least or at most so far from a unit, middle to middle, */
  'at least': optional(number()),
  'at most': optional(number()),
  from: optional(string()),
  /** and faces a unit or feature within 45 degrees, or does not within 60. */
  facing: optional(string()),
  'not facing': optional(string()),
});

const puzzle = object({
  puzzle: string(),
  /** What it tries: puzzles of a chapter are alike. */
  chapter: string(),
  /** Why the sensible answer is sensible. */
  why: string(),
  table: optional(array(number())),
  terrain: optional(array(unknown())),
  /** Armies as in a scenario, without name and nation. */
  blue: looseObject({}),
  red: looseObject({}),
  objectives: optional(array(unknown())),
  /** Turns the battle has; it is played out to the end of the sixth otherwise. */
  turns: optional(number()),
  /** Counters that units have already, by name. */
  gauges: optional(record(string(), record(string(), number()))),
  /** Where the position is reached on the way: answers given before. The side of the first unit moves first. */
  before: optional(array(object({ unit: string(), answer }))),
  /** Who is asked what: the question's kind, and how its command does. */
  asked: object({ unit: string(), question: optional(string()), performance: optional(string()) }),
  sensible: array(answer),
  foolish: array(answer),
  /** Why the capable general does not find it; left out, he does. */
  unsolved: optional(string()),
  /** What long play-outs said, written by `npm run puzzles`. */
  confirmed: optional(string()),
});

export type PuzzleAnswer = InferOutput<typeof answer>;
export type Puzzle = InferOutput<typeof puzzle> & { readonly name: string };

const FOLDER = 'tests/puzzles/positions';

export const PUZZLE_FILES = folderOf(FOLDER).filter((file) => file.endsWith('.yaml'));
export const pathOfPuzzle = (file: string): string => `${FOLDER}/${file}`;

/** Throws with the file's name what is wrong in it. */
export function puzzleIn(file: string): Puzzle {
  try {
    const read: unknown = parse(bytesOf(pathOfPuzzle(file)).toString('utf8'));
    return { ...checked(puzzle, read), name: basename(file, '.yaml') };
  } catch (error) {
    throw new Error(`${pathOfPuzzle(file)}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
