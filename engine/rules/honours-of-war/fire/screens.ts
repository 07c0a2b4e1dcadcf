/**
 * What of the ground hides things: woods, blocks, lines of trees and crests, and what the scenario declares to hide, each
 * with its bounds (HOW-TERR-24).
 */
import { boundsOf, corners, facing } from '../../../geometry';
import type { Bounds, Box, Point } from '../../../geometry';
import type { Ground, GroundArea, GroundBlock, GroundLine } from '../../../terrain';
import { areaRow } from '../ground/areas';
import { lineRow } from '../ground/lines';
import { isHill } from '../ground/kinds';
import type { Screen } from '../../../tabletop';

export type Hider = { readonly bounds: Bounds } & (
  | { readonly hides: 'wood'; readonly area: GroundArea }
  | { readonly hides: 'hill'; readonly area: GroundArea }
  | { readonly hides: 'block'; readonly block: GroundBlock; readonly outline: readonly Point[] }
  | { readonly hides: 'trees'; readonly line: GroundLine }
);

const known = new WeakMap<Ground, { readonly version: number; readonly hiders: readonly Hider[] }>();

/** Everything on the table that may hide a unit, worked out once for a state of the ground. */
export function hidersOn(ground: Ground): readonly Hider[] {
  const kept = known.get(ground);
  if (kept && kept.version === ground.version) return kept.hiders;
  const hiders = findHiders(ground);
  known.set(ground, { version: ground.version, hiders });
  return hiders;
}

function findHiders(ground: Ground): readonly Hider[] {
  const hiders: Hider[] = [];
  for (const area of ground.areas) {
    const bounds = boundsOf(area.outline);
    if (areaRow(area).hides) hiders.push({ hides: 'wood', area, bounds });
    else if (isHill(area) && !isOpen(area)) hiders.push({ hides: 'hill', area, bounds });
  }
  const open = new Set(ground.scenario.terrain.filter(({ effects }) => effects?.sight === 'open').map(({ id }) => id));
  for (const block of ground.blocks) {
    if (open.has(block.bua)) continue;
    const outline = outlineOf(block.box);
    hiders.push({ hides: 'block', block, outline, bounds: boundsOf(outline) });
  }
  for (const line of ground.lines)
    if (lineRow(line).hides) hiders.push({ hides: 'trees', line, bounds: boundsOf(line.course) });
  return hiders;
}

/** The scenario has it seen over. */
const isOpen = ({ feature }: GroundArea): boolean => feature.effects?.sight === 'open';

const outlines = new WeakMap<Box, readonly Point[]>();

/** The corners of a footprint counter-clockwise; kept, as units stand longer than they are looked at. */
export function outlineOf(box: Box): readonly Point[] {
  let outline = outlines.get(box);
  if (!outline) {
    outline = corners(box).toReversed();
    outlines.set(box, outline);
  }
  return outline;
}

const crests = new WeakMap<Box, Map<GroundArea, Screen | null>>();

/** The crest of a hill for an observer: the chord through its centre parallel to his front (HOW-TERR-15); kept like outlines. */
export function crestOf(ground: Ground, hill: GroundArea, observer: Box): Screen | null {
  let known = crests.get(observer);
  if (!known) {
    known = new Map();
    crests.set(observer, known);
  }
  let crest = known.get(hill);
  if (crest === undefined) {
    crest = ground.crestOf(hill, facing(observer.pose));
    known.set(hill, crest);
  }
  return crest;
}

/** Where the line of fire runs over the crests of hills, for grazing (HOW-GRAZE-05). */
export function crestsOn(ground: Ground, observer: Box): readonly Screen[] {
  const crests: Screen[] = [];
  for (const hider of hidersOn(ground)) {
    const crest = hider.hides === 'hill' ? crestOf(ground, hider.area, observer) : null;
    if (crest) crests.push(crest);
  }
  return crests;
}
