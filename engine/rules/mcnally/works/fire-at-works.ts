/** Ball against buildings, bridges and works, and their fall (MCN-DEF-01, 02, 04, 06). */
import { counted, does, roll } from '../../../battle';
import type { Cm, Field, Id, Odds, Rule, View } from '../../../battle';
import { factOf } from '../../../facts';
import { dot, facing, minus, overlaps, plus, poseAt, times, TOLERANCE, unit } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import { nameOf, scoreReasons, sumOf, TWO_DICE } from '../../common';
import { bandOf, firingBases, halfSides, isInArc, rangeToBase } from '../fire/arcs';
import { firerFactors, pointsLostTo } from '../fire/factors';
import { mayFire } from '../fire/shots';
import type { Modifier } from '../../common';
import { lose, remove, shake } from '../morale/losses';
import { placedBeyond } from '../morale/retiring';
import { isInWater } from '../movement/ground-cost';
import { isFree } from '../movement/standing';
import { reveal } from '../sight/hidden';
import { enemiesOf, isMarked, troopAt, troopOf, troopsOn, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { POINTS, WORK_STRENGTH } from '../troops/vocabulary';
import { nameOfWork, pointsOfBlock, pointsOfBridge, pointsOfLine, pointsOfWork } from './strength';

interface Bombardment {
  readonly firer: Id;
  readonly work: Id;
  readonly band: number;
}

/** Buildings, bridges and works that still stand, with what may be aimed at: half-sides, and stretches of four inches. */
const aims = factOf(['ground'], (view: View, inch: Cm): readonly { readonly id: Id; readonly at: readonly Box[] }[] => [
  ...view.ground.blocks
    .filter((block) => pointsOfBlock(view, block) > 0)
    .map(({ id, box }) => ({ id, at: halfSides(box) })),
  ...view.ground.crossings
    .filter(({ id, kind }) => kind === 'bridge' && pointsOfBridge(view, id) > 0)
    .map(({ id, box }) => ({ id, at: [box] })),
  ...view.ground.lines
    .filter((line) => (pointsOfLine(view, line) ?? 0) > 0)
    .map((line) => ({ id: line.id, at: stretches(line.course, STRETCH * inch) })),
]);
const STRETCH = 4;

/** A line as flat boxes, each at most so long. */
function stretches(course: readonly Point[], most: Cm): readonly Box[] {
  return course.slice(1).flatMap((to, i) => {
    const from = course[i] ?? to;
    const by = minus(to, from);
    const length = Math.sqrt(by.x * by.x + by.y * by.y);
    if (length < TOLERANCE) return [];
    const count = Math.ceil(length / most);
    const ahead = unit({ x: -by.y, y: by.x });
    return Array.from({ length: count }, (_, n) => ({
      pose: poseAt({ x: from.x + (by.x * (n + 0.5)) / count, y: from.y + (by.y * (n + 0.5)) / count }, ahead),
      width: length / count,
      depth: 0,
    }));
  });
}

/** What guns of a side may throw ball at and is held by nobody of the enemy: those are fired at with the work. */
export function worksInReach(view: View, side: Id): readonly Bombardment[] {
  return unitsOf(view, side)
    .filter((troop) => troop.traits.class === 'ART' && !isMarked(troop, 'fired') && mayFire(view, troop))
    .flatMap((gun) =>
      aims(view, gun.traits.inch).flatMap(({ id, at }) => {
        if (troopsOn(view).some(({ inside }) => inside?.id === id)) return [];
        const band = bandFor(view, gun, at);
        return band >= 0 && isUseful(view, gun, at) ? [{ firer: gun.id, work: id, band }] : [];
      }),
    );
}
/** Only where an enemy is about: nobody wastes powder on empty country. */
const isUseful = (view: View, gun: Troop, at: readonly Box[]): boolean =>
  enemiesOf(view, gun.side).some(({ box }) =>
    at.some(({ pose }) => Math.abs(pose.x - box.pose.x) + Math.abs(pose.y - box.pose.y) < NEAR * gun.traits.inch),
  );
const NEAR = 12;

function bandFor(view: View, gun: Troop, at: readonly Box[]): number {
  const limits = gun.traits.weapon ? gun.traits.house.ranges[gun.traits.weapon] : [];
  const bands = firingBases(view, gun)
    .flatMap((from) =>
      at.filter((box) => isInArc(from, box)).map((box) => bandOf(rangeToBase(from, box), limits, gun.traits.inch)),
    )
    .filter((band) => band >= 0);
  return bands.length === 0 ? -1 : Math.min(...bands);
}

/** What is added to the dice of ball at a work (MCN-DEF-01). */
export function linesAtWork(view: View, firer: Id, work: Id): readonly Modifier[] {
  const gun = troopOf(view, firer);
  const band = bandFor(view, gun, aims(view, gun.traits.inch).find(({ id }) => id === work)?.at ?? []);
  return firerFactors(gun, { band, isCanister: false });
}

/** Points the work loses, by every throw. */
export function oddsAtWork(view: View, firer: Id, work: Id): Odds {
  const plus = sumOf(linesAtWork(view, firer, work));
  const points = pointsOfWork(view, work);
  const chance = TWO_DICE.map(({ score, p }) => {
    return { p, then: { leaf: { lost: Math.min(pointsLostTo(score + plus), points) } } };
  });
  return { chance };
}

/** Throws ball at a work; with a score already thrown at its garrison, that one serves (MCN-DEF-02). */
export function* shootAtWork(field: Field, firer: Id, work: Id, thrown: number | null = null): Rule<void> {
  reveal(field, firer, 'Fires from its cover');
  const view = field.whole;
  const gun = troopOf(view, firer);
  let score = thrown;
  let reasons = [{ clause: 'MCN-DEF-02', label: 'The same dice, without cover' }];
  if (score === null) {
    const lines = linesAtWork(view, firer, work);
    const why = `${nameOf(field, firer)} fires at ${nameOfWork(view, work)}`;
    const dice = yield* roll(field, { why, who: firer, clause: 'MCN-DEF-01', seat: gun.side, count: 2 });
    const sum = dice.reduce((one, die) => one + die, 0);
    score = sum + sumOf(lines);
    reasons = [...scoreReasons('MCN-DEF-01', '2D6', sum, lines)];
    field.emit({ do: 'mark', id: firer, mark: 'fired', value: 1 }, { reasons });
  }
  const points = pointsOfWork(view, work);
  const lost = Math.min(pointsLostTo(score), points);
  if (lost === 0) {
    field.emit(
      { do: 'told', who: firer, what: 'the work stands' },
      { text: thrown === null ? `${nameOf(field, firer)} does no harm to ${nameOfWork(view, work)}.` : '', reasons },
    );
    return;
  }
  yield* damageWork(field, work, lost, reasons);
}

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
