/** Things lined up, spread out evenly, and put above or below one another. */
import { boundsOf, corners } from '../../engine/geometry';
import type { Bounds, Box, Point } from '../../engine/geometry';
import { unitsOfArmy } from '../../engine/scenario';
import type { Id, Scenario } from '../../engine/scenario';
import type { KeyPath } from '../../engine/scenario/edits';
import type { Change } from '../change';
import { isRefused, pathOf } from '../draft';
import type { Draft, Refused } from '../draft';
import { pointsOf } from '../places';
import { TextEdits } from '../rewriting';
import { inWords, thingsOf } from '../things';
import { placedAs, transformed } from '../transform';
import { apart, doMeet, stoodOn } from './apart';
import type { TableAxis, Placing } from './apart';

export type Side = 'west' | 'centre' | 'east' | 'south' | 'middle' | 'north';
/** The ground that units take up on the table, by id. */
export type Footprints = ReadonlyMap<Id, Box>;
export type { TableAxis };

const STILL: Point = { x: 0, y: 0 };

const garrisonsOf = ({ armies }: Scenario): ReadonlySet<Id> =>
  new Set(armies.flatMap(unitsOfArmy).flatMap(({ id, place }) => ('inside' in place ? [id] : [])));

/** Whoever is in a block stays there. */
function placingsOf(scenario: Scenario, ids: readonly Id[], footprints: Footprints): readonly Placing[] {
  const garrisons = garrisonsOf(scenario);
  return ids.flatMap((id) => {
    if (garrisons.has(id)) return [];
    const boxes = [...thingsOf(scenario, [id]).units].flatMap((unit) =>
      garrisons.has(unit) ? [] : (footprints.get(unit) ?? []),
    );
    const points = boxes.length > 0 ? boxes.flatMap((box) => corners(box)) : pointsOf(scenario, id);
    return points.length === 0 ? [] : [{ id, bounds: boundsOf(points), boxes, by: STILL }];
  });
}

/** Lined up at the outermost of them, or at the middle of all. */
function aligned(placings: readonly Placing[], side: Side): readonly Placing[] {
  const all = boundsOf(
    placings.flatMap(({ bounds: { minX, maxX, minY, maxY } }) => [
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
  return placings.map((one) => ({ ...one, by: shift(one.bounds) }));
}

/** Lines things up; troops that would come to stand on one another go side by side along the line. */
export function align(draft: Draft, ids: readonly Id[], side: Side, footprints: Footprints): Change | Refused {
  const placings = placingsOf(draft.scenario, ids, footprints);
  if (placings.length < 2) return { refused: 'Select two things at least to line them up.' };
  const isAcross = side === 'west' || side === 'centre' || side === 'east';
  return placed(draft, aligned(placings, side), isAcross ? 'south to north' : 'west to east', 'Line up', footprints);
}

/** With even gaps between them; the outermost stay. */
function distributed(placings: readonly Placing[], axis: TableAxis): readonly Placing[] {
  const isAcross = axis === 'west to east';
  const low = ({ bounds }: Placing): number => (isAcross ? bounds.minX : bounds.minY);
  const high = ({ bounds }: Placing): number => (isAcross ? bounds.maxX : bounds.maxY);
  const row = placings.toSorted((a, b) => low(a) + high(a) - low(b) - high(b));
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return placings;
  const filled = row.reduce((sum, one) => sum + high(one) - low(one), 0);
  const gap = (high(last) - low(first) - filled) / (row.length - 1);
  let at = low(first);
  return row.map((one) => {
    const by = at - low(one);
    at += high(one) - low(one) + gap;
    return { ...one, by: isAcross ? { x: by, y: 0 } : { x: 0, y: by } };
  });
}

/** Spreads things out; troops need room between the outermost, for those stay. */
export function distribute(
  draft: Draft,
  ids: readonly Id[],
  axis: TableAxis,
  footprints: Footprints,
): Change | Refused {
  const placings = placingsOf(draft.scenario, ids, footprints);
  if (placings.length < 3) return { refused: 'Select three things at least to spread them out.' };
  const spread = distributed(placings, axis);
  if (doMeet(spread))
    return { refused: 'There is no room for them between the outermost: move one of those farther out.' };
  return placed(draft, spread, axis, 'Spread out', footprints);
}

/** The things where they are to be, no troops on one another. */
function placed(
  draft: Draft,
  placings: readonly Placing[],
  axis: TableAxis,
  verb: string,
  footprints: Footprints,
): Change | Refused {
  const { scenario } = draft;
  const settled = apart(placings, axis, scenario);
  if (isRefused(settled)) return settled;
  const ids = settled.map(({ id }) => id);
  const { units } = thingsOf(scenario, ids);
  const garrisons = garrisonsOf(scenario);
  const staying = new Map([...footprints].filter(([id]) => !units.has(id) && !garrisons.has(id)));
  const refused = stoodOn(scenario, settled, staying);
  if (refused) return refused;
  const after = settled.reduce((now, { id, by }) => transformed(now, [id], { do: 'move', by }), scenario);
  return placedAs(draft, after, `${verb} ${inWords(scenario, ids)}`);
}

/** Features later in the file lie above earlier ones; so do entries of any list. */
export function reorder(draft: Draft, id: Id, to: 'top' | 'up' | 'down' | 'bottom'): Change | Refused {
  const whole = pathOf(draft, id);
  const path: KeyPath | null = whole && (whole[0] === 'terrain' && whole.length === 3 ? whole.slice(0, 2) : whole);
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
