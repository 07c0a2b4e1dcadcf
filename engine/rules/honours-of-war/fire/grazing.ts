/** Roundshot that flies on behind its target (HOW-GRAZE). */
import type { Field, Reason, Rule, View } from '../../../battle';
import { roll } from '../../../battle';
import {
  distance,
  frontCentre,
  meetingsWith,
  minus,
  plus,
  segmentsMeet,
  times,
  TOLERANCE,
  unit,
} from '../../../geometry';
import type { Box, Point } from '../../../geometry';
import type { Cm } from '../../../scenario';
import { areaUnder, bodiesMet, crestsFrom, groundAlong, standsIn } from '../../../tabletop';
import type { AlongLine } from '../../../tabletop';
import { isBroken, isHill, isSteep, isWood } from '../ground/kinds';
import { lineRow } from '../ground/lines';
import { isDoneFor, isInMelee, troopsOn } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { effectsOf } from '../weather';
import { shotAt } from './shot';
import type { Shot } from './shot';
import { HIDING } from './sight';
import { originOf } from './firing-zone';

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
  const origin = originOf(firer, face);
  if (areaUnder(view.ground, origin, isSteep) || areaUnder(view.ground, target.box, isSteep)) return [];
  const line = lineOfFire(origin, target, firer.traits.scale.distances.grazing);
  const others = troopsOn(view).filter(
    (troop) =>
      troop.id !== firer.id && troop.id !== target.id && !troop.inside && !isDoneFor(troop) && !isInMelee(view, troop),
  );
  const found: Grazed[] = [];
  for (const { body: troop, at } of bodiesMet(others, line.from, line.to, line.leaves - TOLERANCE)) {
    const chance = chanceAt(view, origin, target, line, at);
    if (chance) found.push({ troop, ...chance });
  }
  return found;
}

/** The line from the gun through the target's middle, to 30 cm past where it meets the target (HOW-GRAZE-02). */
interface Line {
  readonly from: Point;
  readonly to: Point;
  /** Where it leaves the original target. */
  readonly leaves: Cm;
}

function lineOfFire(origin: Box, target: Troop, reach: Cm): Line {
  const from = frontCentre(origin);
  const direction = unit(minus(target.box.pose, from));
  const beyond = plus(from, times(direction, distance(from, target.box.pose) + target.box.width + target.box.depth));
  const meetings = meetingsWith(target.box, from, beyond);
  return { from, to: plus(from, times(direction, Math.min(...meetings) + reach)), leaves: Math.max(...meetings) };
}

function chanceAt(view: View, origin: Box, target: Troop, line: Line, at: Cm): Pick<Grazed, 'needs' | 'why'> | null {
  const direction = unit(minus(line.to, line.from));
  const a = plus(line.from, times(direction, line.leaves));
  const b = plus(line.from, times(direction, Math.max(at, line.leaves)));
  const beyond = groundAlong(view.ground, a, b);
  if (beyond.areas.some(({ area }) => area.kind === 'river') || beyond.blocks.length > 0) return null;
  if (crestsFrom(view.ground, HIDING, origin).some((crest) => segmentsMeet(a, b, crest.a, crest.b))) return null;
  const { grazing } = effectsOf(view);
  if (grazing) return { needs: grazing, why: { clause: 'HOW-WX-12', label: `Grazing on ${grazing} in this weather` } };
  const slowed = slowedBy(view, origin, target, beyond);
  if (slowed)
    return { needs: GRAZES_ON.slowed, why: { clause: 'HOW-GRAZE-04', label: `Grazing on 5 or 6: ${slowed}` } };
  return { needs: GRAZES_ON.open, why: { clause: 'HOW-GRAZE-03', label: 'Grazing on 3 or more in open ground' } };
}

/** What takes the force from the ball: uphill fire, walls, works, streams, woods, rough ground; not hedges, fences or felled trees. */
function slowedBy(view: View, origin: Box, target: Troop, { areas, lines }: AlongLine): string | null {
  const hill = areaUnder(view.ground, target.box, isHill);
  if (hill && !standsIn(view.ground, origin, hill)) return 'uphill';
  const stretch = areas.find(({ area }) => isBroken(area));
  if (stretch) return isWood(stretch.area) ? 'a wood beyond the target' : 'broken ground beyond the target';
  const crossed = lines.find(({ line }) => lineRow(line).stopsBalls);
  if (!crossed) return null;
  return crossed.line.kind === 'entrenchment' ? 'works beyond the target' : `a ${crossed.line.kind} beyond the target`;
}

/** Does the ball reach this unit? */
export function* ballReaches(field: Field, firer: Troop, grazed: Grazed): Rule<boolean> {
  const [die] = yield* roll(field, {
    why: `Grazing fire at ${grazed.troop.traits.unit.name}: ${grazed.needs} or more`,
    who: firer.id,
    at: grazed.troop.id,
    clause: grazed.why.clause,
    seat: firer.piece.seat,
  });
  return die >= grazed.needs;
}

/** The shot an affected unit takes: the same gun, unaimed (HOW-GRAZE-06). */
export const grazingShot = (shot: Shot, at: Troop): Shot => shotAt({ ...shot, grazing: true }, at);
