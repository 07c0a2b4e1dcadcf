/** The tasks of a side that attacks. */
import type { Id, View } from '../../../../../engine/battle';
import { distance } from '../../../../../engine/geometry';
import type { Point } from '../../../../../engine/geometry';
import type { RuleSystem } from '../../../../../engine/rules/system';
import { forcesOf, strengthOf } from '../forces';
import type { Force } from '../forces';
import { about, brigadesOf, LOCAL, shakenBonus, toward } from './brigades';
import type { Brigade } from './brigades';
import { turnsPast } from './posture';
import type { Stance } from './stance';
import type { Task, TaskKind } from './task';

/** Something to attack. */
interface Aim {
  readonly id: Id;
  readonly at: Point;
  readonly bonus: number;
  /** The strength of the enemies about it. */
  readonly held: number;
  /** Who would have to be beaten there: the unit itself, or those on the spot. */
  readonly holders: readonly Id[];
}

function aimsOf(view: View, enemies: readonly Force[]): readonly Aim[] {
  const units = enemies.map((enemy): Aim => {
    const { id, at } = enemy;
    return { id, at, bonus: shakenBonus(enemy), held: about(enemies, at, LOCAL), holders: [id] };
  });
  const places = view.roster.objectives
    .filter(({ holder }) => holder !== view.seat)
    .map(({ id, at, points }): Aim => {
      const holders = enemies.filter((enemy) => distance(enemy.at, at) <= ON_THE_SPOT).map((enemy) => enemy.id);
      return { id, at, bonus: OBJECTIVE * points, held: about(enemies, at, LOCAL), holders };
    });
  return [...units, ...places];
}
const OBJECTIVE = 10;
/** Who is as near to an objective, in cm, holds it. */
const ON_THE_SPOT = 15;
/** Every brigade is sent against an enemy or an objective, and goes in together with those sent to the same place. */
export function attackTasks(view: View, system: RuleSystem, { confidence }: Stance): ReadonlyMap<Id, Task> {
  const { own, enemies } = forcesOf(view, system);
  const aims = aimsOf(view, enemies);
  const tasks = new Map<Id, Task>();
  const sent: { readonly at: Point; readonly strength: number }[] = [];
  const nearFirst = brigadesOf(own)
    .map((brigade) => ({ brigade, near: Math.min(...aims.map(({ at }) => distance(at, brigade.centre))) }))
    .toSorted((a, b) => a.near - b.near);
  for (const { brigade } of nearFirst) {
    const { command, centre, strength } = brigade;
    let best: Aim | null = null;
    let least = Infinity;
    for (const aim of aims) {
      if (!canFight(view, system, brigade, aim)) continue;
      const there = sent.reduce((sum, one) => sum + (distance(one.at, aim.at) <= LOCAL ? one.strength : 0), 0);
      const enough = there > ENOUGH * aim.held;
      const cost = distance(aim.at, centre) - aim.bonus + (enough ? CROWD : there > 0 ? -JOIN : 0);
      if (cost >= least) continue;
      best = aim;
      least = cost;
    }
    if (!best) continue;
    sent.push({ at: best.at, strength });
    tasks.set(command, {
      command,
      kind: 'approach',
      against: best.id,
      at: best.at,
      ...toward(centre, best.at),
      centre,
      odds: 1,
    });
  }
  // Who goes together is judged together, and goes in together.
  const all = brigadesOf(own);
  for (const [command, task] of tasks) {
    const together = all.filter(({ command: other }) => {
      const his = tasks.get(other);
      return his !== undefined && distance(his.at, task.at) <= LOCAL;
    });
    const odds = strengthOf(together.flatMap(({ units }) => units)) / Math.max(0.5, about(enemies, task.at, LOCAL));
    const brigade = all.find((one) => one.command === command);
    if (brigade)
      tasks.set(command, { ...task, odds, kind: kindOf(view, brigade, together, enemies, odds * confidence) });
  }
  return tasks;
}

/** Has it anybody who may attack what is there, by his arm and by the way it stands? Guns fire at everybody. */
function canFight(view: View, system: RuleSystem, { units }: Brigade, { holders }: Aim): boolean {
  if (holders.length === 0) return units.some(({ arm }) => arm !== 'guns');
  return units.some(
    (unit) => unit.arm === 'guns' || holders.some((enemy) => system.clash(view, unit.id, enemy) !== null),
  );
}

/** Sent against an enemy, this is enough: others go elsewhere, at the cost of so many cm; until then they join. */
const ENOUGH = 1.6;
const CROWD = 40;
const JOIN = 10;

/** Draws up first, and goes in when all that go together are ready and strong enough; once in, it goes through with it. */
function kindOf(
  view: View,
  brigade: Brigade,
  together: readonly Brigade[],
  enemies: readonly Force[],
  odds: number,
): TaskKind {
  const standOff = standOffFrom(enemies);
  const own = fightersOf([brigade]);
  if (own.length === 0) return 'approach';
  const nearest = ({ at }: Force): number => Math.min(...enemies.map((enemy) => distance(enemy.at, at)));
  const isIn = own.filter((unit) => nearest(unit) < standOff - CLOSING).length * 2 >= own.length;
  const late = turnsPast(view, PATIENCE) * PRESSING;
  if (isIn) return odds > GOING_ON - late ? 'assault' : 'pin';
  if (odds > OVERWHELMING) return 'assault';
  const isReady = (unit: Force): boolean => unit.isFormed && nearest(unit) < standOff + READY;
  const share = (units: readonly Force[]): number => units.filter(isReady).length / units.length;
  const ready = Math.min(share(own), share(fightersOf(together)));
  return ready >= MOST - late / 2 && odds > ENTERING - late ? 'assault' : 'approach';
}
const fightersOf = (brigades: readonly Brigade[]): readonly Force[] =>
  brigades.flatMap(({ units }) => units).filter(({ arm }) => arm !== 'guns');
const CLOSING = 8;
const READY = 14;
const MOST = 0.66;
const ENTERING = 0.9;
/** At such odds nobody waits for anybody. */
const OVERWHELMING = 1.7;
const GOING_ON = 0.6;
/** So many turns an attack may take to draw up; after that it is pressed, readier or not. */
const PATIENCE = 5;
const PRESSING = 0.15;

/** Out of reach of muskets and of a charge, middle to middle, cm. */
export function standOffFrom(enemies: readonly Force[]): number {
  let reach = 0;
  for (const { arm, reach: his } of enemies) {
    if (arm !== 'guns') reach = Math.max(reach, his.fire);
    reach = Math.max(reach, his.charge);
  }
  return reach + MARGIN;
}
const MARGIN = 5;
