import { describe, expect, it } from 'vitest';
import { routesOver } from '../../../../../engine/routes';
import { groundCostOf, roadSlackOf } from '../../../../../engine/rules/honours-of-war/movement/ground-cost';
import { isColumn } from '../../../../../engine/rules/honours-of-war/troops/troop';
import type { Feature } from '../../../../../engine/scenario';
import { costOfRun } from '../../../../../engine/tabletop';
import { at, battlefield, bridge, course, polygon, river, road, stream, wall, wood } from '../field';
import type { UnitPlace } from '../field';

const MOVE = 30;
const WAY = 80;

/** What 80 cm straight north cost a unit that starts at 60/20: to the route finder, and to a run of the rules. */
function costs(terrain: readonly Feature[], unit: UnitPlace): { route: number | null; run: number } {
  const field = battlefield({ blue: { a: { at: [60, 20], ...unit } }, terrain });
  const troop = field.troop('a');
  const { ground } = field.view('blue');
  const { box, boxes } = troop;
  const formation = { size: box, costs: groundCostOf(troop) };
  const column = isColumn(troop);
  const found = routesOver(ground, {
    line: column ? null : formation,
    column: column ? formation : null,
    move: MOVE,
    reform: 0,
    turning: 0,
  }).find({
    from: box.pose,
    column,
    to: { x: box.pose.x, y: box.pose.y + WAY },
    facing: null,
    endsInColumn: null,
    others: [],
  });
  const straight = found.found && found.legs.every(({ leg }) => leg.kind === 'straight' && leg.to.x === box.pose.x);
  const run = costOfRun(ground, groundCostOf(troop), {
    box,
    boxes,
    direction: { x: 0, y: 1 },
    length: WAY,
    move: MOVE,
    slowness: 1,
    roadSlack: roadSlackOf(troop),
  });
  return { route: straight ? found.cost : null, run: run.cost(WAY) };
}

const FOOT: UnitPlace = {};
const COLUMN: UnitPlace = { formation: 'march column' };
const GUNS: UnitPlace = { type: 'medium gun', formation: 'limbered' };
/** As wide as the table, so that no way round is cheaper. */
const forest = wood('forest', polygon([0, 50], [240, 50], [240, 60], [0, 60]));
const brook = stream('brook', 3, course([0, 55], [240, 55]));
const ditch = wall('ditch', course([0, 55], [240, 55]));
const pike = road('pike', course([60, 0], [60, 120]));
const mill = bridge('mill', 'brook', at(60, 55));
const elbe = [river('elbe', 9, course([0, 55], [240, 55])), bridge('arch', 'elbe', at(60, 55))];

describe('a straight route costs what the run costs', () => {
  it.each<[string, readonly Feature[], UnitPlace, number]>([
    ['foot in line, a wood of 10 cm (HOW-TERR-04)', [forest], FOOT, WAY + 10],
    ['guns, a wood of 10 cm (HOW-TERR-04)', [forest], GUNS, WAY + 10],
    ['foot in line, half a move for a stream (HOW-TERR-17)', [brook], FOOT, WAY + MOVE / 2],
    ['foot in line, a wall for nothing (HOW-TERR-04)', [ditch], FOOT, WAY],
    ['guns, half a move for a wall (HOW-TERR-04)', [ditch], GUNS, WAY + MOVE / 2],
    ['a march column on a road through the wood (HOW-TERR-12)', [forest, pike], COLUMN, WAY],
    ['guns on a road through the wood (HOW-TERR-12)', [forest, pike], GUNS, WAY],
    ['foot in line, for whom a road is nothing (HOW-TERR-12)', [forest, pike], FOOT, WAY + 10],
    ['a march column over a bridge (HOW-TERR-23)', [brook, mill], COLUMN, WAY],
    ['guns over a bridge (HOW-TERR-22)', [brook, mill], GUNS, WAY],
    ['guns over the bridge of a river (HOW-TERR-22)', elbe, GUNS, WAY],
  ])('%s', (_what, terrain, unit, cost) => {
    const { route, run } = costs(terrain, unit);
    expect(route).toBeCloseTo(cost, 6);
    expect(run).toBeCloseTo(cost, 6);
  });

  it('HOW-TERR-18, 22: there is none over a river without a bridge, nor for guns over a stream', () => {
    expect(costs(elbe.slice(0, 1), FOOT).route).toBeNull();
    expect(costs([brook], GUNS).route).toBeNull();
  });
});
