/** The rally phase: the lost are removed, hits fall away with distance, the broken reform (HOW-RALLY). */
import { exceeds, fallsShort } from '../../../geometry';
import { ask, does, pieceOf, preferredBy } from '../../../battle';
import type { Field, Id, Question, Reason, Rule, View } from '../../../battle';
import { distanceTo } from '../../../tabletop';
import { commandOf, generalOf, leaderName, lieutenantsOf, nameOf, placeOf, refuse } from '../../common';
import { unitsUnder } from '../command/commands';
import { removeCommanders } from '../command/beaten-brigades';
import { seniorRating } from '../command/influence';
import { captureGuns, loseGuns } from '../morale/crews';
import { nearest } from '../../../tabletop';
import {
  enemiesOf,
  hitsOf,
  isBrokenOff,
  isDoneFor,
  isMarked,
  isReforming,
  registerIn,
  troopsOn,
} from '../troops/troop';
import type { Troop } from '../troops/troop';
import { measuredWords } from '../lengths';

export function* rallyPhase(field: Field): Rule<void> {
  for (const side of field.roster.sides) captureGuns(field, side.seat);
  removeTheLost(field);
  removeCommanders(field);
  const [first] = field.roster.sides;
  if (!first) return;
  const view = field.view(first.id);
  const rallies = troopsOn(view).map((troop) => ({ id: troop.id, by: rallyByDistance(view, troop) }));
  for (const { id, by } of rallies) if (by.hits > 0) takeHeart(field, id, by.hits, by.reasons);
  for (const side of field.roster.sides) yield* generalsRally(field, side.id);
  for (const troop of troopsOn(field.view(first.id))) recover(field, troop);
}

/** Done For units leave the table (HOW-RALLY-01), and guns whose crew is lost with them. */
function removeTheLost(field: Field): void {
  for (const piece of [...field.state.pieces]) {
    const isGone = 'gone' in piece.where;
    if (isGone || isDoneFor({ piece })) loseGuns(field, piece.id);
    if (isDoneFor({ piece }) && !isGone)
      field.emit(
        { do: 'went', id: piece.id, to: { gone: 'Done For' } },
        {
          text: `${does(field.roster.units[piece.id]?.name ?? piece.id, 'is')} removed.`,
          reasons: [{ clause: 'HOW-RALLY-01', label: 'Done For' }],
        },
      );
  }
}

/** Hits rallied near the enemy, from 30 to 60 cm off and beyond; what inferior troops lose of them; beside a general (HOW-RALLY-02, 04, HOW-CMD-21). */
export const RALLIED = { near: 0, between: 1, far: 2, inferior: 1, general: 1, 'dashing general': 2 } as const;

/** None near the enemy, one at 30 cm, two beyond 60; inferior troops one less; never the last hit (HOW-RALLY-02, 03). */
export function rallyByDistance(
  view: View,
  troop: Troop,
): { readonly hits: number; readonly reasons: readonly Reason[] } {
  const { rallyNear, rallyFar } = troop.traits.scale.distances;
  const far = nearest(troop, enemiesOf(view, troop.side))?.distance ?? Infinity;
  const band = RALLIED[exceeds(far, rallyFar) ? 'far' : !fallsShort(far, rallyNear) ? 'between' : 'near'];
  const allowed = Math.max(0, band - (troop.traits.class === 'inferior' ? RALLIED.inferior : 0));
  const hits = Math.min(allowed, Math.max(0, hitsOf(troop) - 1));
  const label = far === Infinity ? 'No enemy on the table' : `Nearest enemy ${measuredWords(far)} off`;
  return { hits, reasons: [{ clause: 'HOW-RALLY-02', label, value: -hits }] };
}

function takeHeart(field: Field, id: Id, by: number, reasons: readonly Reason[]): void {
  const now = hitsOf({ piece: pieceOf(field.state, id) }) - by;
  const name = field.roster.units[id]?.name ?? id;
  field.emit(
    { do: 'gauge', id, gauge: 'hits', by: -by, now },
    { text: `${does(name, 'rallies')}: ${by === 1 ? '1 hit fewer' : `${by} hits fewer`}.`, reasons },
  );
}

export interface RallyAbout {
  readonly side: Id;
  /** The general or lieutenant general beside whom it is done. */
  readonly by: Id;
}

