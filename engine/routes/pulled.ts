/** A route pulled straight: places left out wherever a straight march is open and costs no more. */
import { facing } from '../geometry';
import { marched, reformed, turnCost, type RouteSearch, type RoutePosition, type RouteStep } from './marches';

/** A march that leaves out places leaves out at most so many. */
const MOST = 16;

interface Best {
  readonly cost: number;
  readonly step: RouteStep;
  readonly from: number;
}

/**
 * The cheapest way along some of the places, in their order, with the step to each; the way as it was when none is
 * cheaper. What was gone by road is gone by road.
 */
export function pulled(quest: RouteSearch, stands: readonly RoutePosition[]): readonly RouteStep[] {
  const [first] = stands;
  if (!first) return [];
  const begun =
    first.pose === quest.start.pose
      ? []
      : [{ cost: turnCost(quest.network, quest.start.pose, facing(first.pose)), stand: first }];
  const best: (Best | null)[] = stands.map(() => null);
  best[0] = { cost: 0, step: { cost: 0, stand: first }, from: -1 };
  for (let i = 0; i < stands.length - 1; i += 1) {
    const here = best[i];
    if (!here) continue;
    for (let j = i + 1; j < stands.length && j <= i + MOST; j += 1) {
      const to = stands[j];
      if (!to) break;
      const step = stepTo(quest, here.step.stand, to, j === i + 1);
      const cost = here.cost + (step?.cost ?? Infinity);
      if (step && cost <= (best[j]?.cost ?? Infinity)) best[j] = { cost, step, from: i };
      if (to.onRoad || to.formation !== here.step.stand.formation) break;
    }
  }
  const steps: RouteStep[] = [];
  for (let i = stands.length - 1; i > 0;) {
    const here = best[i];
    if (!here) return asItWas(quest, stands);
    steps.push(here.step);
    i = here.from;
  }
  return [...begun, ...steps.toReversed()];
}

function stepTo(quest: RouteSearch, from: RoutePosition, to: RoutePosition, next: boolean): RouteStep | null {
  if (from.formation === to.formation) return marched(quest, from, to.place, next && to.onRoad);
  return next ? reformed(quest, from) : null;
}

function asItWas(quest: RouteSearch, stands: readonly RoutePosition[]): readonly RouteStep[] {
  const steps: RouteStep[] = [];
  stands.forEach((to, i) => {
    const from = stands[i - 1];
    const step = from && stepTo(quest, from, to, true);
    if (step) steps.push(step);
  });
  return steps;
}
