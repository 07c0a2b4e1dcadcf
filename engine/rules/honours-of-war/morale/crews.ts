/** Batteries that give way: limbered in haste or abandoned, and the guns they leave (HOW-RET-13 to 15, HOW-ARTY-20, 21). */
import { does, midway, possessive, roll } from '../../../battle';
import type { BattleState, Field, Id, Rule, View } from '../../../battle';
import type { Box, Pose } from '../../../geometry';
import { changed } from '../movement/formation-change';
import { breakContact } from '../troops/contact';
import { hitsOf, hullIn, isDoneFor, isInMelee, isRed, opponentsOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isNearBox } from '../../../tabletop';
import { CONTACT } from '../troops/scales';

/** Abandoned guns lie about by this name (HOW-BASE-12). */
const gunsOf = (crew: Id): Id => `${crew} guns`;

/**
 * A deployed battery on 4 hits limbers and goes, or its crew leaves the guns: on 1 or 2 under fire, on 1 to 4 in melee
 * (HOW-RET-14, HOW-RET-15). True when the enemy has them at once and the battery is Done For.
 */
export function* leaveGuns(field: Field, troop: Troop): Rule<boolean> {
  const view = field.view(troop.piece.seat);
  const inMelee = isInMelee(view, troop) && !troop.inside;
  const clause = inMelee ? 'HOW-RET-15' : 'HOW-RET-14';
  const most = inMelee ? 4 : 2;
  const { name } = troop.traits.unit;
  const [die] = yield* roll(field, {
    why: `${does(name, 'gives')} way: guns abandoned on ${most} or less`,
    who: troop.id,
    clause,
    seat: troop.piece.seat,
  });
  const reasons = [{ clause, label: `Guns abandoned on ${most} or less`, value: die }];
  if (die > most) {
    field.emit(
      { do: 'formed', id: troop.id, formation: 'limbered', to: limberedPose(troop), bases: null },
      { text: `${does(name, 'limbers')} in haste.`, reasons },
    );
    return false;
  }
  if (inMelee && opponentsOf(view, troop).some(standsItsGround)) {
    field.emit(
      { do: 'told', who: troop.id, what: 'guns captured' },
      { text: `The guns of ${midway(name)} are taken.`, reasons },
    );
    return true;
  }
  abandon(field, troop, clause);
  return false;
}

/** An enemy in contact that neither retreats nor routs itself. */
const standsItsGround = (enemy: Troop): boolean => hitsOf(enemy) < 4 && !isRed(enemy) && !isDoneFor(enemy);

/** In place: its front edge stays where it was, so that it does not reach into an enemy ahead (HOW-FORMCHG-14); in houses it has none. */
const limberedPose = (troop: Troop): Pose => (troop.inside ? troop.box : changed(troop, 'limbered').box).pose;

function abandon(field: Field, troop: Troop, clause: Id): void {
  const { id, box, piece } = troop;
  const because = { reasons: [{ clause, label: 'Guns abandoned' }] };
  field.emit({ do: 'mark', id, mark: 'crew only', value: 1 }, because);
  field.emit({ do: 'laid', id: gunsOf(id), thing: { kind: 'guns', at: box.pose, owner: piece.seat } }, because);
  field.emit(
    { do: 'formed', id, formation: 'crew', to: box.pose, bases: null },
    { ...because, text: `The crew of ${midway(troop.traits.unit.name)} abandons its guns.` },
  );
}

/** The gun base a crew has left; null when it has its guns. */
function abandonedGuns({ loose }: Pick<BattleState, 'loose'>, { id, traits }: Troop): Box | null {
  const guns = loose?.[gunsOf(id)];
  if (!guns) return null;
  const { width, depth } = hullIn(traits, 'crew');
  return { pose: guns.at, width, depth };
}

/** The enemy unit that has taken a crew's guns by standing on or against them (HOW-ARTY-20). */
export function takerOf(view: View, crew: Troop): Troop | null {
  const guns = abandonedGuns(view.state, crew);
  if (!guns) return null;
  return (
    troopsOn(view).find(
      (troop) => troop.side !== crew.side && !isDoneFor(troop) && !isRed(troop) && isNearBox(troop, guns, CONTACT),
    ) ?? null
  );
}

/** Guns that an enemy has reached are lost, and the crew is Done For: who fought it is free (HOW-ARTY-20). */
export function captureGuns(field: Field, seat: Id): void {
  const view = field.view(seat);
  for (const crew of troopsOn(view)) {
    const taker = isDoneFor(crew) ? null : takerOf(view, crew);
    if (!taker) continue;
    const because = { reasons: [{ clause: 'HOW-ARTY-20', label: 'Guns captured' }] };
    breakContact(field, view, crew.id);
    field.emit({ do: 'mark', id: crew.id, mark: 'done for', value: 1 }, because);
    field.emit(
      { do: 'told', who: crew.id, what: 'guns captured' },
      { ...because, text: `${does(taker.traits.unit.name, 'takes')} the guns of ${midway(crew.traits.unit.name)}.` },
    );
  }
}

/** Guns whose crew is no more are lost with it, and lie about no longer (HOW-RET-13, HOW-ARTY-20). */
export function loseGuns(field: Field, crew: Id): void {
  const reasons = [{ clause: 'HOW-RET-13', label: 'Guns lost with their crew' }];
  if (field.state.loose?.[gunsOf(crew)]) field.emit({ do: 'laid', id: gunsOf(crew), thing: null }, { reasons });
}

/** May a crew man its guns again: reformed and touching them (HOW-ARTY-21)? */
export function mayManGuns(view: View, crew: Troop): boolean {
  const guns = abandonedGuns(view.state, crew);
  return guns !== null && !isRed(crew) && isNearBox(crew, guns, CONTACT);
}

/** The battery stands deployed at its guns again and counts as having moved (HOW-ARTY-21). */
export function manGuns(field: Field, crew: Troop): void {
  const guns = abandonedGuns(field.state, crew);
  if (!guns) return;
  const because = { reasons: [{ clause: 'HOW-ARTY-21', label: 'Guns manned again' }] };
  field.emit({ do: 'mark', id: crew.id, mark: 'crew only', value: null }, because);
  field.emit({ do: 'laid', id: gunsOf(crew.id), thing: null }, because);
  field.emit(
    { do: 'formed', id: crew.id, formation: 'deployed', to: guns.pose, bases: null },
    { ...because, text: `${does(crew.traits.unit.name, 'mans')} ${possessive(crew.traits.unit.name)} guns again.` },
  );
  field.emit({ do: 'mark', id: crew.id, mark: 'moved', value: 1 }, because);
}
