/** Points off buildings, bridges and works, and their fall (MCN-DEF-04, MCN-DEF-06). */
import { counted, does } from '../../../battle';
import type { Field, Id, Rule } from '../../../battle';
import { dot, facing, minus, overlaps, plus, poseAt, times } from '../../../geometry';
import type { Box } from '../../../geometry';
import { lose, remove, shake } from '../morale/losses';
import { placedBeyond } from '../morale/retiring';
import { isInWater } from '../movement/ground-cost';
import { isFree } from '../movement/standing';
import { enemiesOf, troopAt, troopOf, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { POINTS, WORK_STRENGTH } from '../troops/vocabulary';
import { nameOfWork, pointsOfWork } from '../works/strength';

/** Points off a work; at none it is rough ground, a bridge is down, and who was inside stands shaken in the open (MCN-DEF-06). */
export function* damageWork(
  field: Field,
  work: Id,
  points: number,
  reasons: readonly { readonly clause: Id; readonly label: string }[],
): Rule<void> {
  const view = field.whole;
  const now = Math.max(0, pointsOfWork(view, work) - points);
  const name = nameOfWork(view, work);
  field.emit(
    { do: 'ground', feature: work, gauge: WORK_STRENGTH, now },
    { text: `${does(name, 'loses')} ${counted(points, POINTS)}: ${now} left.`, reasons },
  );
  if (now > 0) return;
  const destroyed = [{ clause: 'MCN-DEF-06', label: 'No strength points left' }];
  const garrison = troopsOn(view).find(({ inside }) => inside?.id === work);
  const crossing = view.ground.crossings.find(({ id }) => id === work);
  const crossingIt = crossing ? troopsOn(view).filter(({ box }) => overlaps(box, crossing.box)) : [];
  if (!view.ground.block(work))
    field.emit(
      { do: 'razed', feature: work, gone: true },
      { text: `${does(name, 'is')} destroyed.`, reasons: destroyed },
    );
  else
    field.emit(
      { do: 'told', who: '', what: 'destroyed' },
      { text: `Houses of ${name} are destroyed.`, reasons: destroyed },
    );
  if (crossing) yield* offBridge(field, crossing.box, crossingIt, destroyed);
  if (!garrison) return;
  putOutside(field, garrison);
  shake(field, garrison.id, destroyed);
  yield* lose(field, garrison.id, 1, null, destroyed);
}

/** Into the open on the side away from the enemy, or another that is free. */
function putOutside(field: Field, garrison: Troop): void {
  const view = field.whole;
  const [enemy] = enemiesOf(view, garrison.side).toSorted((a, b) => apart(a, garrison) - apart(b, garrison));
  for (const beyond of [0.5, 3, 6]) {
    const placed = placedBeyond(garrison, enemy ?? troopOf(view, garrison.id), beyond * garrison.traits.inch);
    if (!isFree(view, placed)) continue;
    field.emit(
      { do: 'went', id: garrison.id, to: { on: placed.box.pose } },
      { reasons: [{ clause: 'MCN-DEF-06', label: 'Stands in the open' }] },
    );
    return;
  }
  remove(field, garrison.id, 'destroyed', [{ clause: 'MCN-DEF-06', label: 'No room to stand in the open' }]);
}
const apart = (one: Troop, other: Troop): number => {
  const by = minus(one.box.pose, other.box.pose);
  return by.x * by.x + by.y * by.y;
};

/** Who was on a bridge that is down gets to the bank as best he can, shaken and a point the less, as from houses that fall (MCN-DEF-06). */
function* offBridge(
  field: Field,
  bridge: Box,
  crossing: readonly Troop[],
  reasons: readonly { readonly clause: Id; readonly label: string }[],
): Rule<void> {
  for (const troop of crossing) {
    if (!isInWater(field.whole.ground, [troop.box])) continue;
    const { pose } = troop.box;
    const ahead = facing(bridge.pose);
    const isNorth = dot(minus(pose, bridge.pose), ahead) >= 0;
    const step = troop.traits.inch / 2;
    const to = Array.from({ length: TRIES }, (_, n) => (n + 1) * step)
      .flatMap((by) => (isNorth ? [by, -by] : [-by, by]))
      .map((by) => troopAt(troop, poseAt(plus(pose, times(ahead, by)), facing(pose))))
      .find((placed) => isFree(field.whole, placed));
    if (!to) {
      remove(field, troop.id, 'destroyed', reasons);
      continue;
    }
    field.emit({ do: 'went', id: troop.id, to: { on: to.box.pose } }, { reasons });
    shake(field, troop.id, reasons);
    yield* lose(field, troop.id, 1, null, reasons);
  }
}
/** Half inches to either side. */
const TRIES = 40;
