/** Where new troops begin: beside their own, where nobody stands. */
import { centreOf } from '../../../editing/places';
import { distance, facingOf, headingOf, minus, plus, rightOf, times } from '../../../engine/geometry';
import type { Point } from '../../../engine/geometry';
import { SCALES, scaled, unitsOfArmy } from '../../../engine/scenario';
import type { Army, Brigade, Cm, Scale, Scenario, Unit } from '../../../engine/scenario';

/** From centre to centre of neighbours at 28 mm, cm. */
const APART: Cm = 22;
/** So many steps to each side and back are tried. */
const STEPS = 6;

export interface FreeGround {
  readonly at: Point;
  readonly heading: number;
  readonly spacing: Cm;
}

/** For a row of so many units of an army, beside its brigade where it has one. */
export function freeGround(scenario: Scenario, army: Army, brigade: Brigade | null, count: number): FreeGround {
  const spacing = scaled(APART, isScale(scenario.rules.scale) ? scenario.rules.scale : '28mm');
  const beside = besideWhom(brigade?.units ?? unitsOfArmy(army));
  const heading = beside?.heading ?? towardsEnemy(scenario, army);
  const from = beside?.at ?? zoneOf(scenario, army);
  const [ahead, right] = [facingOf(heading), rightOf(facingOf(heading))];
  const taken = scenario.armies.flatMap(unitsOfArmy).flatMap(({ place }) => ('at' in place ? [place.at] : []));
  const isFree = (middle: Point): boolean =>
    Array.from({ length: count }, (_, i) => plus(middle, times(right, (i - (count - 1) / 2) * spacing))).every(
      (spot) => isOn(scenario, spot) && taken.every((other) => distance(other, spot) >= spacing * 0.95),
    );
  const spots = Array.from({ length: STEPS + 1 }, (_, back) =>
    Array.from({ length: 2 * STEPS + 1 }, (__, i) => (i % 2 === 0 ? -i / 2 : (i + 1) / 2)).map((aside) =>
      plus(from, plus(times(ahead, 0 - back * spacing * 0.6), times(right, aside * spacing))),
    ),
  ).flat();
  const at = spots.find(isFree) ?? spots.find((spot) => isOn(scenario, spot)) ?? from;
  return { at: { x: round(at.x), y: round(at.y) }, heading, spacing };
}

/** The last of those who look where most of them do. */
function besideWhom(units: readonly Unit[]): { readonly at: Point; readonly heading: number } | undefined {
  const standing = units.flatMap(({ place }) => ('at' in place ? [place] : []));
  const alike = (heading: number): number => standing.filter((one) => one.heading === heading).length;
  const usual = standing.toSorted((a, b) => alike(b.heading) - alike(a.heading))[0]?.heading;
  return standing.findLast(({ heading }) => heading === usual);
}

const isScale = (word: string): word is Scale => Object.hasOwn(SCALES, word);
const round = (length: Cm): Cm => Math.round(length * 10) / 10;
/** Room to the edge, cm. */
const EDGE = 6;
const isOn = ({ table }: Scenario, { x, y }: Point): boolean =>
  x >= EDGE && y >= EDGE && x <= table.width - EDGE && y <= table.depth - EDGE;

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
  const way = minus(enemy ? zoneOf(scenario, enemy) : { x: 0, y: 0 }, zoneOf(scenario, army));
  return (Math.round(headingOf(way) / 90) * 90) % 360;
}
