/** What may befall a general whose unit suffers (MCN-GENRISK). */
import { does, poseOf, roll } from '../../../battle';
import type { Field, Id, Piece, Rule, View } from '../../../battle';
import { distance, exceeds, poseAt, TOLERANCE } from '../../../geometry';
import { distanceTo } from '../../../tabletop';
import { isUnder, leaderName, nameOf } from '../../common';
import { houseOf } from '../house-rows';
import { inches, lengthWords } from '../lengths';
import { isRouting, isShaken, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { besideUnit } from './with-unit';

export type Fate = 'unhurt' | 'wounded' | 'captured' | 'dead';
/** Why he throws: fire, a unit that routs from melee, or one that loses otherwise in melee. */
export type Danger = 'fire' | 'rout in melee' | 'melee';

/** The least of two dice for each fate; what is below is no effect (MCN-GENRISK-02, 03, 04). */
const FATES: Readonly<Record<Danger, readonly { readonly from: number; readonly fate: Fate }[]>> = {
  fire: [
    { from: 11, fate: 'dead' },
    { from: 9, fate: 'wounded' },
  ],
  'rout in melee': [
    { from: 11, fate: 'dead' },
    { from: 10, fate: 'captured' },
    { from: 8, fate: 'wounded' },
  ],
  melee: [
    { from: 11, fate: 'dead' },
    { from: 9, fate: 'wounded' },
  ],
};
const CLAUSES: Readonly<Record<Danger, Id>> = {
  fire: 'MCN-GENRISK-02',
  'rout in melee': 'MCN-GENRISK-03',
  melee: 'MCN-GENRISK-04',
};

export const fateOf = (danger: Danger, score: number): Fate =>
  FATES[danger].find(({ from }) => score >= from)?.fate ?? 'unhurt';

/** Each general with the unit throws (MCN-GENRISK-01, 03, 04). */
export function* riskGenerals(field: Field, generals: readonly Piece[], danger: Danger): Rule<void> {
  for (const { id, seat } of generals) {
    const clause = CLAUSES[danger];
    const name = leaderName(field, id);
    const dice = yield* roll(field, { why: `${name} in danger`, who: id, clause, seat, count: 2 });
    const score = dice.reduce((sum, die) => sum + die, 0);
    const fate = fateOf(danger, score);
    const reasons = [{ clause, label: `2D6 ${score}: ${fate === 'unhurt' ? 'no effect' : fate}` }];
    if (fate === 'wounded') wound(field, id, reasons);
    else if (fate !== 'unhurt') loseGeneral(field, id, fate, reasons);
  }
}

type Reasons = readonly { readonly clause: Id; readonly label: string }[];

/** A second light wound takes him off (MCN-GENRISK-05). */
function wound(field: Field, id: Id, reasons: Reasons): void {
  const name = leaderName(field, id);
  const piece = field.state.commands[id];
  if (piece?.marks['wounded'] === undefined) {
    field.emit(
      { do: 'mark', id, mark: 'wounded', value: 1 },
      { text: `${does(name, 'is')} lightly wounded.`, reasons },
    );
    return;
  }
  field.emit(
    { do: 'went', id, to: { gone: 'wounded' } },
    {
      text: `${does(name, 'is')} wounded again and leaves the field.`,
      reasons: [...reasons, { clause: 'MCN-GENRISK-05', label: 'The second wound' }],
    },
  );
}

const CHAIN = 18;

/** He is gone, and the units of his chain of command within 18 inches are shaken (MCN-GENRISK-06). */
export function loseGeneral(field: Field, id: Id, fate: 'captured' | 'dead', reasons: Reasons): void {
  const figure = field.state.commands[id];
  const at = figure && poseOf(figure.where);
  if (!figure || !at) return;
  const word = fate === 'dead' ? 'killed' : 'captured';
  const view = field.whole;
  const near = unitsOf(view, figure.seat).filter(
    (troop) =>
      isUnder(view, troop.piece.command, id) &&
      !exceeds(distanceTo(at, troop), inches(view, CHAIN)) &&
      !isRouting(troop),
  );
  field.emit(
    { do: 'went', id, to: { gone: word } },
    { text: `${does(leaderName(field, id), 'is')} ${word}.`, reasons },
  );
  for (const troop of near)
    if (!isShaken(troop))
      field.emit(
        { do: 'mark', id: troop.id, mark: 'shaken', value: 1 },
        {
          text: `${does(nameOf(field, troop.id), 'is')} shaken by the loss of ${leaderName(field, id)}.`,
          reasons: [{ clause: 'MCN-GENRISK-06', label: `Under him, within ${lengthWords(inches(view, CHAIN))}` }],
        },
      );
}

/** His unit is no more: he goes to the nearest friends within a general's move, or stays alone (MCN-GENRISK-07). */
export function toNearestUnit(field: Field, figures: readonly Piece[], from: Id): void {
  for (const { id, seat } of figures) {
    const figure = field.state.commands[id];
    const at = figure && poseOf(figure.where);
    if (!at) continue;
    const near = nearestUnit(field.whole, at, seat, from);
    if (near)
      field.emit(
        { do: 'went', id, to: { on: poseAt(besideUnit(near), { x: 0, y: 1 }) } },
        {
          text: `${does(leaderName(field, id), 'joins')} ${nameOf(field, near.id)}.`,
          reasons: [{ clause: 'MCN-GENRISK-07', label: 'His unit is no more' }],
        },
      );
  }
}

/** The nearest unit of a side to a place within a general's move; null when there is none. */
export function nearestUnit(
  view: View,
  at: { readonly x: number; readonly y: number },
  side: Id,
  but: Id | null,
): Troop | null {
  let best: Troop | null = null;
  let least = inches(view, houseOf(view).general) + TOLERANCE;
  for (const troop of unitsOf(view, side)) {
    if (troop.id === but) continue;
    const away = Math.min(distanceTo(at, troop), distance(at, troop.box.pose));
    if (away >= least) continue;
    best = troop;
    least = away;
  }
  return best;
}
