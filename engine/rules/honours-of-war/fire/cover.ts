/** What covers a target from a shot: houses, woods and lines across the ground (HOW-TERR-06, 07, 25, HOW-BUA-02, HOW-HIT-11). */
import type { View } from '../../../battle';
import { frontCentre } from '../../../geometry';
import type { Box } from '../../../geometry';
import type { GroundBlock } from '../../../terrain';
import type { Ammunition } from '../troops/ordnance';
import type { Troop } from '../troops/troop';
import { areaUnder, CONTACT, gapToCourse, isFordable, isObstacle, woodUnder } from './standing';

export type { Ammunition } from '../troops/ordnance';

export interface Cover {
  readonly value: -1 | -2;
  readonly clause: string;
  readonly label: string;
}

const WOOD: Cover = { value: -1, clause: 'HOW-TERR-25', label: 'Light cover, in a wood' };
const LIGHT_HOUSES: Cover = { value: -1, clause: 'HOW-BUA-02', label: 'Light cover, in houses' };
const HEAVY_HOUSES: Cover = { value: -2, clause: 'HOW-BUA-02', label: 'Heavy cover, in houses' };
const LINES: Readonly<Record<string, Cover>> = {
  wall: { value: -1, clause: 'HOW-TERR-07', label: 'Light cover, behind a wall' },
  hedge: { value: -1, clause: 'HOW-TERR-07', label: 'Light cover, behind a hedge' },
  fence: { value: -1, clause: 'HOW-TERR-07', label: 'Light cover, behind a fence' },
  'tree line': { value: -1, clause: 'HOW-TERR-07', label: 'Light cover, behind trees' },
};

/** The heaviest cover the target has from a shot. */
export function coverOf(view: View, stand: Box, target: Troop, ammunition: Ammunition): Cover | null {
  if (target.inside) return coverOfHouses(view, target.inside, ammunition);
  if (view.ground.areas.length === 0 && view.ground.lines.length === 0) return null;
  if (areaUnder(view, target.box, isFordable)) return null;
  if (woodUnder(view, target.box, target.traits.scale)) return WOOD;
  return coverOfLines(view, stand, target);
}

/** Rustic houses are light cover, urban ones heavy, but light to roundshot and shell; fortified ones heavy to all (HOW-BUA-02). */
export function coverOfHouses(view: View, { bua }: GroundBlock, ammunition: Ammunition): Cover {
  const feature = view.ground.scenario.terrain.find(({ id }) => id === bua);
  if (feature?.kind !== 'bua') return LIGHT_HOUSES;
  if (feature.fortified) return HEAVY_HOUSES;
  const isBall = ammunition === 'roundshot' || ammunition === 'shell';
  return feature.build === 'urban' && !isBall ? HEAVY_HOUSES : LIGHT_HOUSES;
}

/** A line across the line of fire covers, unless the firer touches it and the target does not (HOW-TERR-07). */
function coverOfLines(view: View, stand: Box, target: Troop): Cover | null {
  for (const { line } of view.ground.crossed(frontCentre(stand), target.box.pose)) {
    if (!isObstacle(line)) continue;
    const touches = (box: Box): boolean => gapToCourse(box, line.course) <= CONTACT + 0.01;
    if (!touches(stand) || target.boxes.some(touches)) return LINES[line.kind] ?? null;
  }
  return null;
}
