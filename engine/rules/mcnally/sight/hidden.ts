/** Troops in woods and buildings, who are not shown to the enemy until he has found them (MCN-VIS-04). */
import { does, pieceOf } from '../../../battle';
import type { Field, Id, View } from '../../../battle';
import { exceeds, gap, nearestPointOf } from '../../../geometry';
import { nameOf } from '../../common';
import { enemyGap } from '../troops/enemy-gap';
import { baseBoxes, enemiesOf, findTroop, troopOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { densityAt, detection, isSeenOver } from './seen';

/** In a building, or with every base in a wood. */
const isUnderCover = (view: View, troop: Troop): boolean =>
  troop.inside !== null || baseBoxes(troop).every((base) => densityAt(view, base) !== null);

/**
 * Does an enemy find it from where he stands? He looks all round; in a wood by the ranges of MCN-VIS-01, in a building by
 * those of open wood. Who is within an inch is always found (MCN-SEQ-06).
 */
export function finds(view: View, watcher: Troop, troop: Troop): boolean {
  const apart = gap(watcher.box, troop.box);
  if (!exceeds(apart, enemyGap(view))) return true;
  if (exceeds(apart, detection(troop, 'open'))) return false;
  const bases = troop.inside ? [troop.box] : baseBoxes(troop);
  return bases.some(
    (base) =>
      !exceeds(gap(watcher.box, base), detection(troop, 'open')) &&
      isSeenOver(view, watcher.box, nearestPointOf(watcher.box, base.pose), watcher, troop, base),
  );
}

/** Under cover, with no enemy who finds it where all stand. */
export const isUnseen = (view: View, troop: Troop): boolean =>
  isUnderCover(view, troop) && !enemiesOf(view, troop.side).some((enemy) => finds(view, enemy, troop));

export const isHidden = ({ piece }: Troop): boolean => piece.knownTo !== undefined;

/** Would a hidden unit be found where it stirs, by the enemies its own side knows of? Who has moved is seen farther off (MCN-VIS-01). */
export const isGivenAway = (view: View, there: Troop): boolean =>
  !isUnseen(view, { ...there, piece: { ...there.piece, marks: { ...there.piece.marks, moved: 1 } } });

/** In army points: what it is worth to a side that waits, and to one that must come out anyway, that a unit is not known of. */
export const worthOfHiding = ({ roster }: Pick<View, 'roster'>, { side }: Troop): number =>
  roster.sides.find(({ id }) => id === side)?.attacker === true ? 0.03 : 0.22;

/** Enemies of a side whom it has not found. */
export const hiddenFrom = (view: View, side: Id): readonly Troop[] => enemiesOf(view, side).filter(isHidden);

/** Shown from now on, to everybody. */
export function reveal(field: Field, id: Id, why: string): void {
  if (pieceOf(field.state, id).knownTo === undefined) return;
  const reasons = [{ clause: 'MCN-VIS-04', label: why }];
  field.emit({ do: 'known', id, to: null }, { text: `${does(nameOf(field, id), 'is')} found.`, reasons, bars: true });
}

/** Whoever has left his cover, or is seen in it where all stand now, is shown. */
export function lookOut(field: Field): void {
  for (const { id, knownTo } of field.state.pieces) {
    if (!knownTo) continue;
    const troop = findTroop(field.whole, id);
    if (!troop || isUnseen(field.whole, troop)) continue;
    reveal(field, id, isUnderCover(field.whole, troop) ? 'Seen in its cover' : 'Out of its cover');
  }
}

/** Shows hidden enemies, the nearest first, until the side knows why what it wanted cannot be; false when it can. */
export function isPrevented(field: Field, side: Id, id: Id, isRefused: (view: View) => boolean): boolean {
  if (!isRefused(field.whole)) return false;
  const { box } = troopOf(field.whole, id);
  const hidden = hiddenFrom(field.whole, side).toSorted((a, b) => gap(a.box, box) - gap(b.box, box));
  for (const enemy of hidden) {
    reveal(field, enemy.id, 'Stands in the way');
    if (isRefused(field.view(side))) return true;
  }
  return true;
}
