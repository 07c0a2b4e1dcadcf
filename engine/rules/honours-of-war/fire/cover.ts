/** What covers a target from a shot: houses, works, woods and lines across the ground (HOW-TERR-06, 07, 09, 25, HOW-BUA-02, HOW-HIT-11). */
import type { View } from '../../../battle';
import { frontCentre, isNearCourse, TOLERANCE } from '../../../geometry';
import type { Box } from '../../../geometry';
import type { GroundArea, GroundBlock, GroundLine } from '../../../terrain';
import { areaRow, COVER_VALUES, groundName } from '../ground/areas';
import type { CoverClass } from '../ground/areas';
import { lineRow } from '../ground/lines';
import { trenchAgainst, worksOccupied } from '../ground/works';
import type { Ammunition } from '../troops/ordnance';
import type { Troop } from '../troops/troop';
import { sectorOfAttack } from './firing-zone';
import { coverUnder, isFordable, isWood } from '../ground/kinds';
import { areaUnder } from '../../../tabletop';
import { CONTACT } from '../troops/scales';

export type { Ammunition } from '../troops/ordnance';

export interface Cover {
  readonly value: (typeof COVER_VALUES)[CoverClass];
  readonly clause: string;
  readonly label: string;
}

const LIGHT_HOUSES: Cover = { value: COVER_VALUES.light, clause: 'HOW-BUA-02', label: 'Light cover, in houses' };
const HEAVY_HOUSES: Cover = { value: COVER_VALUES.heavy, clause: 'HOW-BUA-02', label: 'Heavy cover, in houses' };
const TRENCHES = {
  works: { value: COVER_VALUES.heavy, clause: 'HOW-TERR-09', label: 'Heavy cover, entrenched' },
  road: { value: COVER_VALUES.heavy, clause: 'HOW-SCEN-16', label: 'Heavy cover, in a sunken road' },
} as const satisfies Record<string, Cover>;

/** The heaviest cover the target has from a shot. */
export function coverOf(view: View, origin: Box, target: Troop, ammunition: Ammunition): Cover | null {
  if (target.inside) return coverOfHouses(view, target.inside, ammunition);
  if (view.ground.areas.length === 0 && view.ground.lines.length === 0) return null;
  if (areaUnder(view.ground, target.box, isFordable)) return null;
  const trench = trenchAgainst(view, target, origin, () => sectorOfAttack(target, origin));
  if (trench) return TRENCHES[trench];
  const area = coverUnder(view, target.box, target.traits.scale);
  const inArea = area ? coverOfArea(area) : null;
  if (inArea?.value === COVER_VALUES.heavy) return inArea;
  const line = coverOfLines(view, origin, target);
  return line?.value === COVER_VALUES.heavy ? line : (inArea ?? line);
}

const WOOD: Cover = { value: COVER_VALUES.light, clause: 'HOW-TERR-25', label: 'Light cover, in a wood' };

/** In a wood, or on ground of its own kind that covers (HOW-TERR-25). */
function coverOfArea(area: GroundArea): Cover {
  const { cover } = areaRow(area);
  return isWood(area) && cover === 'light' ? WOOD : coverBy(cover, 'HOW-TERR-25', `in ${groundName(area)}`);
}

const coverBy = (cover: CoverClass | null, clause: string, where: string): Cover =>
  cover === 'heavy'
    ? { value: COVER_VALUES.heavy, clause, label: `Heavy cover, ${where}` }
    : { value: COVER_VALUES.light, clause, label: `Light cover, ${where}` };

/**
 * Rustic houses are light cover, urban ones heavy, but light to roundshot and shell; fortified ones heavy to all (HOW-BUA-02).
 * What the scenario declares of them holds for all fire.
 */
export function coverOfHouses(view: View, { bua }: GroundBlock, ammunition: Ammunition): Cover | null {
  const feature = view.ground.scenario.terrain.find(({ id }) => id === bua);
  const declared = feature?.effects?.cover;
  if (declared) return declared === 'none' ? null : declared === 'heavy' ? HEAVY_HOUSES : LIGHT_HOUSES;
  if (feature?.kind !== 'bua') return LIGHT_HOUSES;
  if (feature.fortified) return HEAVY_HOUSES;
  const isBall = ammunition === 'roundshot' || ammunition === 'shell';
  return feature.build === 'urban' && !isBall ? HEAVY_HOUSES : LIGHT_HOUSES;
}

/**
 * The heaviest cover of lines across the line of fire; none where the firer touches the line and the target does not
 * (HOW-TERR-07). Works that the target occupies give nothing here: they are taken from behind (HOW-TERR-09).
 */
function coverOfLines(view: View, origin: Box, target: Troop): Cover | null {
  let best: Cover | null = null;
  for (const { line } of view.ground.crossed(frontCentre(origin), target.box.pose)) {
    const { cover } = lineRow(line);
    if (cover === null || (best && cover === 'light')) continue;
    const touches = (box: Box): boolean => isNearCourse(box, line.course, CONTACT + TOLERANCE);
    if (touches(origin) && !target.boxes.some(touches)) continue;
    if (worksOccupied(view, target.box) === line) continue;
    best = coverOfLine(line, cover);
  }
  return best;
}

const LINES: Readonly<Partial<Record<GroundLine['kind'], Cover>>> = {
  wall: { value: COVER_VALUES.light, clause: 'HOW-TERR-07', label: 'Light cover, behind a wall' },
  hedge: { value: COVER_VALUES.light, clause: 'HOW-TERR-07', label: 'Light cover, behind a hedge' },
  fence: { value: COVER_VALUES.light, clause: 'HOW-TERR-07', label: 'Light cover, behind a fence' },
  'tree line': { value: COVER_VALUES.light, clause: 'HOW-TERR-07', label: 'Light cover, behind trees' },
  abatis: { value: COVER_VALUES.light, clause: 'HOW-TERR-07', label: 'Light cover, behind an abatis' },
  entrenchment: { value: COVER_VALUES.light, clause: 'HOW-TERR-09', label: 'Light cover, behind works' },
};

const coverOfLine = (line: GroundLine, cover: CoverClass): Cover =>
  (cover === 'light' && LINES[line.kind]) || coverBy(cover, 'HOW-TERR-07', `behind ${groundName(line)}`);
