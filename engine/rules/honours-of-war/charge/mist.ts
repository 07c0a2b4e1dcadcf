/** A charge that loses its way in the mist (HOW-SCEN-18). */
import { does, possessive } from '../../../battle';
import type { Field, Rule, View } from '../../../battle';
import { cut, cutBefore, poseAlong, NEGLIGIBLE } from '../../../geometry';
import type { Path } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Allowance } from '../movement/allowance';
import { distanceBetween, lengthWhile } from '../../../tabletop';
import { enemiesOf, troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { failsInMist, mistOnCharge } from '../weather';
import type { Approach } from './possible-charge';
import { comeOn } from './arrival';
import { fireAtMarch } from './fire-at-charger';
import { lengthWords } from '../lengths';

/**
 * Throws for a charge that begins too far away in the mist. One that fails goes on as it would, past whoever fires across
 * its way, and halts before it comes too near; true when the charge is over.
 */
export function* goesAstray(field: Field, allowance: Allowance, found: Approach): Rule<boolean> {
  const view = viewOf(field, found.charger);
  const [charger, target] = [troopOf(view, found.charger), troopOf(view, found.target)];
  const mist = mistOnCharge(view, charger, target);
  if (!mist || !(yield* failsInMist(field, mist, charger, 'charges'))) return false;
  const path = cut(found.path, lengthOutside(view, charger, found.path, mist.beyond));
  const first = troopAt(charger, allowance.first, allowance.firstFormation);
  const gone = yield* fireAtMarch(field, charger, first, path);
  if (gone === null) return true;
  const rest = cutBefore(path, gone);
  comeOn(field, charger.id, rest, 'march');
  field.emit(
    { do: 'told', who: charger.id, what: 'loses its way' },
    {
      text: `${does(charger.traits.unit.name, 'loses')} ${possessive(charger.traits.unit.name)} way in the mist.`,
      reasons: [{ clause: 'HOW-SCEN-18', label: `Stays ${lengthWords(mist.beyond)} from the enemy` }],
    },
  );
  return true;
}

/** How far along its path a unit comes before an enemy is nearer than `least` cm, or nearer than he was when he is within that. */
function lengthOutside(view: View, mover: Troop, path: Path, least: Cm): Cm {
  const watched = enemiesOf(view, mover.side).map((enemy) => ({
    enemy,
    limit: Math.min(least, distanceBetween(mover, enemy)) - NEGLIGIBLE,
  }));
  return lengthWhile(path.length, STEP, (at) => {
    const there = troopAt(mover, poseAlong(path, at));
    return watched.every(({ enemy, limit }) => distanceBetween(there, enemy) >= limit);
  });
}
/** The enemy is looked for so often on the way, cm. */
const STEP: Cm = 1;
