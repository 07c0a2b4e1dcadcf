/** Where new troops begin: beside their own, where nobody stands, on open ground and in their zone as far as there is room. */
import { centreOf } from '../../../editing/places';
import type { RowOfUnits } from '../../../editing/troops';
import {
  areaInPolygon,
  distance,
  dot,
  facingOf,
  headingOf,
  minus,
  overlaps,
  plus,
  poseAt,
  rightOf,
  times,
} from '../../../engine/geometry';
import type { Box, Point } from '../../../engine/geometry';
import { SCALES, scaled, UNIT_TYPES, unitsOfArmy } from '../../../engine/scenario';
import type { Army, Brigade, Cm, Scale, Scenario, Unit, UnitSize, UnitType } from '../../../engine/scenario';
import { flatOutline, groundOf } from '../../../engine/terrain';

/** From centre to centre of neighbours at 28 mm, cm. */
const APART: Cm = 22;
/** So many times as wide as usual units large ones are at most. */
const LARGE = 1.5;
/** So much room guns need behind them for their limbers, and others for their leader, as shares of the spacing. */
const [LIMBERS, LEADER] = [0.8, 0.4];
/** So wide and deep units about are, as shares of the spacing. */
const [BROAD, THICK] = [0.9, 0.25];
/** Nobody minds a little that sticks out of the zone. */
const WITHIN = 0.98;
/** So many steps to each side, back and ahead are tried. */
const STEPS = 6;

/** Of one unit of a row. */
interface Needs {
  /** How many times as much room as usual it takes beside the others. */
  readonly wide: number;
  /** As a share of the spacing. */
  readonly behind: number;
}
const USUAL: Needs = { wide: 1, behind: LEADER };

interface TakenGround {
  readonly at: Point;
  readonly heading: number;
}

/** For a row of so many units of an army, beside its brigade where it has one; `others` are to stand there as well. */
export function freeGround(
  scenario: Scenario,
  army: Army,
  brigade: Brigade | null,
  count: number,
  others: readonly TakenGround[] = [],
  needs = USUAL,
): RowOfUnits {
  const spacing = scaled(APART * needs.wide, isScale(scenario.rules.scale) ? scenario.rules.scale : '28mm');
  const beside = besideWhom(brigade?.units ?? unitsOfArmy(army));
  const heading = beside?.heading ?? towardsEnemy(scenario, army);
  const [ahead, right] = [facingOf(heading), rightOf(facingOf(heading))];
  const behind = times(ahead, 0 - spacing * needs.behind);
  const middle = beside?.at ?? zoneOf(scenario, army);
  const forward = [0, 0.25, 0.5, 0.75, 1].map((share) => minus(middle, times(behind, share)));
  const from = forward.find((spot) => isOn(scenario, plus(spot, behind), 0)) ?? middle;
  const taken = [
    ...scenario.armies.flatMap(unitsOfArmy).flatMap(({ place }) => ('at' in place ? [place] : [])),
    ...others,
  ];
  const isClear = (spot: Point): boolean =>
    isOn(scenario, spot, spacing / 2) &&
    isOn(scenario, plus(spot, behind), 0) &&
    taken.every((other) => isApart(other, spot, heading, spacing));
  const rowAt = (centre: Point): readonly TakenGround[] => placesInRow({ at: centre, heading, spacing }, count);
  const isFree = (centre: Point): boolean => rowAt(centre).every(({ at }) => isClear(at));
  const ground = groundOf(scenario);
  const isOpen = (box: Box): boolean =>
    !ground.inWater(box, 'impassable') && ground.blocks.every((block) => !overlaps(box, block.box, 0));
  // What can be waded is no place to begin either.
  const isDry = (box: Box): boolean => isOpen(box) && !ground.inWater(box, 'any');
  const zones = army.deployment.map(({ outline }) => flatOutline(outline));
  const isInZone = (box: Box): boolean =>
    zones.length === 0 || zones.some((zone) => areaInPolygon(box, zone) > box.width * box.depth * WITHIN);
  const areAll = (is: (box: Box) => boolean, centre: Point): boolean =>
    rowAt(centre).every(({ at }) => is({ pose: poseAt(at, ahead), width: spacing * BROAD, depth: spacing * THICK }));
  const near = eachWay(STEPS).flatMap((ranks) =>
    eachWay(STEPS).map((sideways) =>
      plus(from, plus(times(ahead, 0 - ranks * spacing * RANK), times(right, sideways * spacing))),
    ),
  );
  const spots = [...near, ...everywhere(scenario, from, spacing / 2)];
  const free = spots.filter(isFree);
  const at =
    free.find((spot) => areAll(isInZone, spot) && areAll(isDry, spot)) ??
    free.find((spot) => areAll(isInZone, spot) && areAll(isOpen, spot)) ??
    free.find((spot) => areAll(isDry, spot)) ??
    free.find((spot) => areAll(isOpen, spot)) ??
    free[0] ??
    from;
  return { at: { x: round(at.x), y: round(at.y) }, heading, spacing };
}