type Rally = { readonly pick: 'rally'; readonly of: Id } | { readonly pick: 'nobody' };

/** A general rallies one unit within 5 cm, whatever its class and however near the enemy (HOW-RALLY-04). */
export const rallyQuestion: Question<RallyAbout, Rally> = {
  kind: 'rally',
  form: () => ({ form: 'pick' }),
  choices: (view, { by }) => ({
    list: [...ralliable(view, by).map(({ id }): Rally => ({ pick: 'rally', of: id })), { pick: 'nobody' }],
  }),
  check: (view, { by }, choice) =>
    choice.pick === 'nobody' || ralliable(view, by).some(({ id }) => id === choice.of)
      ? null
      : refuse('HOW-RALLY-04', 'He is not beside it, or it has no hit to lose.'),
  evaluate: (_view, _about, { pick }) => preferredBy(pick === 'nobody' ? 0 : 0.1),
  words: (view, { by }) => ({
    title: `${leaderName(view, by)} rallies a unit beside him`,
    clause: commandOf(view, by).kind === 'lieutenant' ? 'HOW-OPT-07' : 'HOW-RALLY-04',
  }),
  label: (view, _about, choice) => (choice.pick === 'nobody' ? 'Nobody' : nameOf(view, choice.of)),
  idle: () => ({ pick: 'nobody' }),
};

/** Units he leads within 5 cm of him with more than their last hit, the worst hit first; none for a dithering man (HOW-CMD-17). */
function ralliable(view: View, by: Id): readonly Troop[] {
  const at = placeOf(view, by);
  if (!at || seniorRating(view, by) === 'dithering') return [];
  const reach = registerIn(view).scale.distances.cm5;
  return unitsUnder(view, by)
    .filter((troop) => hitsOf(troop) > 1 && !exceeds(distanceTo(at, troop), reach))
    .toSorted((a, b) => hitsOf(b) - hitsOf(a));
}

/** The general of a side and then each lieutenant, each for one unit (HOW-RALLY-04, HOW-OPT-07). */
function* generalsRally(field: Field, side: Id): Rule<void> {
  const general = generalOf(field.view(side), side);
  const lieutenants = lieutenantsOf(field.view(side), side).map(({ id }) => id);
  for (const by of general ? [general.id, ...lieutenants] : lieutenants) yield* rallyBeside(field, side, by);
}

function* rallyBeside(field: Field, side: Id, by: Id): Rule<void> {
  const view = field.view(side);
  if (ralliable(view, by).length === 0) return;
  const choice = yield* ask(field, rallyQuestion, side, { side, by });
  const troop = choice.pick === 'rally' && ralliable(view, by).find(({ id }) => id === choice.of);
  if (!troop) return;
  const isDashing = seniorRating(view, by) === 'dashing';
  const most = RALLIED[isDashing ? 'dashing general' : 'general'];
  const hits = Math.min(most, hitsOf(troop) - 1);
  const clause = commandOf(view, by).kind === 'lieutenant' ? 'HOW-OPT-07' : isDashing ? 'HOW-CMD-21' : 'HOW-RALLY-04';
  const label = `${leaderName(view, by)} is beside it`;
  takeHeart(field, troop.id, hits, [{ clause, label, value: -hits }]);
}

/** Below 4 hits the broken reform next turn; a unit that has reformed is steady again (HOW-RALLY-06, 11). */
function recover(field: Field, troop: Troop): void {
  const { turn } = field.state.at;
  const set = (mark: string, value: number | null, text: string, clause: Id): void =>
    field.emit(
      { do: 'mark', id: troop.id, mark, value },
      { text, reasons: [{ clause, label: `${hitsOf(troop)} ${hitsOf(troop) === 1 ? 'hit' : 'hits'} left` }] },
    );
  const { name } = troop.traits.unit;
  if (isReforming(troop) && troop.piece.marks['reforming'] === turn && hitsOf(troop) < 4) {
    set('reforming', null, `${does(name, 'is')} steady again.`, 'HOW-RALLY-11');
  } else if (isBrokenOff(troop) && hitsOf(troop) < 4) {
    set('broken off', null, '', 'HOW-RALLY-06');
    if (isMarked(troop, 'at the edge')) set('at the edge', null, '', 'HOW-RALLY-06');
    set('reforming', turn + 1, `${name} will reform next turn.`, 'HOW-RALLY-06');
  }
}
