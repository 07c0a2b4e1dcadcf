/** What an order to a unit promises: where it leaves the unit standing, what it can do from there, and what it invites. */
import { NEUTRAL } from '../../../battle';
import type { Evaluation, Id, IsHopeless, View } from '../../../battle';
import { endOf } from '../../../geometry';
import { nearest } from '../../../tabletop';
import { chargesOf } from '../charge/approach';
import { chargeRisk, chargeThreat, STAKE } from '../melee/chances';
import { chargeOdds, costOfGivingWay } from '../melee/charge-odds';
import { fitness } from '../evaluation/fitness';
import { worthOfHits } from '../evaluation/hit-worth';
import { expectedHarm, fireAgainst } from '../fire/estimate';
import { reachOf } from '../fire/firing-zone';
import { isEntrenched } from '../ground/works';
import { unitOf } from '../movement/allowance';
import { outside } from '../movement/blocks';
import { placeRefused } from '../movement/standing-room';
import type { Allowance } from '../movement/allowance';
import { changed } from '../movement/formation-change';
import { isOfBrokenBrigade } from '../command/commands';
import { DISMOUNTED, IRREGULAR } from '../troops/layouts';
import { enemiesOf, isLimbered, isMarked, troopAt, troopIn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import type { ManoeuvreChoice } from './manoeuvre-choice';

export function evaluateManoeuvre(
  view: View,
  about: Allowance,
  choice: ManoeuvreChoice,
  isHopeless?: IsHopeless,
): Evaluation {
  const troop = unitOf(view, about);
  if ('march' in choice) return standing(view, troopAt(troop, endOf(choice.march)), true, isHopeless);
  switch (choice.pick) {
    case 'charge':
      return charging(view, about, choice.of);
    case 'form':
      // Cavalry is worth more on its horses, whatever its carbines could hit, and is in no less danger on foot.
      if (choice.as === DISMOUNTED || choice.as === IRREGULAR)
        return { harm: 0, risk: standing(view, troop, true).risk, ready: ON_FOOT };
      return standing(view, changed(troop, choice.as), true, isHopeless);
    case 'enter': {
      const block = view.ground.block(choice.of);
      return block ? standing(view, troopIn(troop, block), true, isHopeless) : NEUTRAL;
    }
    case 'leave':
      return troop.inside ? standing(view, outside(troop, troop.inside, choice.of), true, isHopeless) : NEUTRAL;
    case 'second move':
      return {
        ...standing(view, troop, true),
        ready: fitness(troop, nearest(troop, enemiesOf(view, troop.side))),
        goesOn: troop.id,
      };
    case 'leave table':
      return { ...NEUTRAL, ready: isOfBrokenBrigade(view, troop) ? 0 : GONE };
    default:
      return standing(view, troop, isMarked(troop, 'moved'), isHopeless);
  }
}

/** A unit standing somewhere: its fire, the charges it invites, its posture, and last, as the dearest, the fire it draws. */
function standing(view: View, troop: Troop, moved: boolean, isHopeless: IsHopeless = () => false): Evaluation {
  const enemies = enemiesOf(view, troop.side);
  const enemy = nearest(troop, enemies);
  const threat = chargeThreat(view, troop, enemies);
  const sheltered = troop.inside ? HOUSES : isEntrenched(view, troop) ? BEHIND_WORKS : 0;
  const ready = fitness(troop, enemy) + sheltered;
  const ends = [{ id: troop.id, pose: troop.box.pose, formation: troop.piece.formation }];
  const charged = chargeRisk(view, troop, enemies);
  const target = enemy && enemy.distance <= reachOf(troop) ? enemy.body : null;
  const stake = target ? STAKE * target.traits.points : 0;
  const atBest = { harm: stake + threat, risk: charged, ready, ends };
  if (isHopeless(atBest)) return atBest;
  const fire = isLimbered(troop) ? LATER * harmOnceDeployed(view, troop) : expectedHarm(view, troop, moved);
  const harm = (target ? Math.min(fire, stake) : 0) + threat;
  const under = (hits: number): Evaluation => ({ harm, risk: worthOfHits(troop, hits) + charged, ready, ends });
  return under(fireAgainst(view, troop, (hits) => isHopeless(under(hits))));
}

/** Guns on their limbers deploy first. */
const LATER = 0.5;
/** What a limbered battery would hit if it deployed where it stands; nothing where it finds no room. */
function harmOnceDeployed(view: View, troop: Troop): number {
  const deployed = changed(troop, 'deployed');
  return placeRefused(view, deployed) === null ? expectedHarm(view, deployed, true) : 0;
}

/** A unit that leaves the table fights no more; of a broken brigade it cannot help it. */
const GONE = -1;
const ON_FOOT = -0.5;
/** What it is worth to have walls about one, besides the fire they keep off. */
const HOUSES = 0.1;
/** Who has a trench under heavy cover keeps it, whatever is to be won in front of it (HOW-TERR-09). */
const BEHIND_WORKS = 0.25;

function charging(view: View, about: Allowance, target: Id): Evaluation {
  const charger = unitOf(view, about);
  const found = chargesOf(view, about).find((one) => one.target === target);
  if (!found) return NEUTRAL;
  return {
    ...costOfGivingWay(view, charger.id, target, chargeOdds(view, found)),
    ready: 0.05,
    ends: [{ id: charger.id, pose: found.linedUp }],
  };
}
