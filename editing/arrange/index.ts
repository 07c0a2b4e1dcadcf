/** Things lined up, spread out evenly, and put above or below one another. */
import { boundsOf } from '../../engine/geometry';
import type { Bounds, Point } from '../../engine/geometry';
import type { Id, Scenario } from '../../engine/scenario';
import type { Path } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { pathOf } from '../draft';
import type { Draft, Refused } from '../draft';
import { pointsOf } from '../places';
import { TextEdits } from '../rewriting';
import { inWords } from '../things';
import { placedAs, transformed } from '../transform';

export type Side = 'west' | 'centre' | 'east' | 'south' | 'middle' | 'north';
export type Axis = 'west to east' | 'south to north';

interface Extent {
  readonly id: Id;
  readonly bounds: Bounds;
}

const extentsOf = (scenario: Scenario, ids: readonly Id[]): readonly Extent[] =>
  ids.flatMap((id) => {
    const points = pointsOf(scenario, id);
    return points.length === 0 ? [] : [{ id, bounds: boundsOf(points) }];
  });

/** The scenario with the things lined up at the outermost of them, or at the middle of all. */
function aligned(scenario: Scenario, ids: readonly Id[], side: Side): Scenario {
  const extents = extentsOf(scenario, ids);
  const all = boundsOf(
    extents.flatMap(({ bounds: { minX, maxX, minY, maxY } }) => [
      { x: minX, y: minY },
      { x: maxX, y: maxY },
    ]),
  );
  const shift = ({ minX, maxX, minY, maxY }: Bounds): Point => {
    switch (side) {
      case 'west':
        return { x: all.minX - minX, y: 0 };
      case 'east':
        return { x: all.maxX - maxX, y: 0 };
      case 'centre':
        return { x: (all.minX + all.maxX - minX - maxX) / 2, y: 0 };
      case 'south':
        return { x: 0, y: all.minY - minY };
      case 'north':
        return { x: 0, y: all.maxY - maxY };
      case 'middle':
        return { x: 0, y: (all.minY + all.maxY - minY - maxY) / 2 };
    }
  };
  return extents.reduce((now, { id, bounds }) => transformed(now, [id], { do: 'move', by: shift(bounds) }), scenario);
}

export function align(draft: Draft, ids: readonly Id[], side: Side): Change | Refused {
  if (ids.length < 2) return { refused: 'Select two things at least to line them up.' };
  return placedAs(draft, aligned(draft.scenario, ids, side), `Line up ${inWords(draft.scenario, ids)}`);
}

/** The scenario with even gaps between the things; the outermost stay. */
function distributed(scenario: Scenario, ids: readonly Id[], axis: Axis): Scenario {
  const isAcross = axis === 'west to east';
  const low = ({ bounds }: Extent): number => (isAcross ? bounds.minX : bounds.minY);
  const high = ({ bounds }: Extent): number => (isAcross ? bounds.maxX : bounds.maxY);
  const row = extentsOf(scenario, ids).toSorted((a, b) => low(a) + high(a) - low(b) - high(b));
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last || row.length < 3) return scenario;
  const filled = row.reduce((sum, one) => sum + high(one) - low(one), 0);
  const gap = (high(last) - low(first) - filled) / (row.length - 1);
  let at = low(first);
  let now = scenario;
  for (const one of row) {
    const by = at - low(one);
    now = transformed(now, [one.id], { do: 'move', by: isAcross ? { x: by, y: 0 } : { x: 0, y: by } });
    at += high(one) - low(one) + gap;
  }
  return now;
}

export function distribute(draft: Draft, ids: readonly Id[], axis: Axis): Change | Refused {
  if (ids.length < 3) return { refused: 'Select three things at least to spread them out.' };
  return placedAs(draft, distributed(draft.scenario, ids, axis), `Spread out ${inWords(draft.scenario, ids)}`);
}

/** Features later in the file lie above earlier ones; so do entries of any list. */
export function reorder(draft: Draft, id: Id, to: 'top' | 'up' | 'down' | 'bottom'): Change | Refused {
  const whole = pathOf(draft, id);
  const path: Path | null = whole && (whole[0] === 'terrain' && whole.length === 3 ? whole.slice(0, 2) : whole);
  const index = path?.at(-1);
  if (!path || typeof index !== 'number') return { refused: 'This has no place in an order.' };
  const text = new TextEdits(draft.values);
  const list = text.at(path.slice(0, -1));
  const last = (Array.isArray(list) ? list.length : 1) - 1;
  const wanted = { top: last, up: Math.min(last, index + 1), down: Math.max(0, index - 1), bottom: 0 }[to];
  if (wanted === index)
    return { refused: to === 'top' || to === 'up' ? 'It is on top already.' : 'It is at the bottom already.' };
  text.move(path, wanted);
  return {
    does: `Move ${inWords(draft.scenario, [id])} ${to === 'top' || to === 'bottom' ? `to the ${to}` : to}`,
    edits: text.edits,
  };
}
