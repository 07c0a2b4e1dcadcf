/** Whom a unit may fire at, by the pair of bases with the least range (MCN-FIRE-01, MCN-FIRE-03). */
import type { Cm, Id, View } from '../../../battle';
import { factOf } from '../../../facts';
import { frontCentre, gap, isFarFrom } from '../../../geometry';
import type { Box } from '../../../geometry';
import { linesBetween } from '../ground/behind';
import { enemiesOf, enemiesTouching, findTroop, friendsOf, isMarked, isRouting, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { better, coverOf, coverOfLine, pointsOfBlock } from '../works/strength';
import type { Cover } from '../works/covers';
import { bandOf, firesAllRound, firingBases, isInArc, isOutOfArc, rangeToBase, targetBases, touchesArc } from './arcs';
import { bodiesBetween, densityAt, isSeenOver, mayFireOver, unitsBetween } from './sight';

export interface Shot {
  readonly firer: Id;
  readonly target: Id;
  /** To the farthest point of the base, cm. */
  readonly range: Cm;
  /** 0 is short. */
  readonly band: number;
  readonly cover: Cover;
  /** What gives the cover, in a word. */
  readonly behind: string;
  /** Short range, guns, and no friend before them (MCN-FIRE-08). */
  readonly isCanister: boolean;
}

/** Infantry and deployed guns; not routers, nor who is in contact with the enemy or at work (MCN-FIRE-01, MCN-ENG-04). */
export function mayFire(view: View, troop: Troop): boolean {
  const { weapon, class: unitClass } = troop.traits;
  if (weapon === null || isRouting(troop) || isMarked(troop, 'guns left') || isMarked(troop, 'at work')) return false;
  if (unitClass === 'ART' && troop.piece.formation !== 'deployed') return false;
  return enemiesTouching(view, troop).length === 0;
}

const limitsOf = (troop: Troop): readonly number[] =>
  troop.traits.weapon ? troop.traits.house.ranges[troop.traits.weapon] : [];
/** The farthest it fires, cm. */
export const reachOf = (troop: Troop): Cm => (limitsOf(troop).at(-1) ?? 0) * troop.traits.inch;

interface Pair {
  readonly from: Box;
  readonly base: Box;
  readonly range: Cm;
}

/** The shot of a unit at another as they stand; null when no base of its front rank can fire at any whole base. */
export function findShot(view: View, firer: Troop, target: Troop): Shot | null {
  const limits = limitsOf(firer);
  const reach = reachOf(firer);
  if (limits.length === 0 || isFarFrom(firer.box, target.box, reach) || gap(firer.box, target.box) > reach) return null;
  if (!firesAllRound(view, firer) && isOutOfArc(firer.box, target.box)) return null;
  const pairs: Pair[] = [];
  for (const from of firingBases(view, firer))
    for (const base of targetBases(target)) {
      if (!isInArc(from, base)) continue;
      const range = rangeToBase(from, base);
      if (bandOf(range, limits, firer.traits.inch) >= 0) pairs.push({ from, base, range });
    }
  if (pairs.length === 0) return null;
  const between = bodiesBetween(view, firer, target);
  const pair = pairs.sort((a, b) => a.range - b.range).find((one) => isClear(view, firer, target, one, between));
  if (!pair) return null;
  const band = bandOf(pair.range, limits, firer.traits.inch);
  return {
    firer: firer.id,
    target: target.id,
    range: pair.range,
    band,
    ...coverFor(view, target, pair),
    isCanister: isCanister(view, firer, band),
  };
}

function isClear(view: View, firer: Troop, target: Troop, { from, base }: Pair, bodies: readonly Troop[]): boolean {
  const between = bodies.length === 0 ? bodies : unitsBetween(bodies, from, base);
  if (between.length > 0 && !mayFireOver(view, firer, target, between)) return false;
  return isSeenOver(view, from, frontCentre(from), firer, target, base);
}

/** Of all that covers the base only the best for it (MCN-FIRE-07). */
function coverFor(view: View, target: Troop, { from, base }: Pair): Pick<Shot, 'cover' | 'behind'> {
  if (target.inside) return { cover: coverOf(pointsOfBlock(view, target.inside)), behind: 'houses' };
  let cover: Cover = densityAt(view, base) ? 'soft' : 'none';
  let behind = cover === 'none' ? '' : 'a wood';
  for (const line of linesBetween(view, base, from.pose)) {
    const found = better(cover, coverOfLine(view, line));
    if (found !== cover) behind = line.kind;
    cover = found;
  }
  return { cover, behind };
}

function isCanister(view: View, firer: Troop, band: number): boolean {
  const { class: unitClass, weapon, inch } = firer.traits;
  if (unitClass !== 'ART' || weapon === 'howitzers' || band !== 0) return false;
  const short = (limitsOf(firer)[0] ?? 0) * inch;
  return !friendsOf(view, firer).some(
    ({ box }) => gap(box, firer.box) <= short && firingBases(view, firer).some((base) => touchesArc(base, box, short)),
  );
}

/** Every shot a unit has, the nearest first; kept as long as everybody stands where he does. */
export const shotsOf = factOf(
  ['places', 'formations', 'ground', 'mark moved', 'mark stirred in a wood', 'mark routing', 'mark at work'],
  (view: View, id: Id): readonly Shot[] => {
    const firer = findTroop(view, id);
    if (!firer || !mayFire(view, firer)) return NONE;
    return enemiesOf(view, firer.side)
      .map((enemy) => findShot(view, firer, enemy))
      .filter((shot) => shot !== null)
      .toSorted((a, b) => a.range - b.range);
  },
);
const NONE: readonly Shot[] = [];

/** Those of a side who have a target and have not fired. */
export const shotsLeft = (view: View, side: Id): readonly Shot[] =>
  unitsOf(view, side)
    .filter((troop) => !isMarked(troop, 'fired'))
    .flatMap(({ id }) => shotsOf(view, id));
