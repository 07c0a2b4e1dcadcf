/** The random table from its first die to its last. */
import { buy, priceOf } from './bought';
import { throwHills, throwTown, throwWater, throwWoods } from './diced';
import { featuresOf } from './features';
import { measureOf } from './measure';
import { openLaying } from './laying';
import { namesFor } from './invented-names';
import type { MadeTable, TableOrder } from './order';
import { halvesOf, isLarge, LARGE } from './sectors';

/** Diced kind by kind, then bought; the same order makes the same table. Throws a RangeError for a wish not for sale. */
export function makeTable(order: TableOrder): MadeTable {
  const { seed, size, scale = '28mm', bought = [] } = order;
  const table = { width: size[0] / measureOf(scale), depth: size[1] / measureOf(scale) };
  const laying = openLaying({ seed }, table);
  const { cup, pieces } = laying;
  if (isLarge(table))
    cup.tell('Large tables', `The table is wider than ${LARGE} cm at 15mm: it is diced for in two halves.`);
  for (const half of halvesOf(table))
    for (const throwKind of [throwHills, throwWoods, throwWater, throwTown]) throwKind(laying, half);
  for (const purchase of bought) buy(laying, purchase);
  return {
    terrain: featuresOf(pieces, namesFor(pieces, seed), { scale, seed, table }),
    told: cup.told,
    points: bought.reduce((sum, purchase) => sum + priceOf(purchase), 0),
  };
}
