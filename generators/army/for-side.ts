/** An army for one side of a scenario that is there already: where that sets up, on ground where nobody stands. */
import { boundsOf, distance, facingOf, headingOf, minus, type Box, type Point } from '../../engine/geometry';
import type { RuleSystem } from '../../engine/rules/system';
import { unitsOfArmy, type Army, type Scenario } from '../../engine/scenario';
import { flatOutline } from '../../engine/terrain';
import { makeArmy } from './make';
import type { ArmyOrder, MadeArmy, SetUpZone } from './order';

/** From the middle of a unit that stands to the edge of a new one, cm. */
const APART = 7;
/** Of the table, where a side has no zone. */
const SHARE = 1 / 3;

export type SideOrder = Pick<ArmyOrder, 'points' | 'seed'> & { readonly shape: NonNullable<ArmyOrder['shape']> };

export function makeArmyFor(
  scenario: Scenario,
  army: Army,
  { points, shape, seed }: SideOrder,
  system: Pick<RuleSystem, 'title' | 'points' | 'organisation' | 'layout'>,
): MadeArmy {
  const standing = scenario.armies.flatMap(unitsOfArmy).flatMap(({ place }) => ('at' in place ? [place.at] : []));
  const { id: side, nation, year } = army;
  const asked: ArmyOrder = {
    side,
    nation,
    year,
    points,
    shape,
    seed,
    scale: scenario.rules.scale,
    options: scenario.rules.options,
    zone: zoneOf(scenario, army),
  };
  const isOpen = (box: Box): boolean =>
    standing.every((at) => distance(at, middleOf(box)) > Math.max(box.width, box.depth) / 2 + APART);
  const apart = makeArmy({ ...asked, isOpen }, system);
  // Where there is no such room they stand among the others, and are moved by hand.
  return 'why' in apart ? makeArmy(asked, system) : apart;
}

const middleOf = ({ pose }: Box): Point => ({ x: pose.x, y: pose.y });

/** Its first deployment zone, or else its part of the table, looking to the enemy's by whole quarters. */
function zoneOf(scenario: Scenario, army: Army): SetUpZone {
  const own = boundsFor(scenario, army);
  const enemy = scenario.armies.find((other) => other !== army);
  const at = centre(own);
  const direction = minus(
    enemy ? centre(boundsFor(scenario, enemy)) : { x: scenario.table.width / 2, y: scenario.table.depth / 2 },
    at,
  );
  const heading = (Math.round(headingOf(direction) / 90) * 90) % 360;
  const [wide, deep] = [own.maxX - own.minX, own.maxY - own.minY];
  const isAcross = Math.abs(facingOf(heading).x) > 0.5;
  return { at, heading, width: isAcross ? deep : wide, depth: isAcross ? wide : deep };
}

type Bounds = ReturnType<typeof boundsOf>;
const centre = ({ minX, maxX, minY, maxY }: Bounds): Point => ({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });

function boundsFor({ armies, table: { width, depth } }: Scenario, army: Army): Bounds {
  const [zone] = army.deployment;
  if (zone) {
    const { minX, maxX, minY, maxY } = boundsOf(flatOutline(zone.outline));
    return {
      minX: Math.max(0, minX),
      maxX: Math.min(width, maxX),
      minY: Math.max(0, minY),
      maxY: Math.min(depth, maxY),
    };
  }
  const isWest = armies.indexOf(army) === 0;
  return { minX: isWest ? 0 : width * (1 - SHARE), maxX: isWest ? width * SHARE : width, minY: 0, maxY: depth };
}
