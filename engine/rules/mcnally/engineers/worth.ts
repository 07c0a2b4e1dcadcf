/** What a move of work promises, for generals who look no farther than the enemy before them (MCN-ENG). */
import type { View } from '../../../battle';
import { gap, pointGap } from '../../../geometry';
import { nearest } from '../../../tabletop';
import { inches } from '../lengths';
import { enemiesOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { zoneAbout } from '../works/all-front';
import { pointsOfWork } from '../works/strength';
import { explosion } from './costs';
import { isAtWork } from './jobs';
import type { EngineerWork } from './jobs';

/** In army points: a move of each job where it serves; where it does not it is worse than to stand still. */
const SERVES = {
  dismantle: 0.06,
  build: 0.07,
  'lay a charge': 0.15,
  // More than any step along the bank: it opens the way to everybody.
  'throw pontoons': 0.5,
  'build a bridge': 0.5,
} as const;
const USELESS = -0.1;

export function worthOfWork(view: View, troop: Troop, work: EngineerWork): number {
  return serves(view, troop, work) ? SERVES[work.as] : USELESS;
}

function serves(view: View, troop: Troop, { as, of }: EngineerWork): boolean {
  const isAttacker = view.roster.sides.find(({ seat }) => seat === view.seat)?.attacker === true;
  const near = nearest(troop, enemiesOf(view, troop.side))?.body;
  if (!near) return false;
  const between = view.ground.crossed(troop.box.pose, near.box.pose).map(({ line }) => line.id);
  switch (as) {
    case 'dismantle':
      // A work of his own making is in nobody's way.
      return isAttacker && between.includes(of) && view.state.ground[of]?.built === undefined;
    case 'build':
      return gap(troop.box, near.box) > inches(view, SAFE) && zoneAbout(view, troop, near) === 'front';
    case 'lay a charge':
      return !isAttacker && leadsToEnemy(view, troop, near, of) && chargesAt(troop, of) < chargesWanted(view, of);
    default:
      return isAttacker && between.includes(of) && !isBridged(view, troop, of);
  }
}
/** Nobody digs where the enemy can charge him in his next move. */
const SAFE = 10;

/** A bridge by which the enemy comes: it lies nearer to him than the unit does. */
function leadsToEnemy({ ground }: View, troop: Troop, enemy: Troop, work: string): boolean {
  const bridge = ground.crossings.find(({ id }) => id === work);
  return bridge !== undefined && pointGap(bridge.box.pose, enemy.box) < gap(troop.box, enemy.box);
}

const chargesAt = ({ piece }: Troop, work: string): number =>
  piece.marks['charge at'] === work ? Number(piece.marks['charges laid'] ?? 0) : 0;

/** So many that the usual throw is enough. */
function chargesWanted(view: View, work: string): number {
  const points = pointsOfWork(view, work);
  let charges = 1;
  while (explosion(charges).dice * MEAN <= points) charges++;
  return charges;
}
const MEAN = 3.5;

/** Another way over, not far from here. */
const isBridged = (view: View, troop: Troop, water: string): boolean =>
  view.ground.crossings.some(({ over, box }) => over === water && gap(box, troop.box) <= inches(view, DETOUR));
const DETOUR = 18;

/** Who has laid charges enough is to go away from them, so that they are fired. */
export function fuseWorth(view: View, troop: Troop, there: Troop): number {
  const work = troop.piece.marks['charge at'];
  if (typeof work !== 'string' || isAtWork(view, there, work)) return 0;
  return chargesAt(troop, work) >= chargesWanted(view, work) ? LIT : -LIT;
}
const LIT = 0.3;
