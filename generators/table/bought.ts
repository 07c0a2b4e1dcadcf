/** Pieces the defender buys once the diced table is known. */
import type { Cm } from '../../engine/scenario';
import { WIDE } from './diced';
import { dicedSub, hillIn, putDown, raise, wordsOfTurn, type Laying } from './laying';
import type { Face, Purchase } from './order';
import { isLarge, toFace } from './sectors';

/** Sizes a buyer may name, cm at 15mm. */
const WIDTHS: readonly Cm[] = [WIDE, 45];
const DEPTHS: readonly [Cm, Cm] = [15, 40];
const TOWN: readonly [Cm, Cm] = [20, 40];
const LEVELS: Readonly<Record<Purchase['piece'], readonly [number, number]>> = {
  hill: [0, 3],
  wood: [1, 4],
  town: [0, 0],
};

/** Points of a piece: hills 25 or 35, woods 15 a level and 10 more, wider than 40 cm the dearer; a town 50. */
export function priceOf({ piece, level = 0, width }: Pick<Purchase, 'piece' | 'level' | 'width'>): number {
  const wide = width > WIDE;
  switch (piece) {
    case 'hill':
      return wide ? 35 : 25;
    case 'wood':
      return level * 15 + (wide ? 10 : 0);
    case 'town':
      return 50;
  }
}

/** What is wrong with a wish, or null when it can be had. */
export function refusalOf({ piece, level = 0, width, depth, half = 0 }: Purchase, large: boolean): string | null {
  const [least, most] = LEVELS[piece];
  if (!Number.isInteger(level) || level < least || level > most)
    return most === 0 ? 'A town has no level.' : `A ${piece} has a level of ${least} to ${most}.`;
  if (piece === 'town') {
    if (!isIn(width, TOWN) || !isIn(depth, TOWN)) return `A town is ${TOWN[0]} to ${TOWN[1]} cm each way.`;
  } else {
    if (!WIDTHS.includes(width)) return `A ${piece} is ${WIDTHS.join(' or ')} cm wide.`;
    if (!isIn(depth, DEPTHS)) return `A ${piece} is ${DEPTHS[0]} to ${DEPTHS[1]} cm deep.`;
  }
  return half === 1 && !large ? 'Only a large table has an eastern half.' : null;
}
const isIn = (size: Cm, [least, most]: readonly [Cm, Cm]): boolean => size >= least && size <= most;

/** The sector is his, the sub-sector the die's, and he may change the rotation die by one. */
export function buy(laying: Laying, purchase: Purchase): void {
  const { piece, level = 0, width, depth, sector, half = 0, turn } = purchase;
  const refusal = refusalOf(purchase, isLarge(laying.table));
  if (refusal !== null) throw new RangeError(refusal);
  const what = `The bought ${piece}`;
  laying.cup.tell('Buying pieces', `${what} costs ${priceOf(purchase)} points.`);
  const cell = dicedSub(laying, { half, sector }, 'Placing bought pieces', what);
  const earlier = piece === 'hill' ? hillIn(laying, cell) : -1;
  if (earlier >= 0) {
    raise(laying, earlier);
    return;
  }
  const thrown = toFace(laying.cup.throw(6));
  const face = changed(thrown, turn ?? thrown);
  laying.cup.tell(
    'Placing bought pieces',
    `${what} ${wordsOfTurn(face)}${face === thrown ? '' : ', the die changed by one'}.`,
  );
  putDown(laying, { kind: piece, level, width, depth }, cell, face, what);
}

/** One step towards the wish; a 1 has no lower neighbour and a 6 no higher one. */
const changed = (thrown: Face, wish: Face): Face => toFace(thrown + Math.sign(wish - thrown));
