/** What each brigade of an attack is sent against. */
import type { Cm, Id, View } from '../../battle';
import { distance, dot } from '../../geometry';
import type { Point } from '../../geometry';
import type { RuleSystem } from '../../rules/system';
import type { Forces } from '../forces';
import { about, brigadesOf, LOCAL, shakenBonus, toward } from './brigades';
import type { BrigadeForce } from './brigades';

/** Something to attack. */
interface Aim {
  readonly id: Id;
  readonly at: Point;
  /** In fronts of way. */
  readonly bonus: number;
  /** The strength of the enemies about it. */
  readonly held: number;
  /** Who would have to be beaten there: the unit itself, or those on the spot. */
  readonly holders: readonly Id[];
}

function aimsOf(view: View, system: RuleSystem, { enemies, front }: Forces): readonly Aim[] {
  const units = enemies.map((enemy): Aim => {
    const { id, at } = enemy;
    return { id, at, bonus: shakenBonus(enemy), held: about(enemies, at, LOCAL * front), holders: [id] };
  });
  const places = system
    .objectives(view)
    .filter(({ holder }) => holder !== view.seat)
    .map(({ id, at, points }): Aim => {
      const holders = enemies.filter((enemy) => distance(enemy.at, at) <= ON_THE_SPOT * front).map((enemy) => enemy.id);
      return { id, at, bonus: OBJECTIVE * points, held: about(enemies, at, LOCAL * front), holders };
    });
  return [...units, ...places];
}
/** Fronts of way that an objective point is worth. */
export const OBJECTIVE = 0.5;
/** Who is as near to an objective, in fronts, holds it. */
const ON_THE_SPOT = 0.75;

/** A brigade and what it is sent against. */
export interface Sent {
  readonly brigade: BrigadeForce;
  readonly aim: Aim;
}

/**
 * Each brigade with the aim that costs it least, those nearest to the enemy first. What others are after is nothing to it:
 * a brigade that looks elsewhere whenever a friend has come or gone never arrives.
 */
export function aimed(view: View, system: RuleSystem, forces: Forces): readonly Sent[] {
  const aims = aimsOf(view, system, forces);
  const nearFirst = brigadesOf(forces.own)
    .map((brigade) => ({ brigade, near: Math.min(...aims.map(({ at }) => distance(at, brigade.centre))) }))
    .toSorted((a, b) => a.near - b.near);
  return nearFirst.flatMap(({ brigade }): readonly Sent[] => {
    const aim = bestAim(view, system, brigade, aims, forces.front);
    return aim ? [{ brigade, aim }] : [];
  });
}

function bestAim(view: View, system: RuleSystem, brigade: BrigadeForce, aims: readonly Aim[], front: Cm): Aim | null {
  let best: Aim | null = null;
  let least = Infinity;
  for (const aim of aims) {
    const cost = wayTo(brigade, aim.at) / front - aim.bonus;
    if (cost >= least || !canFight(view, system, brigade, aim)) continue;
    best = aim;
    least = cost;
  }
  return best;
}

/** How far it is to a place for a brigade that has to turn there from the way it faces, in cm. */
function wayTo({ centre, axis }: BrigadeForce, at: Point): Cm {
  const ahead = axis === null ? 1 : dot(axis, toward(centre, at));
  return distance(at, centre) * (1 + TURNING * (1 - ahead));
}
/** The way to a place on its flank counts for so much more. */
const TURNING = 0.75;

/** Has it anybody who may attack what is there, by his arm and by the way it stands? Guns fire at everybody. */
function canFight(view: View, system: RuleSystem, { units }: BrigadeForce, { holders }: Aim): boolean {
  if (holders.length === 0) return units.some(({ arm }) => arm !== 'guns');
  return units.some(
    (unit) => unit.arm === 'guns' || holders.some((enemy) => system.clash(view, unit.id, enemy) !== null),
  );
}
