/** Strength of buildings and works, the cover they give, and what a fortification is (MCN-DEF-03 to 07, MCN-TERR-10). */
import type { Id, View } from '../../../battle';
import type { Box } from '../../../geometry';
import type { Feature } from '../../../scenario';
import type { GroundBlock, GroundLine } from '../../../terrain';
import { COVERS } from '../covers';
import type { Cover } from '../covers';
import { houseOf } from '../house-rows';
import { isWithin } from '../ground/behind';
import { lineKind } from '../ground/kinds';
import { recordOf, OWN_KEY } from '../troops/overrides';
import { WORK_STRENGTH } from '../troops/vocabulary';

/** The cover class of so many points (MCN-DEF-03). */
export function coverOf(points: number): Cover {
  if (points >= 9) return 'fortified';
  if (points >= 5) return 'hard';
  return points >= 2 ? 'soft' : 'none';
}
/** At 9 points or more (MCN-DEF-07). */
export const isFortification = (points: number): boolean => coverOf(points) === 'fortified';

/** What it began with, unless the scenario gives it points of its own (MCN-DEF-05). */
const givenPoints = (feature: Feature | undefined): number | null => {
  const points = feature && recordOf(feature.overrides[OWN_KEY])?.['strength'];
  return typeof points === 'number' && Number.isInteger(points) && points >= 0 && points <= 30 ? points : null;
};

const left = ({ state }: Pick<View, 'state'>, feature: Id, began: number): number =>
  state.ground[feature]?.gauges[WORK_STRENGTH] ?? began;

/** Town houses are of stone, others of wood (MCN-DEF-05). */
export function pointsOfBlock(view: Pick<View, 'state' | 'ground' | 'roster'>, block: GroundBlock): number {
  const village = view.ground.scenario.terrain.find(({ id }) => id === block.bua);
  const build = village?.kind === 'bua' ? village : null;
  const kind = build?.fortified
    ? 'fortified building'
    : build?.build === 'urban'
      ? 'stone building'
      : 'wooden building';
  return left(view, block.id, givenPoints(village) ?? houseOf(view).works[kind]);
}

/** A bridge is of wood unless the scenario says `bridge: stone` (MCN-DEF-05). */
export function pointsOfBridge(view: Pick<View, 'state' | 'ground' | 'roster'>, bridge: Id): number {
  const feature = view.ground.scenario.terrain.find(({ id }) => id === bridge);
  const isStone = feature && recordOf(feature.overrides[OWN_KEY])?.['bridge'] === 'stone';
  return left(view, bridge, givenPoints(feature) ?? houseOf(view).works[isStone ? 'stone bridge' : 'wooden bridge']);
}

/** Points of a linear work; null for what has none: fences, hedges, walls and stream banks (MCN-TERR-10). */
export function pointsOfLine(view: Pick<View, 'state' | 'roster'>, line: GroundLine): number | null {
  const kind = lineKind(line);
  if (kind !== 'abatis' && kind !== 'fieldwork' && kind !== 'stockade' && kind !== 'redoubt') return null;
  return left(view, line.id, givenPoints(line.feature) ?? houseOf(view).works[kind]);
}

/** Points of a building, bridge or work by its id; 0 for what has none. */
export function pointsOfWork(view: Pick<View, 'state' | 'ground' | 'roster'>, id: Id): number {
  const block = view.ground.block(id);
  if (block) return pointsOfBlock(view, block);
  if (view.ground.crossings.some((crossing) => crossing.id === id)) return pointsOfBridge(view, id);
  const line = view.ground.lines.find((one) => one.id === id);
  return line ? (pointsOfLine(view, line) ?? 0) : 0;
}
export const nameOfWork = ({ ground }: Pick<View, 'ground'>, id: Id): string => {
  const bua = ground.block(id)?.bua ?? id;
  return ground.scenario.terrain.find((feature) => feature.id === bua)?.name ?? 'the work';
};

/** What a line is to those behind it: nothing, an obstacle, or a fortification (MCN-TERR-10). */
export function defenceOfLine(
  view: Pick<View, 'state' | 'roster'>,
  line: GroundLine,
): 'obstacle' | 'fortification' | null {
  const kind = lineKind(line);
  if (kind === 'none' || kind === 'river') return null;
  const points = pointsOfLine(view, line);
  if (points === null) return 'obstacle';
  return isFortification(points) ? 'fortification' : points >= 2 ? 'obstacle' : null;
}

/** In a closed work that is a fortification still: it has neither flank nor rear there (MCN-DEF-07). */
export const isInClosedWork = (view: Pick<View, 'state' | 'roster' | 'ground'>, box: Box): boolean =>
  view.ground.lines.some((line) => isWithin(view, box, line) && defenceOfLine(view, line) === 'fortification');

/** The cover of a line against fire. */
export function coverOfLine(view: Pick<View, 'state' | 'roster'>, line: GroundLine): Cover {
  const points = pointsOfLine(view, line);
  if (points !== null) return coverOf(points);
  const kind = lineKind(line);
  return kind === 'fence' || kind === 'hedge' || kind === 'wall' ? houseOf(view).obstacleCover[kind] : 'none';
}

/** The worse for the firer of two. */
export const better = (one: Cover, other: Cover): Cover => (COVERS.indexOf(one) >= COVERS.indexOf(other) ? one : other);