export const needsOf = (
  units: readonly { readonly type: UnitType; readonly size?: UnitSize | undefined }[],
): Needs => ({
  wide: units.some(({ size }) => size === 'large') ? LARGE : 1,
  behind: units.some(({ type }) => UNIT_TYPES[type] === 'guns') ? LIMBERS : LEADER,
});

/** Where the units of a row stand, from left to right. */
export function placesInRow({ at, heading, spacing }: RowOfUnits, count: number): readonly TakenGround[] {
  const right = rightOf(facingOf(heading));
  return Array.from({ length: count }, (_, i) => ({
    at: plus(at, times(right, (i - (count - 1) / 2) * spacing)),
    heading,
  }));
}

/** A grid over the table, the nearest first. */
function everywhere({ table: { width, depth } }: Scenario, from: Point, step: Cm): readonly Point[] {
  const [columns, rows] = [Math.floor(width / step), Math.floor(depth / step)];
  const all = Array.from({ length: columns * rows }, (_, i) => ({
    x: (i % columns) * step,
    y: Math.floor(i / columns) * step,
  }));
  return all.toSorted((a, b) => distance(a, from) - distance(b, from));
}

/** 0, 1, -1 and so on. */
const eachWay = (steps: number): readonly number[] =>
  Array.from({ length: 2 * steps + 1 }, (_, i) => (i % 2 === 0 ? 0 - i / 2 : (i + 1) / 2));

/** Ranks may follow more closely than neighbours stand, as a share of the spacing. */
const RANK = 0.57;
function isApart(other: TakenGround, spot: Point, heading: number, spacing: Cm): boolean {
  const offset = minus(spot, other.at);
  if (other.heading % 180 !== heading % 180) return distance(spot, other.at) >= spacing * 0.95;
  const ahead = facingOf(heading);
  return (
    Math.abs(dot(offset, rightOf(ahead))) >= spacing * 0.95 || Math.abs(dot(offset, ahead)) >= spacing * RANK * 0.98
  );
}

/** The last of those who look where most of them do. */
function besideWhom(units: readonly Unit[]): TakenGround | undefined {
  const standing = units.flatMap(({ place }) => ('at' in place ? [place] : []));
  const alike = (heading: number): number => standing.filter((one) => one.heading === heading).length;
  const usual = standing.toSorted((a, b) => alike(b.heading) - alike(a.heading))[0]?.heading;
  return standing.findLast(({ heading }) => heading === usual);
}

const isScale = (word: string): word is Scale => Object.hasOwn(SCALES, word);
const round = (length: Cm): Cm => Math.round(length * 10) / 10;
/** With so much room to the edge, cm. */
const isOn = ({ table }: Scenario, { x, y }: Point, edge: Cm): boolean =>
  x >= edge && y >= edge && x <= table.width - edge && y <= table.depth - edge;

/** The middle of where it may set up; without a zone, of its half: the first side's is the west. */
function zoneOf(scenario: Scenario, army: Army): Point {
  const [zone] = army.deployment;
  const middle = zone && centreOf(scenario, zone.id);
  const { width, depth } = scenario.table;
  return middle ?? { x: width * (scenario.armies.indexOf(army) === 0 ? 0.2 : 0.8), y: depth / 2 };
}

/** To the nearest quarter. */
function towardsEnemy(scenario: Scenario, army: Army): number {
  const enemy = scenario.armies.find((other) => other !== army);
  const offset = minus(enemy ? zoneOf(scenario, enemy) : { x: 0, y: 0 }, zoneOf(scenario, army));
  return (Math.round(headingOf(offset) / 90) * 90) % 360;
}
