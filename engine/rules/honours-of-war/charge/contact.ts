/** Contact and its end: marks kept on the unit that made it (HOW-MOVE-13, HOW-MELEE-12 to 18). */
import type { Field, Id, View } from '../../../battle';
import { noteAttack } from '../../common';
import { exceeds } from '../../../geometry';
import type { Path, Sector } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { coverUnder, isBroken } from '../ground/kinds';
import { isBehindLine, isThroughRough, isUphill, OUT_OF_RIVER } from './ground';
import { normalMove, isHorse } from '../troops/traits';
import { troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { effectsOf } from '../weather';
import { areaUnder } from '../../../tabletop';

/** How a unit came into contact: the way of its last move, and the part of all its way that counts for the bonus. */
export interface Impact {
  readonly sector: Sector;
  readonly face: number | null;
  readonly path: Path;
  readonly runIn: Cm;
  /** It began this normal move in a fordable river (HOW-TERR-21). */
  readonly outOfRiver: boolean;
}

/** Marks a contact: `by` has struck a sector (or a face) of `on`. */
export function makeContact(field: Field, by: Id, on: Id, impact: Impact): void {
  const { sector, face } = impact;
  const set = (mark: string, value: number | Id): void => field.emit({ do: 'mark', id: by, mark, value });
  const bonus = impact.outOfRiver ? OUT_OF_RIVER : bonusBarredBy(viewOf(field, by), by, on, impact);
  set('in contact', on);
  set('contact sector', face === null ? sector : `face ${face}`);
  set('contact order', field.state.acts);
  if (bonus) set('no bonus', bonus);
  noteAttack(field, on, 'HOW-SCEN-11');
}

/** Marks the contact of a charge with the second of two enemies (HOW-CHG-15). */
export function makeContactBeside(field: Field, by: Id, on: Id, sector: Sector): void {
  field.emit({ do: 'mark', id: by, mark: 'in contact too', value: on });
  field.emit({ do: 'mark', id: by, mark: 'contact sector too', value: sector });
  noteAttack(field, on, 'HOW-SCEN-11');
}

/** A run-in of so much of a normal move or less gives no bonus (HOW-MELEE-15). */
export const RUN_IN = 0.25;

/** The clause that takes a charger's bonus away; null when it has it (HOW-MELEE-12, 14 to 16). */
export function bonusBarredBy(view: View, by: Id, on: Id, { path, runIn }: Pick<Impact, 'path' | 'runIn'>): Id | null {
  const [charger, target] = [troopOf(view, by), troopOf(view, on)];
  if (!isHorse(charger.traits)) return 'HOW-MELEE-12';
  if (charger.traits.class === 'inferior') return 'HOW-MELEE-16';
  if (!effectsOf(view).chargeBonus) return 'HOW-MELEE-18';
  const rough = isInRough(view, target) || isThroughRough(view, charger, path, runIn);
  if (rough || isUphill(view, charger, target) || isBehindLine(view, charger, target)) return 'HOW-MELEE-14';
  return !exceeds(runIn, normalMove(charger.traits, charger.piece.formation) * RUN_IN) ? 'HOW-MELEE-15' : null;
}

/** It has the cover of a wood or the like, or stands more than half in rough ground. */
const isInRough = (view: View, { box, traits }: Troop): boolean =>
  coverUnder(view, box, traits.scale) !== null || areaUnder(view.ground, box, isBroken) !== null;
