/** Marches for tests: legs said in words, measured with the allowance a unit would have. */
import { facingOf, pathOf, pivot, straight, wheel } from '../../../../../engine/geometry';
import type { Leg, Path } from '../../../../../engine/geometry';
import { freshAllowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import type { Allowance } from '../../../../../engine/rules/honours-of-war/movement/allowance';
import { measureMarch } from '../../../../../engine/rules/honours-of-war/movement/march';
import { isRefusal } from '../../../../../engine/rules/common';
import type { TestField } from '../field';

/** `['ahead', 10]`, `['toward', degrees off north, 10]`, `['left', 45]` and `['right', 45]` wheels, `['pivot', 90]`. */
export type Order = readonly ['ahead' | 'left' | 'right' | 'pivot', number] | readonly ['toward', number, number];

export function pathFrom(on: TestField, id: string, ...orders: readonly Order[]): Path {
  const { pose: start, width, depth } = on.troop(id).box;
  let from = start;
  const legs: Leg[] = [];
  for (const order of orders) {
    const leg =
      order[0] === 'toward'
        ? straight(from, order[2], facingOf(order[1]))
        : order[0] === 'ahead'
          ? straight(from, order[1])
          : order[0] === 'pivot'
            ? pivot(from, width, depth, order[1])
            : wheel(from, width, depth, order[0], order[1]);
    legs.push(leg);
    from = leg.to;
  }
  return pathOf(start, legs);
}

export const allowanceOf = (on: TestField, id: string, change: Partial<Allowance> = {}): Allowance => {
  const troop = on.troop(id);
  const order = { performance: change.performance ?? 'Steady', directed: false } as const;
  return { ...freshAllowance(on.view(troop.side), troop, order), ...change };
};

/** What a march costs in cm, or the clause that forbids it. */
export function march(
  on: TestField,
  id: string,
  orders: readonly Order[],
  change: Partial<Allowance> = {},
): number | string {
  const allowance = allowanceOf(on, id, change);
  const measured = measureMarch(on.view(on.troop(id).side), allowance, pathFrom(on, id, ...orders));
  return isRefusal(measured) ? measured.clause : Math.round((measured.allowance.spent - allowance.spent) * 1000) / 1000;
}

/** The allowance after a march that is allowed. */
export function marched(
  on: TestField,
  id: string,
  orders: readonly Order[],
  change: Partial<Allowance> = {},
): Allowance {
  const measured = measureMarch(on.view(on.troop(id).side), allowanceOf(on, id, change), pathFrom(on, id, ...orders));
  if (isRefusal(measured)) throw new Error(measured.sentence);
  return measured.allowance;
}
