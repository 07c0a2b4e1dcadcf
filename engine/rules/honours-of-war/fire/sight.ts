/** Who sees whom, and how much of a target the ground hides (HOW-TERR-08, 10, 15, 24, HOW-SECT-08, HOW-ARTY-10). */
import type { View } from '../../../battle';
import { memo, memoBeside, memoOfPair } from '../../../facts';
import { TOLERANCE } from '../../../geometry';
import { areaUnder, hidersOn, isOpenBetween, seesAnyOf, shareHiddenByGround } from '../../../tabletop';
import type { HidingRules, SightDistances, SightRules } from '../../../tabletop';
import type { Ground } from '../../../terrain';
import { areaRow } from '../ground/areas';
import { edgeOfWood, isHill } from '../ground/kinds';
import { lineRow } from '../ground/lines';
import { CONTACT } from '../troops/scales';
import type { ScaleLengths } from '../troops/scales';
import { findTroop } from '../troops/troop';
import type { Troop } from '../troops/troop';
import { isTooFarToSee } from '../weather';
import { originOf } from './firing-zone';

/** Woods, hills by their crests, blocks and lines of trees, and what the scenario declares to hide or to be seen over (HOW-TERR-24). */
export const HIDING: HidingRules = {
  area: (area) =>
    areaRow(area).hides ? 'cover' : isHill(area) && area.feature.effects?.sight !== 'open' ? 'crest' : null,
  block: ({ bua }, ground) => ground.scenario.terrain.find(({ id }) => id === bua)?.effects?.sight !== 'open',
  line: (line) => lineRow(line).hides,
};

const SIGHT: SightRules<Troop> = {
  hiding: HIDING,
  distancesOf: ({ traits }) => distancesAt(traits.scale),
  seesAllRound: ({ inside, traits }) => inside !== null || traits.kind === 'light infantry',
  // From a hill guns see over woods and blocks that are not on it, but for 15 cm behind them (HOW-ARTY-10).
  overlooksFrom: (ground, { traits }, origin) => (traits.gun ? areaUnder(ground, origin, isHill) : null),
};

/** HOW-TERR-08, HOW-TERR-10, HOW-TERR-15, HOW-ARTY-10. */
export const distancesAt = memo((scale: ScaleLengths): SightDistances => ({
  edge: edgeOfWood(scale),
  insideCover: scale.distances.cm15 + TOLERANCE,
  touch: CONTACT + TOLERANCE,
  deadGround: scale.distances.cm15,
}));

/** Can any part of the target be seen from the observer's front, or from all round for light troops and in blocks? */
export function canSee(view: View, observer: Troop, target: Troop): boolean {
  if (isTooFarToSee(view, observer, target)) return false;
  return [observer, target].some((troop) => isOnTable(view, troop))
    ? seenFrom(observer)(target, view.ground)
    : seesAnyOf(view.ground, SIGHT, observer, target);
}

/** The share of the target hidden by the ground from the middle of the firer's front (HOW-SECT-08). */
export function hiddenByGround(view: View, observer: Troop, target: Troop, face?: number): number {
  const origin = originOf(observer, face);
  if (isOpenBetween(hidersOn(view.ground, HIDING), origin, target.box)) return 0;
  return [observer, target].some((troop) => isOnTable(view, troop))
    ? hiddenFrom(observer, face)(target, view.ground)
    : shareHiddenByGround(view.ground, SIGHT, observer, origin, target);
}

/** Is this a unit where it stands, not a copy of it elsewhere? Of two copies nothing is kept. */
const isOnTable = (view: View, troop: Troop): boolean => findTroop(view, troop.id) === troop;

// Kept for each unit, not for its footprint: in one block guns see farther than the foot beside them (HOW-ARTY-10). A unit
// that moves, or stands on changed ground, is another troop.
const seenFrom = memo((observer: Troop) =>
  memoBeside((target: Troop, ground: Ground) => seesAnyOf(ground, SIGHT, observer, target)),
);
const hiddenFrom = memoOfPair((observer: Troop, face: number | undefined) =>
  memoBeside((target: Troop, ground: Ground) =>
    shareHiddenByGround(ground, SIGHT, observer, originOf(observer, face), target),
  ),
);
