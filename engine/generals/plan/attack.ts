/** The tasks of a side that attacks. */
import type { Cm, Id, View } from '../../battle';
import { distance } from '../../geometry';
import type { RuleSystem } from '../../rules/system';
import { forcesOf, strengthOf } from '../forces';
import type { Force, Forces } from '../forces';
import { turnsPast } from '../turns';
import { aimed } from './aims';
import type { BrigadeForce } from './brigades';
import { groupsOf, lineOf } from './line-of-attack';
import type { Stance } from './stance';
import type { Task, TaskKind } from './task';

/** Every brigade is sent against an enemy or an objective, and goes in together with those sent to the same place. */
export function attackTasks(view: View, system: RuleSystem, { confidence }: Stance): ReadonlyMap<Id, Task> {
  const forces = forcesOf(view, system);
  const sent = aimed(view, system, forces);
  const tasks = new Map<Id, Task>();
  for (const group of groupsOf(sent, forces.front)) {
    const { at, axis, members } = group;
    const brigades = members.map(({ brigade }) => brigade);
    const odds = strengthOf(brigades.flatMap(({ units }) => units)) / Math.max(0.5, group.held);
    const places = lineOf(group, forces.front);
    for (const { brigade, aim } of members) {
      const { command, centre } = brigade;
      const kind = kindOf(view, brigade, brigades, forces, odds * confidence);
      const place = places.get(command) ?? { sideways: 0, behind: 0 };
      tasks.set(command, { command, kind, against: aim.id, at, axis, ...place, centre, odds });
    }
  }
  return tasks;
}

/** Draws up first, and goes in when all that go together are ready and strong enough; once in, it goes through with it. */
function kindOf(
  view: View,
  brigade: BrigadeForce,
  together: readonly BrigadeForce[],
  { enemies, front }: Forces,
  odds: number,
): TaskKind {
  const standOff = standOffFrom(enemies, front);
  const own = fightersOf([brigade]);
  if (own.length === 0) return 'approach';
  const nearest = ({ at }: Force): number => Math.min(...enemies.map((enemy) => distance(enemy.at, at)));
  const isIn = own.filter((unit) => nearest(unit) < standOff - CLOSING * front).length * 2 >= own.length;
  const late = turnsPast(view, PATIENCE) * PRESSING;
  if (isIn) return odds > GOING_ON - late ? 'assault' : 'pin';
  if (odds > OVERWHELMING) return 'assault';
  const isReady = (unit: Force): boolean => unit.isFormed && nearest(unit) < standOff + READY * front;
  const share = (units: readonly Force[]): number => units.filter(isReady).length / units.length;
  const ready = Math.min(share(own), share(fightersOf(together)));
  return ready >= MOST - late / 2 && odds > ENTERING - late ? 'assault' : 'approach';
}
const fightersOf = (brigades: readonly BrigadeForce[]): readonly Force[] =>
  brigades.flatMap(({ units }) => units).filter(({ arm }) => arm !== 'guns' && arm !== 'train');
const CLOSING = 0.4;
const READY = 0.5;
const MOST = 0.55;
const ENTERING = 0.9;
/** At such odds nobody waits for anybody. */
const OVERWHELMING = 2.3;
const GOING_ON = 0.6;
/** So many turns an attack may take to draw up; after that it is pressed, readier or not. */
const PATIENCE = 2;
const PRESSING = 0.2;

/** Out of reach of muskets and of a charge, middle to middle, cm. */
export function standOffFrom(enemies: readonly Force[], front: Cm): Cm {
  let reach = 0;
  for (const { arm, reach: his } of enemies) {
    if (arm !== 'guns') reach = Math.max(reach, his.fire);
    reach = Math.max(reach, his.charge);
  }
  return reach + MARGIN * front;
}
const MARGIN = 0.25;
