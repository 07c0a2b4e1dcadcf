/** Retreats and routs: when, how far and what becomes of the guns (HOW-RET). */
import { ask, does, pieceOf, possessive, pronoun, verbFor } from '../../../battle';
import type { Field, Id, Question, Rule } from '../../../battle';
import { exceeds, fallsShort } from '../../../geometry';
import type { Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { nameOf } from '../../common';
import { playsWith } from '../options';
import { refuse } from '../refusals';
import { breakContact } from '../troops/contact';
import { normalMove } from '../troops/traits';
import { isBrokenOff, isDeployed, isMarked, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { leaveGuns } from './crews';
import type { Swept } from './escaping';
import { giveWay } from './giving-way';
import { measuredWords } from '../lengths';

/** How far to retreat, in cm. */
export interface RetreatAbout {
  readonly unit: Id;
  readonly least: Cm;
  readonly most: Cm;
  readonly swept?: Swept;
}

/** At least one and at most two moves, at the owner's choice (HOW-RET-02); `sequence/retreat-question` weighs them. */
export const retreatQuestion: Question<RetreatAbout, { readonly span: Cm }> = {
  kind: 'retreat',
  form: (_view, { least, most }) => ({ form: 'span', least, most }),
  choices: (_view, { least, most }) => ({
    list: [0, 1, 0.5, 0.25, 0.75].map((share) => ({ span: least + (most - least) * share })),
  }),
  check: (_view, { least, most }, { span }) =>
    !fallsShort(span, least) && !exceeds(span, most)
      ? null
      : refuse(
          'HOW-RET-02',
          `A retreat goes ${least.toFixed(1)} to ${measuredWords(most)}; this is ${measuredWords(span)}.`,
        ),
  words: (view, { unit }) => {
    const name = nameOf(view, unit);
    return {
      title: `${does(name, 'has')} lost ${possessive(name)} morale: how far ${verbFor(name, 'does')} ${pronoun(name)} retreat?`,
      clause: 'HOW-RET-02',
    };
  },
  label: (_view, _about, { span }) => `Retreat ${measuredWords(span)}`,
  idle: (_view, { least }) => ({ span: least }),
};

export interface BlowThatRouts {
  readonly by: Id;
  readonly sector: Sector;
  readonly clause: Id;
}

/** A unit on 4 hits gives way one to two moves and must reform (HOW-REACT-01, HOW-RET-02 to 12). */
export function* retreat(field: Field, id: Id, because: Id = 'HOW-REACT-01', swept?: Swept): Rule<void> {
  const { seat } = pieceOf(field.state, id);
  const troop = troopOf(field.view(seat), id);
  if (isBrokenOff(troop) && isMarked(troop, 'at the edge')) return leaveTable(field, troop);
  const clause = { reasons: [{ clause: because, label: 'Loss of morale' }] };
  field.emit({ do: 'mark', id, mark: 'broken off', value: 1 }, clause);
  if (troop.traits.withoutGuns && playsWith(field.roster, 'abandoned battalion guns'))
    field.emit(
      { do: 'mark', id, mark: 'guns left', value: 1 },
      { reasons: [{ clause: 'HOW-OPT-05', label: 'Its battalion guns are left behind' }] },
    );
  if (isMarked(troop, 'reforming')) field.emit({ do: 'mark', id, mark: 'reforming', value: null }, clause);
  field.emit({ do: 'mark', id, mark: 'retreated', value: 1 }, clause);
  // Its piece changes under our hands: what it was is noted first.
  const hadGuns = isDeployed(troop);
  if (hadGuns) {
    const lost = yield* leaveGuns(field, troop);
    if (lost) return yield* rout(field, id, undefined, swept);
  }
  breakContact(field, field.view(seat), id);
  const least = leastRetreat(troopOf(field.view(seat), id), hadGuns);
  const { span } = yield* ask(field, retreatQuestion, seat, { unit: id, ...least, ...(swept ? { swept } : {}) });
  yield* giveWay(field, id, { manner: 'retreat', wanted: span, least: least.least, swept });
}

/** A unit that halted on the edge and must retreat again is lost (HOW-RALLY-08). */
function leaveTable(field: Field, { id, traits }: Troop): void {
  const because = { reasons: [{ clause: 'HOW-RALLY-08', label: 'It stood on the table edge' }] };
  breakContact(field, field.view(traits.unit.side), id);
  field.emit({ do: 'mark', id, mark: 'done for', value: 1 }, because);
  field.emit({ do: 'mark', id, mark: 'broken off', value: null }, because);
  field.emit(
    { do: 'went', id, to: { gone: 'retreated off the table' } },
    { ...because, text: `${does(traits.unit.name, 'leaves')} the table.` },
  );
}

/** Normal moves of a retreat (HOW-RET-02). */
export const RETREAT_MOVES = { least: 1, most: 2 } as const;

/** N to 2N of its formation; guns that limber first lose half a move of it (HOW-RET-02, HOW-RET-14). */
function leastRetreat(troop: Troop, hadGuns: boolean): { readonly least: Cm; readonly most: Cm } {
  const normal = normalMove(troop.traits, troop.piece.formation);
  const limbering = hadGuns && troop.piece.formation === 'limbered' ? normal / 2 : 0;
  return { least: RETREAT_MOVES.least * normal - limbering, most: RETREAT_MOVES.most * normal - limbering };
}

/** A Done For unit routs one move and is removed in the rally phase; `blow` when it is lost without a hit (HOW-REACT-01, HOW-MELEE-24). */
export function* rout(field: Field, id: Id, blow?: BlowThatRouts, swept?: Swept): Rule<void> {
  const { seat, marks } = pieceOf(field.state, id);
  const because = blow?.clause ?? 'HOW-REACT-01';
  const mark = (name: string, value: number | Id | null): void =>
    field.emit({ do: 'mark', id, mark: name, value }, { reasons: [{ clause: because, label: 'Done For' }] });
  if (blow) {
    mark('struck by', blow.by);
    mark('struck from', blow.sector);
  }
  const troop = troopOf(field.view(seat), id);
  mark('done for', 1);
  mark('retreated', 1);
  for (const name of ['broken off', 'reforming', 'hit now']) if (marks[name] !== undefined) mark(name, null);
  breakContact(field, field.view(seat), id);
  const least = isDeployed(troop)
    ? troop.traits.scale.moves.lightFoot
    : normalMove(troop.traits, troop.piece.formation);
  yield* giveWay(field, id, { manner: 'rout', wanted: least, least, swept });
}
