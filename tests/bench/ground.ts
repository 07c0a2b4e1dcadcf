import { layGround } from '../../engine/terrain';
import { least, millisecondsOf, most } from './figures';
import type { Figure } from './figures';
import { scenarioAt, ST_ULRICH } from './inputs';

/** Pairs of points spread over the table without chance. */
function pairsOn(width: number, depth: number, count: number) {
  const spread = (i: number, step: number, over: number): number => ((i * step) % 1) * over;
  return Array.from({ length: count }, (_, i) => ({
    from: { x: spread(i, 0.6180339887, width), y: spread(i, 0.7548776662, depth) },
    to: { x: spread(i, 0.5698402911, width), y: spread(i, 0.8191725134, depth) },
  }));
}

export function groundFigures(): readonly Figure[] {
  const scenario = scenarioAt(ST_ULRICH);
  const ground = layGround(scenario);
  const pairs = pairsOn(ground.width, ground.depth, 1024);
  const traced = millisecondsOf(() => pairs.forEach(({ from, to }) => ground.trace(from, to)));
  return [
    least('sight traces, St. Ulrich, in a second', (pairs.length / traced) * 1000, 'traces', 1_500_000),
    most(
      'lay the ground of St. Ulrich',
      millisecondsOf(() => layGround(scenario)),
      'ms',
      null,
    ),
  ];
}
