/** Mist on low ground, a special rule of a scenario: fire and charges begun from too far away may fail (HOW-SCEN-18). */
import { does, roll } from '../../../battle';
import type { Field, Rule, View } from '../../../battle';
import { TOLERANCE } from '../../../geometry';
import type { Mist } from '../../../scenario';
import { isHill } from '../ground/kinds';
import { areaUnder, areWithin } from '../../../tabletop';

import type { Troop } from '../troops/troop';

/** The mist of this turn; null without one. */
export function mistOf({ state, ground }: View): Mist | null {
  const { turn } = state.at;
  for (const rule of ground.scenario.special)
    if (rule.rule === 'mist' && rule.from <= turn && turn <= rule.until) return rule;
  return null;
}

/** The mist between two units: either stands on low ground, and they are too far apart. */
function mistBetween(view: View, one: Troop, other: Troop): Mist | null {
  const mist = mistOf(view);
  if (!mist || areWithin(one, other, mist.beyond + TOLERANCE)) return null;
  return isLow(view, one) || isLow(view, other) ? mist : null;
}

/** Not more than half on a hill. */
const isLow = (view: View, { box }: Troop): boolean => areaUnder(view.ground, box, isHill) === null;

/** The mist that may swallow a shot; the houses a scenario spares are fired at as ever. */
export function mistOnShot(view: View, firer: Troop, target: Troop): Mist | null {
  const mist = mistBetween(view, firer, target);
  const { inside } = target;
  return mist && inside && (mist.sparing.includes(inside.bua) || mist.sparing.includes(inside.id)) ? null : mist;
}

/** The mist that may make a charge miss its way, judged where the charger stands when it is declared. */
export const mistOnCharge = mistBetween;

/** The chance that mist spoils it; 0 without. */
export const riskOf = (mist: Mist | null): number => (mist ? Math.min(6, mist.failsOn) / 6 : 0);

/** A die for each unit, whatever others have thrown against the same enemy; true when it fails. */
export function* failsInMist(field: Field, mist: Mist, who: Troop, what: string): Rule<boolean> {
  const { unit } = who.traits;
  const [die] = yield* roll(field, {
    why: `${does(unit.name, what)} in the mist: fails on ${mist.failsOn} or less`,
    who: unit.id,
    clause: 'HOW-SCEN-18',
    seat: who.piece.seat,
  });
  return die <= mist.failsOn;
}
