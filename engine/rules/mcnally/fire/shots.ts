/** Whom a unit may fire at, by the pair of bases with the least range (MCN-FIRE-01, MCN-FIRE-03). */
import type { Cm, Id, View } from '../../../battle';
import { factOf } from '../../../facts';
import { frontCentre, gap, isFarFrom } from '../../../geometry';
import type { Box } from '../../../geometry';
import type { Cover } from '../covers';
import { linesBetween } from '../ground/behind';
import { densityAt, isSeenOver } from '../sight/seen';
import { enemiesOf, enemiesTouching, findTroop, friendsOf, isMarked, isRouting, unitsOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { better, coverOf, coverOfLine, pointsOfBlock } from '../works/strength';
import { bandOf, firesAllRound, firingBases, isInArc, isOutOfArc, rangeToBase, targetBases, touchesArc } from './arcs';
import { bodiesInTheWay, isMasked } from './in-the-way';

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

/** A base of the front rank and one that it could fire at if nothing were in between. */
interface Pair {
  readonly from: Box;
  readonly base: Box;
  readonly range: Cm;
  readonly band: number;
}

/** The shot of a unit at another as they stand; null when no base of its front rank can fire at any whole base. */
export function findShot(view: View, firer: Troop, target: Troop): Shot | null {
  const pairs = pairsInReach(view, firer, target);
  return pairs.length > 0 ? shotOf(view, firer, target, pairs) : null;
}

/** All that are in range and arc, the nearest first. */
export function pairsInReach(view: View, firer: Troop, target: Troop): readonly Pair[] {
  const limits = limitsOf(firer);
  const reach = reachOf(firer);
  if (limits.length === 0 || isFarFrom(firer.box, target.box, reach) || gap(firer.box, target.box) > reach)
    return NO_PAIRS;
  if (!firesAllRound(view, firer) && isOutOfArc(firer.box, target.box)) return NO_PAIRS;
  const pairs: Pair[] = [];
  for (const from of firingBases(view, firer))
    for (const base of targetBases(target)) {
      if (!isInArc(from, base)) continue;
      const range = rangeToBase(from, base);
      const band = bandOf(range, limits, firer.traits.inch);
      if (band >= 0) pairs.push({ from, base, range, band });
    }
  return pairs.sort((a, b) => a.range - b.range);
}
const NO_PAIRS: readonly Pair[] = [];

/** The shot of the first of them with nothing in between. */
export function shotOf(view: View, firer: Troop, target: Troop, pairs: readonly Pair[]): Shot | null {
  const inTheWay = bodiesInTheWay(view, firer, target);
  const pair = pairs.find(
    ({ from, base }) =>
      !isMasked(inTheWay, from, base) && isSeenOver(view, from, frontCentre(from), firer, target, base),
  );
  if (!pair) return null;
  const { range, band } = pair;
  return {
    firer: firer.id,
    target: target.id,
    range,
    band,
    ...coverFor(view, target, pair),
    isCanister: isCanister(view, firer, band),
  };
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
  [
    'places',
    'formations',
    'ground',
    'mark sight',
    'mark moved',
    'mark stirred in a wood',
    'mark routing',
    'mark at work',
  ],
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
