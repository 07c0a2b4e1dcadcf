/** Ball against buildings, bridges and works (MCN-DEF-01, MCN-DEF-02). */
import { roll } from '../../../battle';
import type { Cm, Field, Id, Odds, Rule, View } from '../../../battle';
import { factOf } from '../../../facts';
import { minus, poseAt, TOLERANCE, unit } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import { nameOf, scoreReasons, sumOf, TWO_DICE } from '../../common';
import type { Modifier } from '../../common';
import { reveal } from '../sight/hidden';
import { enemiesOf, isMarked, troopOf, troopsOn, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { nameOfWork, pointsOfBlock, pointsOfBridge, pointsOfLine, pointsOfWork } from '../works/strength';
import { bandOf, firingBases, halfSides, isInArc, rangeToBase } from './arcs';
import { firerFactors, pointsLostTo } from './factors';
import { mayFire } from './shots';
import { damageWork } from './works-that-fall';

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
