/** The tasks of a side that holds. */
import type { Id, View } from '../../../../../engine/battle';
import { distance } from '../../../../../engine/geometry';
import type { RuleSystem } from '../../../../../engine/rules/system';
import { forcesOf } from '../forces';
import type { Force } from '../forces';
import { about, brigadesOf, LOCAL, shakenBonus, toward } from './brigades';
import type { Stance } from './stance';
import type { Task } from './task';

/** Brigades stay, but go for whoever comes near when they are the stronger. */
export function holdTasks(view: View, system: RuleSystem, { confidence }: Stance): ReadonlyMap<Id, Task> {
  const { own, enemies } = forcesOf(view, system);
  const tasks = new Map<Id, Task>();
  for (const { command, centre, units, strength } of brigadesOf(own)) {
    let prey: Force | null = null;
    let least = Infinity;
    for (const enemy of enemies) {
      const away = Math.min(...units.map(({ at }) => distance(at, enemy.at)));
      const score = away - shakenBonus(enemy);
      if (away > STRIKING || score >= least) continue;
      prey = enemy;
      least = score;
    }
    const held = prey ? about(enemies, prey.at, LOCAL) : 0;
    const friends = prey ? Math.max(strength, about(own, prey.at, LOCAL)) : strength;
    const odds = friends / Math.max(0.5, held);
    const fights = odds * confidence > COUNTER && units.some(({ arm }) => arm !== 'guns');
    tasks.set(command, {
      command,
      kind: prey && fights ? 'counter-attack' : 'hold',
      against: prey && fights ? prey.id : null,
      at: prey && fights ? prey.at : centre,
      ...toward(centre, prey?.at ?? centre),
      centre,
      odds,
    });
  }
  return tasks;
}
/** Who comes as near as this, in cm, can be struck; at such odds he is. */
const STRIKING = 40;
const COUNTER = 1.4;
