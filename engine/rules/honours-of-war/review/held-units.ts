/** Troops that the scenario holds back where guns reach them with canister before they may move (HOW-SCEN-11). */
import { listed, verbFor, viewOfPosition } from '../../../battle';
import type { Id } from '../../../battle';
import { groundOf } from '../../../terrain';
import type { Scenario, UnplacedFinding } from '../../../scenario';
import { isHeld } from '../../common';
import { legalShots } from '../fire/targets';
import { prepare } from '../prepare';
import { findTroop, troopsLeft } from '../troops/troop';

/** As everybody stands before turn 1: the enemy's guns may fire in it, and the unit may not go. */
export function heldRemarks(scenario: Scenario): readonly UnplacedFinding[] {
  if (!scenario.special.some(({ rule }) => rule === 'hold')) return [];
  const { roster, state } = prepare(scenario);
  const ground = groundOf(scenario);
  const guns = new Map<Id, string[]>();
  for (const { id: side, seat } of roster.sides) {
    const view = viewOfPosition({ seat, state, ground, roster });
    for (const firer of troopsLeft(view).ofSide(side)) {
      if (firer.inside) continue;
      for (const { target, ammunition } of legalShots(view, firer, { moved: false, inMovement: false })) {
        const held = findTroop(view, target.id);
        if (ammunition !== 'canister' || !held || !isHeld(held.piece)) continue;
        guns.set(target.id, [...(guns.get(target.id) ?? []), firer.traits.unit.name]);
      }
    }
  }
  return [...guns].map(([id, names]) => {
    const name = roster.units[id]?.name ?? id;
    return {
      severity: 'warning',
      code: 'held-under-canister',
      about: id,
      key: null,
      message: `${name} may not move yet and ${verbFor(name, 'stands')} in canister range of ${listed(names)} on turn 1, without an answer.`,
      fix: 'Set it back, give the guns another place, or end its hold when it is attacked.',
      clause: 'HOW-SCEN-11',
    };
  });
}
