/** Irregular lines along the edge of a wood or other ground (HOW-FORM-06): bent to it free of cost, formed up before they move again. */
import { does } from '../../../battle';
import type { BasePlace, Field, Id, Refusal, View } from '../../../battle';
import {
  along,
  dot,
  facing,
  isNearOutline,
  leftOf,
  minus,
  plus,
  poseAt,
  rightOf,
  roundPose,
  segmentsMeet,
  times,
  turnBetween,
  unit,
} from '../../../geometry';
import type { Point, Pose } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { areaRow, isLand } from '../ground/areas';
import { edgeOfWood } from '../ground/kinds';
import { IRREGULAR } from '../troops/layouts';
import { isDoneFor, troopAt, troopOf, viewOf } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { amended, leftOf as moveLeft, moveOf } from './allowance';
import type { Allowance } from './allowance';
import { refuse } from '../../common';
import { placeRefused } from './standing-room';

export const isIrregular = ({ piece }: Pick<Troop, 'piece'>): boolean => piece.formation === IRREGULAR;

/** A unit that has bent to an edge forms up before it does anything else of its own. */
export const MUST_FORM_UP: Refusal = refuse(
  'HOW-FORM-06',
  'It stands in an irregular line: it forms line or column before it moves.',
);

/** Edges that a unit in line stands at: of ground that covers, hides or slows. */
function edgesAt({ ground }: View, { box, piece, traits }: Troop): readonly (readonly Point[])[] {
  if (piece.formation !== 'line') return [];
  return ground.areas
    .filter((area) => isLand(area) && (areaRow(area).cover !== null || areaRow(area).hides || areaRow(area).broken))
    .map(({ outline }) => outline)
    .filter((outline) => isNearOutline(box, outline, edgeOfWood(traits.scale)));
}

/** Does it stand at an edge that it might bend to? */
export const isAtEdge = (view: View, troop: Troop): boolean => edgesAt(view, troop).length > 0;

interface Bent {
  /** As a straight line that joins its two end bases would stand. */
  readonly pose: Pose;
  readonly bases: readonly BasePlace[];
}

/** Each base goes on or back to the edge and turns to it, none farther than the move has left; null where one cannot. */
function bentTo(outline: readonly Point[], { box, traits }: Troop, most: Cm): Bent | null {
  const { pose } = box;
  const ahead = facing(pose);
  const bases = traits.unit.layouts['line'] ?? [];
  const places: { readonly at: Point; readonly out: Point }[] = [];
  for (const { x, y, depth } of bases) {
    const from = along(pose, y + depth / 2 - most, x);
    const to = along(pose, y + depth / 2 + most, x);
    const met = edgeMet(outline, from, to);
    if (!met) return null;
    const off = (2 * met.share - 1) * most;
    const out = times(met.side, Math.sign(dot(met.side, ahead)));
    const front = along(pose, y + depth / 2 + off, x);
    places.push({ at: plus(front, times(out, -depth / 2)), out });
  }
  const [first] = places;
  if (!first) return null;
  const last = places.at(-1) ?? first;
  const heading = leftOf(unit(minus(last.at, first.at)));
  const middle = times(plus(first.at, last.at), 0.5);
  const standing = roundPose(poseAt(middle, heading));
  const right = rightOf(heading);
  return {
    pose: standing,
    bases: places.map(({ at, out }) => {
      const off = minus(at, standing);
      return { x: dot(off, right), y: dot(off, heading), turn: turnBetween(heading, out) };
    }),
  };
}

/** Where an outline comes nearest to the middle of a segment that it crosses, as a share of that, and square to the outline. */
function edgeMet(
  outline: readonly Point[],
  from: Point,
  to: Point,
): { readonly share: number; readonly side: Point } | null {
  const met = outline.flatMap((corner, i) => {
    const before = outline.at(i - 1) ?? corner;
    const meeting = segmentsMeet(from, to, before, corner);
    return meeting ? [{ share: meeting.s, side: leftOf(unit(minus(corner, before))) }] : [];
  });
  const [nearest] = met.toSorted((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5));
  return nearest ?? null;
}

/** How a unit would bend to the edge at which it stands, or why it cannot. */
export function bending(view: View, allowance: Allowance, troop: Troop): Bent | Refusal {
  const most = Math.max(edgeOfWood(troop.traits.scale), moveLeft(troop, allowance));
  const [bent] = edgesAt(view, troop)
    .map((outline) => bentTo(outline, troop, most))
    .filter((found) => found !== null);
  if (!bent) return refuse('HOW-FORM-06', 'No edge of a wood or the like is so near that all its bases reach it.');
  if (allowance.performance === 'Poor' || allowance.performance === 'Feeble')
    return refuse('HOW-PERF-04', 'On a poor performance it keeps its line.');
  return placeRefused(view, troopAt(troop, bent.pose, IRREGULAR)) ?? bent;
}

/** Bends to the edge: the end of its move. */
export function bend(field: Field, allowance: Allowance, troop: Troop, { pose, bases }: Bent): Allowance {
  field.emit(
    { do: 'formed', id: troop.id, formation: IRREGULAR, to: pose, bases },
    {
      text: `${does(troop.traits.unit.name, 'lines')} the edge.`,
      reasons: [{ clause: 'HOW-FORM-06', label: 'Free of cost, at the end of its move' }],
    },
  );
  return amended(allowance, { spent: moveOf(troop, allowance), began: pose, onRoad: false });
}

/** Forced moves need no forming up: it is a line again before it goes. */
export function straighten(field: Field, id: Id): void {
  const troop = troopOf(viewOf(field, id), id);
  if (!isIrregular(troop) || isDoneFor(troop)) return;
  field.emit(
    { do: 'formed', id, formation: 'line', to: troop.box.pose, bases: null },
    { reasons: [{ clause: 'HOW-FORM-06', label: 'A forced move needs no forming up' }] },
  );
}
