/** Changing formation, deploying and limbering (MCN-FORMCHG-01 to 04, MCN-MOVE-05). */
import { does, pieceOf, roll, verbFor } from '../../../battle';
import type { Field, Id, Refusal, Rule, View } from '../../../battle';
import { along, exceeds, facing, gap, poseAt } from '../../../geometry';
import { modifiers, nameOf, refuse, scoreReasons, sumOf } from '../../common';
import { generalBonus } from '../generals/with-unit';
import { houseOf } from '../house-rows';
import { inches } from '../lengths';
import type { Modifier } from '../../common';
import { FORMATIONS } from '../troops/layouts';
import type { Formation } from '../troops/layouts';
import { enemiesOf, footprint, isMarked, isShaken, troopAt, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { Allowance } from './allowance';
import { standsClear } from './clear-of-enemy';
import { moveOf } from './rates';
import { placeRefused } from './standing';

const isGuns = ({ traits }: Troop): boolean => traits.class === 'ART';

/** In its new formation: the middle of the front edge and the facing stay as they were (MCN-FORMCHG-04). */
export function inFormationAt(troop: Troop, formation: Id): Troop {
  const { pose, depth } = troop.box;
  const { depth: next } = footprint(troop.traits, formation, pose);
  return troopAt(troop, poseAt(along(pose, (depth - next) / 2, 0), facing(pose)), formation);
}

/** Formations it may take up now. */
export const changesOf = (view: View, about: Allowance): readonly Formation[] =>
  FORMATIONS.filter((formation) => mayForm(view, about, formation) === null);

export function mayForm(view: View, about: Allowance, formation: Id): Refusal | null {
  const troop = troopOf(view, about.unit);
  const { traits, piece } = troop;
  if (troop.inside) return refuse('MCN-FORMCHG-01', 'Not in houses.');
  if (
    formation === 'crew' ||
    !(formation in traits.unit.layouts) ||
    formation === piece.formation ||
    isMarked(troop, 'guns left')
  )
    return refuse('MCN-FORM-02', 'It has no such formation to take up.');
  if (about.spent > 0 || about.turned > 0 || about.hasChanged)
    return isGuns(troop)
      ? refuse('MCN-MOVE-05', 'Guns deploy and limber in a whole move, standing still.')
      : refuse('MCN-FORMCHG-01', 'The formation is changed before it moves.');
  const placed = inFormationAt(troop, formation);
  return (
    placeRefused(view, placed) ??
    (standsClear(view, troop, placed.box) ? null : refuse('MCN-SEQ-06', 'The enemy is too near.'))
  );
}

/** Lines of the throw (MCN-FORMCHG-01). */
export function changeModifiers(view: View, troop: Troop): readonly Modifier[] {
  const { group } = troop.traits;
  return modifiers(
    generalBonus(view, troop, 'MCN-FORMCHG-01'),
    isShaken(troop) && { clause: 'MCN-FORMCHG-01', label: 'Shaken', value: -1 },
    (group === 'militia' || group === 'irregular') && {
      clause: 'MCN-FORMCHG-01',
      label: 'Militia or irregulars',
      value: -1,
    },
  );
}
/** The least score; null when no throw is needed. */
export function changeNeeds(view: View, troop: Troop): number | null {
  const { class: unitClass } = troop.traits;
  if (unitClass === 'ART' || unitClass === 'WAG') return null;
  const near = enemiesOf(view, troop.side).some(
    ({ box }) => !exceeds(gap(box, troop.box), inches(view, houseOf(view).formationChange.freeBeyond)),
  );
  return near ? houseOf(view).formationChange[unitClass] : null;
}

/** Makes the change if the throw allows it; what is left of the move after it, or null when nothing is (MCN-FORMCHG-02, 03). */
export function* changeFormation(field: Field, about: Allowance, formation: Id): Rule<Allowance | null> {
  const { unit: id } = about;
  const { seat } = pieceOf(field.state, id);
  const view = field.view(seat);
  const troop = troopOf(view, id);
  const needs = changeNeeds(view, troop);
  let reasons = [
    {
      clause: isGuns(troop) ? 'MCN-MOVE-05' : 'MCN-FORMCHG-01',
      label: isGuns(troop) ? 'A whole move' : 'No enemy near',
    },
  ];
  if (needs !== null) {
    const lines = changeModifiers(view, troop);
    const why = `${does(nameOf(field, id), 'forms')} ${formation}: ${needs} or more`;
    const [die] = yield* roll(field, { why, who: id, clause: 'MCN-FORMCHG-01', seat });
    reasons = [...scoreReasons('MCN-FORMCHG-01', `D6, ${needs} or more`, die, lines)];
    if (die + sumOf(lines) < needs) {
      const clause = 'MCN-FORMCHG-03';
      field.emit(
        { do: 'mark', id, mark: 'failed to form', value: 1 },
        {
          text: `${does(nameOf(field, id), 'fails')} to form ${formation} and ${verbFor(nameOf(field, id), 'stands')}.`,
          reasons: [...reasons, { clause, label: 'It does not move' }],
        },
      );
      return null;
    }
  }
  const rates = Math.min(moveOf(troop), moveOf(troop, formation));
  field.emit(
    { do: 'formed', id, formation, to: inFormationAt(troop, formation).box.pose, bases: null },
    {
      text: isGuns(troop)
        ? `${does(nameOf(field, id), formation === 'limbered' ? 'limbers' : 'deploys')}${formation === 'limbered' ? ' up' : ''}.`
        : `${does(nameOf(field, id), 'forms')} ${formation}.`,
      reasons,
    },
  );
  if (isGuns(troop)) return null;
  return { ...about, move: rates, spent: rates * houseOf(view).formationChange.share, hasChanged: true };
}
