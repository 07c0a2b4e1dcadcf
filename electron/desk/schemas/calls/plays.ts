import * as v from 'valibot';
import { boolean, exactly, integer, list, nothing, object, text, texts, token } from '../fields';
import { attempt, choice, dice, pose, stand } from './choices';
import { battle, battleKind, seed } from './fragments';

/** Chosen by the window, or by the desk where it is left out. */
const play = token(60);
/** For whose eyes; null: for those of the person who is asked. */
const seat = v.nullable(text(200));
/** How many events the window has. */
const from = integer(0, 10_000_000);
const event = integer(0, 10_000_000);
const entry = integer(0, 10_000_000);
const watched = { play, seat, from };

/** One of the questions of a position. */
const asked = { play, seat: text(200), at: entry, asked: integer(0, 100) };

/** Dice of a seed, or typed in as they fall. */
const source = v.variant(
  'from',
  [exactly({ from: v.literal('seed'), seed }), exactly({ from: v.literal('people') })],
  'dice from a seed or from people',
);
const { file, text: written, turns, rules, scale, options, table, without } = battleKind.entries;
/** By a side's id, or a command's for its wing: `person`, `real table`, or a computer general, as `capable:bold`. */
const players = texts(60);

export const PLAY_ARGUMENTS = {
  'play.start': object({
    play: v.optional(play),
    file,
    text: written,
    turns,
    rules,
    scale,
    options,
    table,
    without,
    dice: source,
    players,
    /** Undo is free. */
    practice: v.optional(boolean),
  }),
  /** Fights on from the moment of an open battle, or of a fight, after so many of its events; of a fight those that the seat saw. */
  'play.branch': object({
    play: v.optional(play),
    of: v.variant(
      'kind',
      [exactly({ kind: v.literal('battle'), battle }), exactly({ kind: v.literal('play'), play, seat: text(200) })],
      'a battle or a fight',
    ),
    event,
    turns,
    /** Left out: those the battle went on with, where it knows them. */
    dice: v.optional(source),
    /** Left out of a fight: its own. */
    players: v.optional(players),
    practice: v.optional(boolean),
  }),
  'play.list': nothing,
  'play.resume': object({ play, seat }),
  'play.leave': object({ play }),
  'play.discard': object({ play }),
  'play.restore': object({ play }),
  'play.watch': object({ play, seat }),
  'play.look': object(watched),
  /** `at`: the entries there were when it was asked; `asked`: which of the questions of the position. */
  'play.answer': object({ ...watched, at: entry, asked: integer(0, 100), choice }),
  /** Units moved by one gesture, undone as one: all as they are meant to, or none. */
  'play.together': object({
    ...watched,
    at: entry,
    moves: list(object({ unit: text(200), attempts: list(attempt, 10) }), 100),
  }),
  /** Units put down where they stand on a real table, one or a brigade. */
  'play.put': object({ ...watched, at: entry, stand }),
  'play.try': object({ ...asked, attempt }),
  'play.reach': object(asked),
  /** Of one answer, or of each that is listed. */
  'play.odds': object({ ...asked, choice: v.nullable(choice) }),
  'play.advise': object(asked),
  /** `pose`: if the unit stood there. */
  'play.threats': object({ play, seat: text(200), unit: text(200), pose: v.nullable(pose) }),
  'play.zones': object({ play, seat: text(200), unit: text(200) }),
  'play.undo': object({
    ...watched,
    to: v.union([v.literal('last'), exactly({ entry }), exactly({ event })], '“last”, an entry or an event'),
  }),
  'play.redo': object(watched),
  'play.correct': object({ ...watched, entry, dice }),
  'play.keep': object({ play, name: text(200) }),
  /** Opens it as it stands as a battle, for all that can be asked of one. */
  'play.open': object({ play }),
};
