/** Where units of a toy battle should go by the plan of their side. */
import { describe, expect, it } from 'vitest';
import { viewOfPosition } from '../../../engine/battle';
import type { View } from '../../../engine/battle';
import { planOf } from '../../../engine/generals/plan';
import { layGround } from '../../../engine/terrain';
import type { Ground } from '../../../engine/terrain';
import { scenarioOf, village } from '../terrain/tables';
import { toySystem } from '../toy';
import { unitAt, viewOf, withObjective } from './views';

const plan = (view: View) => planOf(view, toySystem);
const goal = (view: View, id: string) => plan(view).goals.get(id);
const task = (view: View, id: string) => plan(view).tasks.get(id);
const EVEN = { won: 0.5, lost: 0.5 };
const near = unitAt('red near', 60, 45);
const far = unitAt('red far', 100, 45);

describe('where a unit should go', () => {
  it('sends horse to the flank of foot, out of its front, and straight at other horse', () => {
    const foot = goal(viewOf('blue', unitAt('blue horse', 20, 45), near), 'blue horse');
    expect(foot?.front).toMatchObject({ x: 60, y: 45 });
    expect([foot?.at.x, Math.abs((foot?.at.y ?? 0) - 45)]).toEqual([60, 10]);
    const horse = goal(viewOf('blue', unitAt('blue horse', 20, 45), unitAt('red horse', 60, 45)), 'blue horse');
    expect(horse).toMatchObject({ at: { x: 60, y: 45 }, front: null });
  });

  it('leaves an objective in houses to foot', () => {
    const built = layGround(scenarioOf([village('mill', { x: 90, y: 80 }, 0)], 120, 90));
    const madeFor = (id: string, ground?: Ground) => {
      const view = withObjective(viewOf('blue', unitAt(id, 70, 70), unitAt('red far', 60, -45)), null);
      return goal(ground ? viewOfPosition({ ...view, ground }) : view, id)?.at;
    };
    expect(madeFor('blue horse')).toEqual({ x: 90, y: 80 });
    expect(madeFor('blue horse', built)?.y).toBeLessThan(0);
    expect(madeFor('blue line', built)).toEqual({ x: 90, y: 80 });
  });

  it('prefers a shaken enemy a little farther off', () => {
    const shaken = unitAt('red far', 65, 45, 1);
    const view = viewOf('blue', unitAt('blue line', 20, 45), unitAt('blue next', 20, 60), near, shaken);
    expect(task(view, 'blue line')?.against).toBe('red far');
  });

  it('sends horse only at enemies it may attack', () => {
    const barred = {
      ...toySystem,
      clash: (_view: View, _id: string, enemy: string) => (enemy === 'red near' ? null : EVEN),
    };
    const view = viewOf('blue', unitAt('blue horse', 20, 45), near, far);
    expect(planOf(view, barred).tasks.get('blue horse')?.against).toBe('red far');
    expect(planOf(viewOfPosition(view), toySystem).tasks.get('blue horse')?.against).toBe('red near');
  });

  it('brings guns that find no field of fire within less than half of their reach', () => {
    const view = viewOf('blue', unitAt('blue guns', 20, 45), near);
    expect(goal(view, 'blue guns')).toMatchObject({ at: { x: 60, y: 45 }, near: 13.5 });
  });

  it('brings guns of longer reach to a field of fire, facing whom they have before them there', () => {
    const reach = { ...toySystem, reach: () => ({ move: 15, fire: 100, charge: 15, rally: 60, link: 5 }) };
    const goalAgainst = (x: number) => {
      const view = viewOf('blue', unitAt('blue guns', 20, 45), unitAt('red line', x, 45));
      return planOf(view, reach).goals.get('blue guns');
    };
    expect(goalAgainst(60)).toMatchObject({ at: { x: 20, y: 45 }, near: 4.8, pull: 0.32, front: { x: 60, y: 45 } });
    expect(goalAgainst(87)?.at).toEqual({ x: 28, y: 45 });
  });

  it('takes an objective for a goal when it attacks, and stands by its own when it holds', () => {
    const units = [unitAt('blue line', 70, 80), unitAt('red line', 20, 10)];
    expect(goal(withObjective(viewOf('blue', ...units), 'red'), 'blue line')?.at).toEqual({ x: 90, y: 80 });
    expect(goal(withObjective(viewOf('red', ...units), 'red'), 'red line')?.at).toEqual({ x: 90, y: 80 });
    expect(goal(withObjective(viewOf('red', ...units), 'blue'), 'red line')?.at).toMatchObject({ x: 70, y: 80 });
  });

  it('who holds nothing watches the enemy from two and a half fronts off', () => {
    const view = viewOf('red', unitAt('blue line', -60, 45), unitAt('red line', 60, 45));
    expect(goal(view, 'red line')).toMatchObject({ at: { x: -60, y: 45 }, near: 40 });
  });

  it('keeps its ground while no enemy is within four fronts of what it holds, and closes up to it when one is', () => {
    const held = (x: number) =>
      goal(withObjective(viewOf('red', unitAt('blue line', x, 80), unitAt('red line', 20, 10)), 'red'), 'red line')?.at;
    expect(held(25.9)).toMatchObject({ x: 20, y: 10 });
    expect(held(26.1)).toEqual({ x: 90, y: 80 });
  });

  it('keeps its place in the line, too, when an enemy comes and it stands within a front and a half of what it holds', () => {
    const held = (x: number) =>
      goal(withObjective(viewOf('red', unitAt('blue line', 60, 80), unitAt('red line', x, 80)), 'red'), 'red line');
    expect([held(66.1)?.at.x, held(65.9)?.at.x]).toEqual([66.1, 90]);
    expect([held(66.1)?.near, held(65.9)?.near]).toEqual([4.8, 24]);
  });

  it('takes a spent unit away from the enemy, no farther than a little more than it takes to rally', () => {
    const refugeAt = (x: number) =>
      goal(viewOf('blue', unitAt('blue line', x, 45, 1), unitAt('red near', 90, 45)), 'blue line');
    expect(refugeAt(50)).toMatchObject({ at: { x: 18, y: 45 }, near: 0 });
    expect([17.9, 18.1].map((x) => refugeAt(x)?.at.x.toFixed(1))).toEqual(['17.9', '18.0']);
    expect(goal(viewOf('blue', unitAt('blue line', 20, 45, 2), near), 'blue line')?.at).toMatchObject({ x: 26 });
  });

  it('leaves a spent battalion in houses while the enemy is more than two fronts off', () => {
    const ground = layGround(scenarioOf([village('farm', { x: 50, y: 45 }, 0)], 200, 90));
    const placeOf = (x: number) => {
      const spent = { ...unitAt('blue line', 50, 45, 1), where: { inside: 'farm/1' } };
      const view = viewOf('blue', spent, unitAt('red near', x, 45));
      return goal(viewOfPosition({ ...view, ground }), 'blue line')?.at.x;
    };
    expect([81.9, 82.1].map((x) => placeOf(x)?.toFixed(1))).toEqual(['9.9', '50.0']);
    const outside = viewOf('blue', unitAt('blue line', 50, 45, 1), unitAt('red near', 82.1, 45));
    expect(goal(outside, 'blue line')?.at.x.toFixed(1)).toBe('10.1');
  });

  it('defending faces the enemy who matters most to where it stands, and attacking points where it goes', () => {
    const weak = unitAt('blue weak', 60, 90, 1);
    const strong = unitAt('blue strong', 95, 45);
    const red = unitAt('red line', 60, 45, 2);
    expect(goal(viewOf('red', red, weak, strong), 'red line')?.front).toMatchObject({ x: 95, y: 45 });
    const close = unitAt('blue weak', 60, 60, 2);
    expect(goal(viewOf('red', red, close, strong), 'red line')?.front).toMatchObject({ x: 60, y: 60 });
    expect(goal(viewOf('blue', unitAt('blue line', 20, 45), near), 'blue line')?.front).toBeNull();
  });
});
