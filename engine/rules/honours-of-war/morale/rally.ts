/** The rally phase: the lost are removed, hits fall away with distance, the broken reform (HOW-RALLY). */
import { ask } from '../../../battle';
import type { Field, Id, Question, Reason, Rule, View } from '../../../battle';
import { distanceTo, generalOf, generalRating, placeOf } from '../command/commands';
import { removeCommanders } from '../command/follow';
import { refuse } from '../movement/march';
import { captureGuns } from './crews';
import {
  enemiesOf,
  hitsOf,
  isBrokenOff,
  isDoneFor,
  isMarked,
  isReforming,
  nearest,
  registerIn,
  troopsOn,
} from '../troops/troop';
import type { Troop } from '../troops/troop';

export function* rallyPhase(field: Field): Rule<void> {
  for (const side of field.roster.sides) captureGuns(field, side.seat);
  removeTheLost(field);
  removeCommanders(field);
  const [first] = field.roster.sides;
  if (!first) return;
  const view = field.view(first.id);
  const rallies = troopsOn(view).map((troop) => ({ id: troop.id, by: rallyByDistance(view, troop) }));
  for (const { id, by } of rallies) if (by.hits > 0) takeHeart(field, id, by.hits, by.reasons);
  for (const side of field.roster.sides) yield* generalRallies(field, side.id);
  for (const troop of troopsOn(field.view(first.id))) recover(field, troop);
}

/** Done For units leave the table (HOW-RALLY-01). */
function removeTheLost(field: Field): void {
  for (const piece of [...field.state.pieces])
    if (isDoneFor({ piece }) && !('gone' in piece.where))
      field.emit(
        { do: 'went', id: piece.id, to: { gone: 'Done For' } },
        {
          text: `${field.roster.units[piece.id]?.name ?? piece.id} is removed.`,
          reasons: [{ clause: 'HOW-RALLY-01', label: 'Done For' }],
        },
      );
}

/** None near the enemy, one at 30 cm, two beyond 60; inferior troops one less; never the last hit (HOW-RALLY-02, 03). */
export function rallyByDistance(
  view: View,
  troop: Troop,
): { readonly hits: number; readonly reasons: readonly Reason[] } {
  const { rallyNear, rallyFar } = troop.traits.scale.distances;
  const far = nearest(troop, enemiesOf(view, troop.side))?.distance ?? Infinity;
  const band = far > rallyFar + 0.01 ? 2 : far >= rallyNear - 0.01 ? 1 : 0;
  const allowed = Math.max(0, band - (troop.traits.class === 'inferior' ? 1 : 0));
  const hits = Math.min(allowed, Math.max(0, hitsOf(troop) - 1));
  const label = far === Infinity ? 'No enemy on the table' : `Nearest enemy ${far.toFixed(1)} cm off`;
  return { hits, reasons: [{ clause: 'HOW-RALLY-02', label, value: -hits }] };
}

function takeHeart(field: Field, id: Id, by: number, reasons: readonly Reason[]): void {
  const piece = field.state.pieces.find((one) => one.id === id);
  const now = (piece?.gauges['hits'] ?? 0) - by;
  const name = field.roster.units[id]?.name ?? id;
  field.emit(
    { do: 'gauge', id, gauge: 'hits', by: -by, now },
    { text: `${name} rallies: ${by === 1 ? '1 hit fewer' : `${by} hits fewer`}.`, reasons },
  );
}

/** The general rallies one unit within 5 cm, whatever its class and however near the enemy (HOW-RALLY-04). */
export const rallyQuestion: Question<{ readonly side: Id }, { readonly pick: Id }> = {
  kind: 'rally',
  form: () => ({ form: 'pick' }),
  choices: (view, { side }) => ({
    list: [...ralliable(view, side).map(({ id }) => ({ pick: id })), { pick: 'nobody' }],
  }),
  check: (view, { side }, { pick }) =>
    pick === 'nobody' || ralliable(view, side).some(({ id }) => id === pick)
      ? null
      : refuse('HOW-RALLY-04', 'The general is not beside it, or it has no hit to lose.'),
  words: () => ({ title: 'The general rallies a unit beside him', clause: 'HOW-RALLY-04' }),
  label: (view, _about, { pick }) => (pick === 'nobody' ? 'Nobody' : (view.roster.units[pick]?.name ?? pick)),
  idle: () => ({ pick: 'nobody' }),
};

/** Own units within 5 cm of the general with more than their last hit, the worst hit first. */
function ralliable(view: View, side: Id): readonly Troop[] {
  const general = generalOf(view, side);
  const at = general && placeOf(general);
  if (!at || generalRating(view, side) === 'dithering') return [];
  const reach = registerIn(view).scale.distances.five;
  return troopsOn(view)
    .filter(
      (troop) => troop.side === side && !isDoneFor(troop) && hitsOf(troop) > 1 && distanceTo(at, troop) <= reach + 0.01,
    )
    .toSorted((a, b) => hitsOf(b) - hitsOf(a));
}

function* generalRallies(field: Field, side: Id): Rule<void> {
  const view = field.view(side);
  if (ralliable(view, side).length === 0) return;
  const { pick } = yield* ask(field, rallyQuestion, side, { side });
  const troop = ralliable(view, side).find(({ id }) => id === pick);
  if (!troop) return;
  const most = generalRating(view, side) === 'dashing' ? 2 : 1;
  const by = Math.min(most, hitsOf(troop) - 1);
  takeHeart(field, pick, by, [
    { clause: most === 2 ? 'HOW-CMD-21' : 'HOW-RALLY-04', label: 'The general is beside it', value: -by },
  ]);
}

/** Below 4 hits the broken reform next turn; a unit that has reformed is steady again (HOW-RALLY-06, 11). */
function recover(field: Field, troop: Troop): void {
  const { turn } = field.state.at;
  const set = (mark: string, value: number | null, text: string, clause: Id): void =>
    field.emit(
      { do: 'mark', id: troop.id, mark, value },
      { text, reasons: [{ clause, label: `${hitsOf(troop)} hits left` }] },
    );
  const { name } = troop.traits.unit;
  if (isReforming(troop) && troop.piece.marks['reforming'] === turn && hitsOf(troop) < 4) {
    set('reforming', null, `${name} is steady again.`, 'HOW-RALLY-11');
  } else if (isBrokenOff(troop) && hitsOf(troop) < 4) {
    set('broken off', null, '', 'HOW-RALLY-06');
    if (isMarked(troop, 'at the edge')) set('at the edge', null, '', 'HOW-RALLY-06');
    set('reforming', turn + 1, `${name} will reform next turn.`, 'HOW-RALLY-06');
  }
}
