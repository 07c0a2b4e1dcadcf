/** Roundshot that flies on behind its target (HOW-GRAZE). */
import type { Field, Reason, Rule, View } from '../../../battle';
import { roll } from '../../../battle';
import { corners, distance, frontCentre, minus, plus, segmentsMeet, times, unit } from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import type { Stretch } from '../../../terrain';
import { isDoneFor, isInMelee, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { effectsOf } from '../weather';
import { shotAt } from './assessment';
import type { Shot } from './assessment';
import { outlineOf, crestsOn } from './screens';
import { lineRow } from '../ground/lines';
import { isBroken, isHill, isSteep, isWood } from '../ground/kinds';
import { standOf } from './stand';
import { areaUnder } from '../../../tabletop';

/** Lowest die on which a ball flies on over open ground, and over ground that slows it (HOW-GRAZE-03, 04); bad weather has its own (HOW-WX-12). */
export const GRAZES_ON = { open: 3, slowed: 5 } as const;

export interface Grazed {
  readonly troop: Troop;
  /** Lowest die that lets the ball reach it. */
  readonly needs: number;
  readonly why: Reason;
}

/** Units of either side that a shot may graze, the nearest first. */
export function grazedBy(view: View, shot: Shot): readonly Grazed[] {
  const { firer, target, ammunition, face } = shot;
  if (ammunition !== 'roundshot' || target.inside) return [];
  const stand = standOf(firer, face);
  if (areaUnder(view, stand, isSteep) || areaUnder(view, target.box, isSteep)) return [];
  const line = lineOfFire(stand, target, firer.traits.scale.distances.grazing);
  if (!line) return [];
  const found: (Grazed & { at: Cm })[] = [];
  for (const troop of troopsOn(view)) {
    if (troop.id === firer.id || troop.id === target.id || troop.inside || isDoneFor(troop) || isInMelee(view, troop))
      continue;
    const at = meets(troop, line);
    const chance = at === null ? null : chanceAt(view, stand, target, line, at);
    if (chance && at !== null) found.push({ troop, at, ...chance });
  }
  return found.toSorted((a, b) => a.at - b.at);
}

/** The line from the gun through the target's middle, to 30 cm past where it meets the target (HOW-GRAZE-02). */
interface Line {
  readonly from: Point;
  readonly to: Point;
  /** Where it leaves the original target. */
  readonly leaves: Cm;
}

function lineOfFire(stand: Box, target: Troop, reach: Cm): Line | null {
  const from = frontCentre(stand);
  const way = unit(minus(target.box.pose, from));
  const beyond = plus(from, times(way, distance(from, target.box.pose) + target.box.width + target.box.depth));
  const meetings = meetingsWith(target.box, from, beyond);
  const [first] = meetings;
  const last = meetings[meetings.length - 1];
  if (first === undefined || last === undefined) return null;
  return { from, to: plus(from, times(way, first + reach)), leaves: last };
}

/** Where a segment meets the outline of a footprint, in cm along it, in order. */
function meetingsWith(box: Box, from: Point, to: Point): readonly Cm[] {
  const outline = outlineOf(box);
  const reach = distance(from, to);
  const found: Cm[] = [];
  outline.forEach((corner, i) => {
    const next = outline[(i + 1) % outline.length];
    const meeting = next && segmentsMeet(from, to, corner, next);
    if (meeting) found.push(meeting.s * reach);
  });
  return found.toSorted((a, b) => a - b);
}

/** Where a unit behind the target is first touched; units beside or before it are not. */
function meets(troop: Troop, line: Line): Cm | null {
  let first: Cm | null = null;
  for (const box of troop.boxes)
    for (const at of meetingsWith(box, line.from, line.to))
      if (at >= line.leaves - 0.01 && (first === null || at < first)) first = at;
  return first;
}

function chanceAt(view: View, stand: Box, target: Troop, line: Line, at: Cm): Pick<Grazed, 'needs' | 'why'> | null {
  const way = unit(minus(line.to, line.from));
  const a = plus(line.from, times(way, line.leaves));
  const b = plus(line.from, times(way, Math.max(at, line.leaves)));
  const { ground } = view;
  const stretches = ground.trace(a, b);
  if (stretches.some(({ area }) => area.kind === 'river') || stopsAtHouses(view, a, b)) return null;
  if (crestsOn(ground, stand).some((crest) => segmentsMeet(a, b, crest.a, crest.b))) return null;
  const { grazing } = effectsOf(view);
  if (grazing) return { needs: grazing, why: { clause: 'HOW-WX-12', label: `Grazing on ${grazing} in this weather` } };
  const slowed = slowedBy(view, stand, target, stretches, a, b);
  if (slowed)
    return { needs: GRAZES_ON.slowed, why: { clause: 'HOW-GRAZE-04', label: `Grazing on 5 or 6: ${slowed}` } };
  return { needs: GRAZES_ON.open, why: { clause: 'HOW-GRAZE-03', label: 'Grazing on 3 or more in open ground' } };
}

const stopsAtHouses = (view: View, a: Point, b: Point): boolean =>
  view.ground.blocks.some(({ box }) => meetingsWith(box, a, b).length > 0 || isInside(box, a));
const isInside = (box: Box, point: Point): boolean => {
  const ring = corners(box);
  return ring.every((corner, i) => {
    const next = ring[(i + 1) % 4];
    return (
      next !== undefined && (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x) <= 0
    );
  });
};

/** What takes the force from the ball: uphill fire, walls, works, streams, woods, rough ground; not hedges, fences or felled trees. */
function slowedBy(
  view: View,
  stand: Box,
  target: Troop,
  stretches: readonly Stretch[],
  a: Point,
  b: Point,
): string | null {
  const hill = areaUnder(view, target.box, isHill);
  if (hill && areaUnder(view, stand, ({ id }) => id === hill.id) === null) return 'uphill';
  const area = stretches.find((stretch) => isBroken(stretch.area));
  if (area) return isWood(area.area) ? 'a wood beyond the target' : 'broken ground beyond the target';
  const crossed = view.ground.crossed(a, b).find(({ line }) => lineRow(line).stopsBalls);
  if (!crossed) return null;
  return crossed.line.kind === 'entrenchment' ? 'works beyond the target' : `a ${crossed.line.kind} beyond the target`;
}

/** Does the ball reach this unit? */
export function* ballReaches(field: Field, firer: Troop, grazed: Grazed): Rule<boolean> {
  const [die = 0] = yield* roll(field, {
    why: `Grazing fire at ${grazed.troop.traits.unit.name}: ${grazed.needs} or more`,
    who: firer.id,
    clause: grazed.why.clause,
    seat: firer.piece.seat,
  });
  return die >= grazed.needs;
}

/** The shot an affected unit takes: the same gun, unaimed (HOW-GRAZE-06). */
export const grazingShot = (shot: Shot, at: Troop): Shot => shotAt({ ...shot, grazing: true }, at);
