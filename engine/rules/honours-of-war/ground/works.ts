/** Who stands in works or in a sunken road, and against whom they cover (HOW-TERR-09, HOW-SCEN-16). */
import type { View } from '../../../battle';
import { memo, memoOfPair } from '../../../facts';
import { TOLERANCE } from '../../../geometry';
import type { Box, Sector } from '../../../geometry';
import type { Ground, GroundArea, GroundLine } from '../../../terrain';
import type { Troop } from '../troops/troop';
import { lineRow } from './lines';
import { areaUnder, isBehind, worksLined } from '../../../tabletop';
import type { DefendedLines } from '../../../tabletop';
import { CONTACT } from '../troops/scales';

/** A sunken road shelters by its banks unless the scenario declares another cover. */
const isSunken = ({ kind, feature }: GroundArea): boolean =>
  kind === 'sunken road' && (feature.effects?.cover ?? null) === null;

const hasWorks = memo((lines: readonly GroundLine[]): boolean => lines.some((line) => lineRow(line).works));

const WORKS: DefendedLines = {
  isDefended: (line) => lineRow(line).works,
  reach: CONTACT,
  share: 0.5,
  slack: TOLERANCE,
};

/** The works a footprint occupies: on their defended side, in contact along at least half its frontage (HOW-TERR-09). */
export const worksOccupied = ({ ground }: View, box: Box): GroundLine | null =>
  hasWorks(ground.lines) ? worksUnder(box, ground) : null;

const worksUnder = memoOfPair((box: Box, ground: Ground) => worksLined(ground, box, WORKS));

/** More than half of the footprint is in a sunken road (HOW-SCEN-16). */
const isInSunkenRoad = (view: View, box: Box): boolean => areaUnder(view.ground, box, isSunken) !== null;

/** Does a unit stand in works, or in a sunken road, which counts as such? */
export const isEntrenched = (view: View, { inside, box }: Troop): boolean =>
  inside === null && (worksOccupied(view, box) !== null || isInSunkenRoad(view, box));

/** More than half of an attacker lies on the defended side (HOW-TERR-09). */
export const isBehindWorks = (view: View, works: GroundLine, attacker: Box): boolean =>
  isBehind(view.ground, works, attacker);

/** What an entrenched unit's heavy cover is against an attacker in one of its sectors; null when he is behind it. */
export function trenchAgainst(view: View, target: Troop, attacker: Box, sector: () => Sector): 'works' | 'road' | null {
  const works = worksOccupied(view, target.box);
  if (works && !isBehindWorks(view, works, attacker)) return 'works';
  return isInSunkenRoad(view, target.box) && sector() !== 'rear' ? 'road' : null;
}
