/** Generals alone whom the enemy comes upon (MCN-GEN-07). */
import { does, poseOf, roll } from '../../../battle';
import type { Field, Rule } from '../../../battle';
import { poseAt } from '../../../geometry';
import { distanceTo } from '../../../tabletop';
import { leaderName, nameOf } from '../../common';
import { enemiesOf } from '../troops/troop';
import { loseGeneral, nearestUnit } from './risk';
import { besideUnit, STAND, unitWith } from './with-unit';

/** Captured on 5 or 6, else he rides to the nearest friends within his move; with none there he is captured too. */
export function* generalsMet(field: Field): Rule<void> {
  for (const figure of Object.values(field.state.commands)) {
    const at = poseOf(figure.where);
    const view = field.whole;
    if (!at || unitWith(view, figure.id) !== null) continue;
    const met = enemiesOf(view, figure.seat).find((enemy) => distanceTo(at, enemy) <= STAND * enemy.traits.inch);
    if (!met) continue;
    const name = leaderName(field, figure.id);
    const clause = 'MCN-GEN-07';
    const [die] = yield* roll(field, {
      why: `${name} is come upon: captured on 5 or 6`,
      who: figure.id,
      clause,
      seat: figure.seat,
    });
    const near = nearestUnit(view, at, figure.seat, null);
    const reasons = [{ clause, label: 'D6', value: die }];
    if (die >= 5 || !near) {
      loseGeneral(field, figure.id, 'captured', reasons);
      continue;
    }
    field.emit(
      { do: 'went', id: figure.id, to: { on: poseAt(besideUnit(near), { x: 0, y: 1 }) } },
      { text: `${does(name, 'escapes')} to ${nameOf(field, near.id)}.`, reasons },
    );
  }
}
