/** The tasks of a side that holds. */
import type { Id, View } from '../../battle';
import { distance } from '../../geometry';
import type { RuleSystem } from '../../rules/system';
import { forcesOf } from '../forces';
import type { Force, Forces } from '../forces';
import { about, brigadesOf, LOCAL, shakenBonus, toward } from './brigades';
import type { BrigadeForce } from './brigades';
import { nearestOf } from './nearest';
import { postsOf } from './posts';
import type { Stance } from './stance';
import type { Task } from './task';

/** Brigades stay, but finish off the spent who are near; horse goes for whoever has come up where it is the stronger. */
export function holdTasks(view: View, system: RuleSystem, { confidence }: Stance): ReadonlyMap<Id, Task> {
  const forces = forcesOf(view, system);
  const attackers = attackersOf(forces, postsOf(view, system));
  const tasks = new Map<Id, Task>();
  for (const brigade of brigadesOf(forces.own)) {
    const { command, centre } = brigade;
    // Foot that stands fires better than foot that comes: it leaves its ground only for an enemy who is spent.
    const isHorse = brigade.units.every(({ arm }) => arm === 'horse');
    const weak = isHorse ? forces.enemies : forces.enemies.filter((enemy) => enemy.isSpent);
    const prey =
      preyOf(brigade, weak, STRIKING * forces.front, forces) ??
      (isHorse ? preyOf(brigade, attackers, HELP * forces.front, forces) : null);
    const odds = prey ? oddsAt(brigade, prey, forces) : 1;
    const strikes = prey !== null && odds * confidence > COUNTER && brigade.units.some(canStrike);
    tasks.set(command, {
      command,
      kind: strikes ? 'counter-attack' : 'hold',
      against: strikes ? prey.id : null,
      at: strikes ? prey.at : centre,
      axis: toward(centre, (prey ?? nearestOf(forces.enemies, centre))?.at ?? centre),
      sideways: 0,
      behind: 0,
      centre,
      odds,
    });
  }
  return tasks;
}

const canStrike = ({ arm }: Force): boolean => arm !== 'guns' && arm !== 'train';

/** Enemies who have come up to a unit of the side or to what it holds. */
function attackersOf({ own, enemies, front }: Forces, posts: readonly Force['at'][]): readonly Force[] {
  const held = [...own.map(({ at }) => at), ...posts];
  return enemies.filter((enemy) => held.some((at) => distance(at, enemy.at) <= STRIKING * front));
}

/** The enemy whom it is best for a brigade to strike at, not farther away than so; null when there is none. */
function preyOf({ units }: BrigadeForce, enemies: readonly Force[], within: number, { front }: Forces): Force | null {
  let prey: Force | null = null;
  let least = Infinity;
  for (const enemy of enemies) {
    const away = Math.min(...units.map(({ at }) => distance(at, enemy.at)));
    const cost = away / front - shakenBonus(enemy);
    if (away > within || cost >= least) continue;
    prey = enemy;
    least = cost;
  }
  return prey;
}

/** The brigade and the friends about an enemy to those about him. */
function oddsAt({ command, strength }: BrigadeForce, { at }: Force, { own, enemies, front }: Forces): number {
  const others = own.filter((unit) => unit.command !== command);
  return (strength + about(others, at, LOCAL * front)) / Math.max(0.5, about(enemies, at, LOCAL * front));
}

/** Who comes as near as this, in fronts, can be struck; at such odds he is. */
const STRIKING = 2;
const COUNTER = 1.4;
/** Horse helps friends who are so far off. */
const HELP = 6;
