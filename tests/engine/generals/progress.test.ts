import { expect, it } from 'vitest';
import { viewOfPosition } from '../../../engine/battle';
import type { View } from '../../../engine/battle';
import { planOf } from '../../../engine/generals/plan';
import { progress } from '../../../engine/generals/progress';
import type { Pose } from '../../../engine/geometry';
import type { RuleSystem } from '../../../engine/rules/system';
import { layGround } from '../../../engine/terrain';
import { at, scenarioOf, village } from '../terrain/tables';
import { pose } from '../battle/states';
import { FOOT } from '../routes/movers';
import { toySystem } from '../toy';
import { unitAt, viewOf } from './views';

const costs = FOOT.line?.costs;
if (!costs) throw new Error('foot has no line');
const manner = { formation: 'line', column: false, move: 15, roadMove: 15, forming: 0, costs };
const marching: RuleSystem = { ...toySystem, marches: () => [manner] };
const open = viewOf('blue', unitAt('blue horse', 20, 45), unitAt('red horse', 100, 45));
/** Houses stand between the two, a little nearer to the south. */
const barred = viewOfPosition({ ...open, ground: layGround(scenarioOf([village('mill', at(60, 48), 0, 24)])) });
const gain = (view: View, to: Pose, system: RuleSystem = marching): number =>
  progress(planOf(view, system), view, system, 'blue horse', to);

it('straight on is nearest while nothing is in the way, and round the houses where they are', () => {
  const [ahead, aside] = [pose(35, 45, 90), pose(32, 36, 135)];
  expect(gain(open, ahead)).toBeGreaterThan(gain(open, aside));
  expect(gain(barred, aside)).toBeGreaterThan(gain(barred, ahead));
});

it('on the way it faces where the way bends: here past the southern end of the houses', () => {
  const turned = (view: View, degrees: number): number => gain(view, pose(20, 45, degrees));
  expect(turned(barred, 115)).toBeGreaterThan(turned(barred, 65) + 0.003);
  expect(turned(open, 115)).toBeCloseTo(turned(open, 65), 6);
});

it('a step from behind the houses into the open counts as far as it shortens the way', () => {
  const stuck = viewOfPosition({
    ...viewOf('blue', unitAt('blue horse', 44, 45), unitAt('red horse', 100, 45)),
    ground: barred.ground,
  });
  expect(gain(stuck, pose(44, 30, 135))).toBeGreaterThan(0.02);
  expect(gain(stuck, pose(44, 30, 135), toySystem)).toBeLessThan(0.02);
});

it('in houses it is a front farther from its place, unless that is in the same houses', () => {
  const held = (x: number, side = 16): number => {
    const houses = viewOfPosition({ ...open, ground: layGround(scenarioOf([village('mill', at(x, 45), 0, side)])) });
    return gain(open, pose(50, 45, 90), toySystem) - gain(houses, pose(50, 45, 90), toySystem);
  };
  // Its place is at 66 cm. To draw up, a front of way is worth 0.33.
  expect(held(57.9)).toBeCloseTo(0.33, 9);
  expect(held(41.9)).toBeCloseTo(0, 9);
  expect(held(58.1, 20)).toBeCloseTo(0, 9);
});

it('a rule system that knows no marches is thought to march everywhere', () => {
  expect(gain(barred, pose(35, 45, 90), toySystem)).toBeCloseTo(gain(open, pose(35, 45, 90), toySystem), 12);
});
