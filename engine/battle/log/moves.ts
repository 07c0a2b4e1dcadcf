/** Steps of a move that a log tells in one line: marches, changes of formation, rides. */
import { endOf } from '../../geometry';
import type { Point } from '../../geometry';
import type { BattleEvent } from '../events';
import { lengthInWords } from '../lengths';
import type { LengthUnit } from '../lengths';
import type { Roster } from '../roster';
import { listed } from '../../scenario';
import type { Cm, Id } from '../state';
import { mannerOf } from '../vocabulary';
import type { Vocabulary } from '../vocabulary';
import { destinationInWords } from './places';
import type { NamedPlaces } from './places';

/** One event of a move, as it is told by itself. */
export interface MoveStep {
  readonly event: number;
  readonly who: Id;
  readonly act: number;
  readonly name: string;
  /** "moves", "forms line", "wheels to the left". */
  readonly phrase: string;
  /** It turns the piece to one side, and takes it no way. */
  readonly isTurn: boolean;
  /** How far and from where to where; null for a turn, and for a change on the spot. */
  readonly stretch: { readonly length: Cm; readonly from: Point; readonly to: Point } | null;
}

/** An event that says no more than that a piece marched so far, turned or formed so; null for all others. */
export function stepOf(event: BattleEvent, index: number, roster: Roster, vocabulary: Vocabulary): MoveStep | null {
  if (event.do === 'formed') {
    const told = phraseOf(event.text, roster, event.id);
    return told && { ...told, event: index, who: event.id, act: event.act, isTurn: false, stretch: null };
  }
  const [mover] = event.do === 'moved' ? event.movers : [];
  if (event.do !== 'moved' || !mover || event.movers.length > 1) return null;
  const { gait } = mannerOf(vocabulary, event.manner);
  const told = gait === 'march' || gait === 'withdraw' ? phraseOf(event.text, roster, mover.id) : null;
  if (!told) return null;
  const [, phrase, length] = told.phrase.match(ENDS_IN_LENGTH) ?? [];
  const { path } = mover;
  if (phrase === undefined) {
    const isTurn = path.legs.every(({ kind }) => kind === 'wheel' || kind === 'pivot');
    return isTurn ? { ...told, event: index, who: mover.id, act: event.act, isTurn, stretch: null } : null;
  }
  // As the sentence tells it: what a turn on the spot adds to a path is no way in every book.
  const stretch = { length: Number(length) / vocabulary.lengths.times, from: path.from, to: endOf(path) };
  return { name: told.name, phrase, event: index, who: mover.id, act: event.act, isTurn: false, stretch };
}
const ENDS_IN_LENGTH = /^(.+) ([\d.]+) ?(?:cm|″)$/;

/** What a sentence says of a piece it begins with: "moves 3.5 cm". */
function phraseOf(text: string, { units, commands }: Roster, id: Id): { name: string; phrase: string } | null {
  const name = units[id]?.name ?? commands[id]?.leader ?? commands[id]?.name;
  if (name === undefined || !text.startsWith(`${name} `) || !text.endsWith('.')) return null;
  return { name, phrase: text.slice(name.length + 1, -1) };
}

/** "Regiment Rautenkranz forms line and moves 45 cm toward St. Ulrich." */
export function movedTogether(steps: readonly MoveStep[], places: NamedPlaces, lengths: LengthUnit): string {
  const phrases: string[] = [];
  let i = 0;
  for (let step = steps[0]; step; step = steps[i]) {
    const { phrase, stretch } = step;
    const run = steps.slice(i, endOfRun(steps, i));
    i += run.length;
    const stretches = run.flatMap((one) => (one.stretch ? [one.stretch] : []));
    const last = stretches.at(-1);
    if (!stretch || !last) phrases.push(phrase);
    else
      phrases.push(`${phrase} ${roundLength(stretches, lengths)}${destinationInWords(places, stretch.from, last.to)}`);
  }
  return `${steps[0]?.name ?? ''} ${listed(phrases)}.`;
}

/** Steps on the way, or turns, that are told by the same words are one; a change on the spot stands alone. */
function endOfRun(steps: readonly MoveStep[], from: number): number {
  const first = steps[from];
  if (!first?.stretch && !first?.isTurn) return from + 1;
  const end = steps.findIndex(
    ({ phrase, isTurn, stretch }, i) =>
      i > from &&
      (phrase !== first.phrase || isTurn !== first.isTurn || (stretch === null) !== (first.stretch === null)),
  );
  return end < 0 ? steps.length : end;
}

/** Whole units of what the players measure with; of less than one, to a tenth. */
function roundLength(stretches: readonly { readonly length: Cm }[], lengths: LengthUnit): string {
  const length = stretches.reduce((sum, stretch) => sum + stretch.length, 0);
  return lengthInWords(length, lengths, length * lengths.times < 1 ? 1 : 0);
}
