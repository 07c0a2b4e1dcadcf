/** Nodes of outlines and courses: moved, added, taken out; lines made smooth or straight. */
import { distance, nearestOnSegment, plus, minus, times } from '../../engine/geometry';
import type { Point } from '../../engine/geometry';
import type { Id, Outline, Scenario } from '../../engine/scenario';
import { flatOutline } from '../../engine/terrain';
import type { Change } from '../change';
import type { Draft, Refused } from '../draft';
import { placedAs } from '../transform';
import { nameOf } from '../things';
import { handlesOf, withHandle } from './handles';
import { lineOf, linesOf, withLine } from './lines';
import type { NodeLine, LineOf } from './lines';

export { linesOf } from './lines';
export type { LineOf } from './lines';

/** A node of a line, or a handle of an ellipse or rectangle. */
export interface NodeOf extends LineOf {
  readonly index: number;
  readonly at: Point;
  readonly is: 'node' | 'handle';
}

export const nodesOf = (scenario: Scenario, id: Id): readonly NodeOf[] =>
  linesOf(scenario, id).flatMap(({ line, contour }) => {
    const [points, is] = pointsIn(line);
    return points.map((at, index) => ({ id, contour, index, at, is }));
  });

function pointsIn(line: NodeLine): readonly [readonly Point[], NodeOf['is']] {
  if (line.is === 'course') return [line.course.points, 'node'];
  return 'points' in line.outline ? [line.outline.points, 'node'] : [handlesOf(line.outline), 'handle'];
}

/** The scenario with a node or handle somewhere else. */
export function withNode(scenario: Scenario, node: Omit<NodeOf, 'at' | 'is'>, to: Point): Scenario {
  const line = lineOf(scenario, node);
  if (!line) return scenario;
  if (line.is === 'outline' && !('points' in line.outline))
    return withLine(scenario, node, { is: 'outline', outline: withHandle(line.outline, node.index, to) });
  return withPoints(scenario, node, line, (points) => points.with(node.index, to));
}

/** The scenario with a new node on a line, where it passes nearest. */
export function withNewNode(
  scenario: Scenario,
  of: LineOf,
  at: Point,
): { readonly scenario: Scenario; readonly index: number } | null {
  const line = lineOf(scenario, of);
  const outline = line?.is === 'outline' ? line.outline : null;
  if (!line || (outline && !('points' in outline))) return null;
  const [points] = pointsIn(line);
  const ends = line.is === 'outline' ? [...points, ...points.slice(0, 1)] : points;
  let best = { index: -1, gap: Infinity };
  for (let index = 1; index < ends.length; index += 1) {
    const [a, b] = [ends[index - 1], ends[index]];
    if (!a || !b) continue;
    const gap = distance(at, plus(a, times(minus(b, a), nearestOnSegment(at, a, b))));
    if (gap < best.gap) best = { index, gap };
  }
  return best.index < 0
    ? null
    : { index: best.index, scenario: withPoints(scenario, of, line, (all) => all.toSpliced(best.index, 0, at)) };
}

/** An outline needs three nodes, a course two. */
export function withoutNode(scenario: Scenario, node: Omit<NodeOf, 'at' | 'is'>): Scenario | Refused {
  const line = lineOf(scenario, node);
  if (!line) return { refused: 'There is no such node.' };
  const [points, is] = pointsIn(line);
  if (is === 'handle') return { refused: 'This shape has no nodes. Make it a free outline first.' };
  const least = line.is === 'outline' ? 3 : 2;
  if (points.length <= least)
    return {
      refused: `${line.is === 'outline' ? 'An outline' : 'A course'} needs ${least} nodes. Remove the whole of it.`,
    };
  return withPoints(scenario, node, line, (all) => all.toSpliced(node.index, 1));
}

function withPoints(
  scenario: Scenario,
  of: LineOf,
  line: NodeLine,
  change: (points: readonly Point[]) => readonly Point[],
): Scenario {
  if (line.is === 'course')
    return withLine(scenario, of, { is: 'course', course: { ...line.course, points: change(line.course.points) } });
  const { outline } = line;
  return 'points' in outline
    ? withLine(scenario, of, { is: 'outline', outline: { ...outline, points: change(outline.points) } })
    : scenario;
}

/** Every line of a thing smooth, or straight from node to node; an ellipse or rectangle becomes a free outline. */
export function withSmoothness(scenario: Scenario, id: Id, smooth: boolean): Scenario {
  return linesOf(scenario, id).reduce((now, { line, contour }) => {
    const of = { id, contour };
    return line.is === 'course'
      ? withLine(now, of, { is: 'course', course: { ...line.course, smooth } })
      : withLine(now, of, { is: 'outline', outline: freeOutline(line.outline, smooth) });
  }, scenario);
}

/** Nodes of an ellipse made a free outline: so many are close enough and can still be dragged. */
const NODES_OF_ELLIPSE = 8;

function freeOutline(outline: Outline, smooth: boolean): Outline {
  const shape = smooth ? 'smooth' : 'polygon';
  if ('points' in outline) return { shape, points: outline.points };
  const all = flatOutline(outline);
  if (outline.shape === 'rectangle') return { shape, points: all };
  return { shape, points: all.filter((_, index) => index % (all.length / NODES_OF_ELLIPSE) === 0) };
}

/** The outline that a ridge line grows: rounded about its ends, `reach` cm to either side. */
export function outlineOfRidge(ridge: readonly Point[], reach: number): Outline {
  const [first, second = first] = ridge;
  if (!first || !second) return { shape: 'smooth', points: [] };
  if (ridge.length < 2) return { shape: 'ellipse', at: first, radii: [reach, reach], turn: 0 };
  const ways = ridge.map((_, index) => wayAt(ridge, index));
  const beside = (side: number): readonly Point[] =>
    ridge.map((point, index) => {
      const direction = ways[index] ?? { x: 0, y: 1 };
      // Its ends are narrower, as those of hills are.
      const wide = index === 0 || index === ridge.length - 1 ? 0.8 * reach : reach;
      return plus(point, times({ x: direction.y, y: 0 - direction.x }, side * wide));
    });
  const beyond = (index: number, sign: number): Point =>
    plus(ridge[index] ?? first, times(ways[index] ?? { x: 0, y: 1 }, sign * reach));
  return {
    shape: 'smooth',
    points: [beyond(0, -1), ...beside(-1), beyond(ridge.length - 1, 1), ...beside(1).toReversed()],
  };
}

function wayAt(line: readonly Point[], index: number): Point {
  const from = line[Math.max(0, index - 1)] ?? { x: 0, y: 0 };
  const to = line[Math.min(line.length - 1, index + 1)] ?? from;
  const long = distance(from, to);
  return long === 0 ? { x: 0, y: 1 } : times(minus(to, from), 1 / long);
}

/** The change that reshapes a thing; `verb` as "Move a node of". */
export const reshape = (draft: Draft, after: Scenario, verb: string, id: Id): Change | Refused =>
  placedAs(draft, after, `${verb} ${nameOf(draft.scenario, id) ?? 'a line'}`);
