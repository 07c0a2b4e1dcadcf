/** Retiring from a morale result or a melee (MCN-RETIRE, MCN-MELEE-10). */
import { does } from '../../../battle';
import type { Cm, Field, Id, Reason, View } from '../../../battle';
import { exceeds, facing, fallsShort, gap, poseAt, times, TOLERANCE } from '../../../geometry';
import { nameOf } from '../../common';
import { carryGenerals, generalsWith } from '../generals/with-unit';
import { inches } from '../lengths';
import { inFormationAt } from '../movement/formation-change';
import { forcedPath, forcedRun } from '../movement/forced';
import type { ForcedRun } from '../movement/forced';
import { facingCost, moveOf } from '../movement/rates';
import { isFree } from '../movement/standing';
import { enemiesOf, enemiesTouching, findTroop, footprint, troopAt, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { zoneAbout } from '../works/all-front';

/** How it goes: a full move with or without its face to the enemy, or so many inches that a melee names. */
export type Retirement = 'facing' | 'away' | number;

/** What came of it: gone as far as it had to, stopped short with movement left, or kept where it is. */
export type Retired = 'done' | 'short' | 'surrounded';

const SURROUNDED = 6;

/** Enemy within 6 inches to its front and to its rear, or no way back that does not end nearer to one (MCN-RETIRE-03). */
export function isSurrounded(view: View, troop: Troop, run: ForcedRun | null): boolean {
  const near = enemiesOf(view, troop.side).filter(({ box }) => !exceeds(gap(box, troop.box), inches(view, SURROUNDED)));
  const zones = near.map((enemy) => zoneAbout(view, troop, enemy));
  if (zones.includes('front') && zones.includes('rear')) return true;
  if (!run || run.length <= TOLERANCE) return false;
  const after = footprint(troop.traits, troop.piece.formation, run.to);
  return near.some(({ box }) => fallsShort(gap(box, after), gap(box, troop.box)));
}

/** How far it must go, cm (MCN-RETIRE-01, MCN-RETIRE-05). */
export function distanceToRetire(troop: Troop, how: Retirement): Cm {
  if (typeof how === 'number') return how * troop.traits.inch;
  return Math.max(0, moveOf(troop) - (how === 'facing' ? facingCost(troop) : 0));
}

/** Retires a unit; deployed guns limber in place of a full move, and stay where they have no room to (MCN-RETIRE-04). */
export function retire(field: Field, id: Id, how: Retirement, reasons: readonly Reason[]): Retired {
  const view = field.whole;
  const troop = findTroop(view, id);
  if (!troop) return 'done';
  if (troop.inside) return leaveHouses(field, view, troop, how, reasons);
  if (troop.piece.formation === 'deployed') {
    const isLimbered = limber(field, view, troop);
    if (typeof how !== 'number') return isLimbered ? 'done' : 'short';
  }
  const unit = troopOf(field.whole, id);
  const back = times(facing(unit.box.pose), -1);
  const wanted = distanceToRetire(unit, how);
  const run = forcedRun(view, unit, { direction: back, wanted, isGroundCharged: typeof how !== 'number' });
  if (isSurrounded(view, unit, run)) {
    tell(field, id, `${does(nameOf(field, id), 'is')} surrounded and cannot retire.`, 'MCN-RETIRE-03');
    return 'surrounded';
  }
  go(field, view, unit, run, how === 'away', reasons);
  return run.halt === null || run.halt === 'table edge' ? 'done' : 'short';
}

function go(
  field: Field,
  view: View,
  troop: Troop,
  run: ForcedRun,
  turnsAway: boolean,
  reasons: readonly Reason[],
): void {
  const generals = generalsWith(view, troop);
  const { pose } = troop.box;
  const back = times(facing(pose), -1);
  const isTurned = turnsAway && isFree(view, troopAt(troop, poseAt(run.to, back)));
  if (run.length > 0 || isTurned) {
    const start = isTurned ? poseAt(pose, back) : pose;
    const to = isTurned ? poseAt(run.to, back) : run.to;
    field.emit(
      {
        do: 'moved',
        movers: [{ id: troop.id, path: forcedPath(pose, start, { ...run, to }, back) }],
        manner: 'retire',
      },
      { text: `${does(nameOf(field, troop.id), 'retires')}.`, reasons },
    );
    carryGenerals(field, generals, troopOf(field.whole, troop.id));
  }
  field.emit({ do: 'mark', id: troop.id, mark: 'retired', value: 1 }, { reasons });
}

/** With its front where it was, else about its centre; false where there is no room for either. */
function limber(field: Field, view: View, troop: Troop): boolean {
  const places = [inFormationAt(troop, 'limbered'), troopAt(troop, troop.box.pose, 'limbered')];
  const to = places.find((placed) => isFree(view, placed))?.box.pose;
  if (!to) {
    tell(field, troop.id, `${does(nameOf(field, troop.id), 'finds')} no room to limber up.`, 'MCN-RETIRE-04');
    return false;
  }
  const reasons = [{ clause: 'MCN-RETIRE-04', label: 'Deployed guns limber up' }];
  field.emit(
    { do: 'formed', id: troop.id, formation: 'limbered', to, bases: null },
    { text: `${does(nameOf(field, troop.id), 'limbers')} up.`, reasons },
  );
  field.emit({ do: 'mark', id: troop.id, mark: 'retired', value: 1 }, { reasons });
  return true;
}

/** It leaves a building by the side away from those it fought, and stands three inches off; without room it stays (MCN-MELEE-10). */
function leaveHouses(field: Field, view: View, troop: Troop, how: Retirement, reasons: readonly Reason[]): Retired {
  const block = troop.inside;
  if (!block) return 'done';
  const enemies = enemiesTouching(view, troop);
  const from =
    enemies[0] ?? enemiesOf(view, troop.side).toSorted((a, b) => gap(a.box, troop.box) - gap(b.box, troop.box))[0];
  if (!from || typeof how !== 'number') return 'short';
  const placed = placedBeyond(troop, from, 3 * troop.traits.inch);
  if (!isFree(view, placed)) {
    tell(field, troop.id, `${does(nameOf(field, troop.id), 'finds')} no way out of the houses.`, 'MCN-MELEE-12');
    return 'surrounded';
  }
  const generals = generalsWith(view, troop);
  field.emit(
    { do: 'went', id: troop.id, to: { on: placed.box.pose } },
    {
      text: `${does(nameOf(field, troop.id), 'leaves')} the houses.`,
      reasons: [...reasons, { clause: 'MCN-MELEE-10', label: 'By the side away from the enemy' }],
    },
  );
  field.emit({ do: 'mark', id: troop.id, mark: 'retired', value: 1 }, { reasons });
  carryGenerals(field, generals, troopOf(field.whole, troop.id));
  return 'done';
}

/** Outside a building so far beyond the side away from somebody, with its face to him. */
export function placedBeyond(troop: Troop, enemy: Troop, beyond: Cm): Troop {
  const { pose, width, depth } = troop.box;
  const dx = pose.x - enemy.box.pose.x;
  const dy = pose.y - enemy.box.pose.y;
  const ahead = dx * pose.hx + dy * pose.hy;
  const right = dx * pose.hy - dy * pose.hx;
  const isDeep = Math.abs(ahead) * width >= Math.abs(right) * depth;
  const out = isDeep
    ? { x: pose.hx * Math.sign(ahead || 1), y: pose.hy * Math.sign(ahead || 1) }
    : { x: pose.hy * Math.sign(right), y: -pose.hx * Math.sign(right) };
  const outside = { ...troop, inside: null };
  const own = footprint(troop.traits, troop.piece.formation, poseAt(pose, times(out, -1)));
  const off = (isDeep ? depth : width) / 2 + beyond + own.depth / 2;
  return troopAt(outside, poseAt({ x: pose.x + out.x * off, y: pose.y + out.y * off }, times(out, -1)));
}

const tell = (field: Field, id: Id, text: string, clause: Id): void =>
  field.emit({ do: 'told', who: id, what: 'cannot retire' }, { text, reasons: [{ clause, label: 'No way back' }] });
