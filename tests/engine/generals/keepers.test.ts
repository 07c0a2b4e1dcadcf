/** Who sees to which objective. */
import { describe, expect, it } from 'vitest';
import { viewOfPosition } from '../../../engine/battle';
import type { Piece, View } from '../../../engine/battle';
import { planOf } from '../../../engine/generals/plan';
import { progress } from '../../../engine/generals/progress';
import type { RuleSystem } from '../../../engine/rules/system';
import { layGround } from '../../../engine/terrain';
import { pose } from '../battle/states';
import { scenarioOf, village } from '../terrain/tables';
import { toySystem } from '../toy';
import { unitAt, viewOf, withObjective } from './views';

const plan = (view: View) => planOf(view, toySystem);
const goal = (view: View, id: string) => plan(view).goals.get(id);
const task = (view: View, id: string) => plan(view).tasks.get(id);

describe('a side that fights for places', () => {
  it('goes on to the enemy when an objective is taken, but for one unit that keeps it', () => {
    const pieces = [unitAt('blue line', 86, 80), unitAt('blue next', 70, 80), unitAt('red line', 150, 80)];
    const taken = withObjective(viewOf('blue', ...pieces), 'blue');
    expect(task(taken, 'blue next')?.against).toBe('red line');
    expect(goal(taken, 'blue line')?.at).toMatchObject({ x: 86, y: 80 });
    expect(goal(taken, 'blue next')?.at.x).toBeGreaterThan(100);
  });

  it('keeps who holds an objective in houses there more firmly than who holds one in the open', () => {
    const ground = layGround(scenarioOf([village('mill', { x: 90, y: 80 }, 0)], 120, 90));
    const pullOn = (where: Piece['where']) => {
      const keeper = { ...unitAt('blue line', 90, 80), where };
      const view = withObjective(viewOf('blue', keeper, unitAt('red line', 150, 80)), 'blue');
      return goal(viewOfPosition({ ...view, ground }), 'blue line')?.pull;
    };
    expect(pullOn(unitAt('blue line', 90, 80).where)).toBe(0.16);
    expect(pullOn({ inside: 'mill/1' })).toBe(2);
  });

  it('sends a battalion to what nobody holds past horse that is nearer to it, and past no battalion', () => {
    const placeWith = (enemy: string) =>
      goal(withObjective(viewOf('blue', unitAt('blue line', 60, 80), unitAt(enemy, 80, 80)), null), 'blue line')?.at;
    expect(placeWith('red horse')).toEqual({ x: 90, y: 80 });
    expect(placeWith('red line')).not.toEqual({ x: 90, y: 80 });
  });

  it('takes an objective that breaks the enemy, whoever stands beside it, and none that does not', () => {
    const placeAt = (lost: number) => {
      const system = { ...toySystem, standing: () => ({ lost, breaksAt: 3 }) };
      const view = withObjective(viewOf('blue', unitAt('blue line', 60, 80), unitAt('red line', 80, 80)), 'red');
      return planOf(viewOfPosition(view), system).goals.get('blue line');
    };
    expect(placeAt(2)).toMatchObject({ at: { x: 90, y: 80 }, pull: 0.5 });
    expect(placeAt(1)?.at.x).toBeLessThan(80);
    expect(placeAt(3)?.at.x).toBeLessThan(80);
    // Who has it keeps it as ever.
    const system = { ...toySystem, standing: () => ({ lost: 2, breaksAt: 3 }) };
    const held = withObjective(viewOf('blue', unitAt('blue line', 86, 80), unitAt('red line', 150, 80)), 'blue');
    expect(planOf(held, system).goals.get('blue line')).toMatchObject({ at: { x: 86, y: 80 }, pull: 0.16 });
  });

  it('has guns keep what they alone hold, and no horse', () => {
    const besides = (id: string, ...others: readonly Piece[]) => keeping(unitAt(id, 86, 80), ...others);
    const keeping = (keeper: Piece, ...others: readonly Piece[]) => {
      const pieces = [keeper, unitAt('blue line', 20, 80), ...others, unitAt('red line', 180, 80)];
      return goal(withObjective(viewOf('blue', ...pieces), 'blue'), keeper.id);
    };
    expect(besides('blue guns')).toMatchObject({ at: { x: 86, y: 80 }, near: 0 });
    expect(besides('blue horse')?.at.x).toBeGreaterThan(120);
    expect(besides('blue guns', unitAt('blue next', 82, 80))?.at.x).toBeGreaterThan(120);
    expect(besides('blue guns', unitAt('blue next', 77, 80))).toMatchObject({ at: { x: 86, y: 80 } });
    // Who holds it is the rules' to say: here those within 12 cm.
    expect(keeping(unitAt('blue guns', 78.1, 80))?.at.x).toBe(78.1);
    expect(keeping(unitAt('blue guns', 77.9, 80))?.at.x).toBeGreaterThan(120);
    // A spent battalion keeps nothing, and leaves it to others.
    expect(besides('blue guns', unitAt('blue next', 88, 80, 1))?.at.x).toBe(86);
  });

  it('counts it as a loss of its points to leave what a unit keeps, as far as the rules say so', () => {
    const gains = (system: RuleSystem, keeper: Piece['where'], to = pose(84, 80, 90)) => {
      const pieces = [{ ...unitAt('blue line', 86, 80), where: keeper }, unitAt('red line', 180, 80)];
      const ground = layGround(scenarioOf([village('mill', { x: 90, y: 80 }, 0)], 200, 90));
      const view = viewOfPosition({ ...withObjective(viewOf('blue', ...pieces), 'blue', 3), ground });
      return progress(planOf(view, system), view, system, 'blue line', to);
    };
    const here = unitAt('blue line', 86, 80).where;
    const held: RuleSystem = { ...toySystem, holds: () => true };
    const left: RuleSystem = {
      ...toySystem,
      holds: (_view, unit, objective, at) => !(unit === 'blue line' && objective === 'mill' && at.x === 84),
    };
    expect(gains(held, here) - gains(left, here)).toBeCloseTo(3, 9);
    expect(gains(toySystem, here)).toBe(gains(held, here));
    const inside = { inside: 'mill/1' };
    expect(gains(held, inside) - gains(left, inside)).toBeCloseTo(3, 9);
  });

  it('leaves what nobody else holds to a spent battalion in houses, which does not go away to rally', () => {
    const ground = layGround(scenarioOf([village('mill', { x: 90, y: 80 }, 0)], 200, 90));
    const placeOf = (id: string, ...others: readonly Piece[]) => {
      const view = withObjective(viewOf('blue', ...others, unitAt('red line', 120, 80)), 'blue');
      return goal(viewOfPosition({ ...view, ground }), id)?.at;
    };
    const inside = { inside: 'mill/1' };
    const spent = { ...unitAt('blue line', 90, 80, 1), where: inside };
    expect(placeOf('blue line', spent)).toMatchObject({ x: 90, y: 80 });
    expect(placeOf('blue line', unitAt('blue line', 90, 80, 1))?.x).toBeLessThan(80);
    for (const other of ['blue next', 'blue guns']) {
      const fit = { ...unitAt(other, 90, 80), where: inside };
      expect(placeOf('blue line', spent, fit)?.x).toBeLessThan(80);
      expect(placeOf(other, spent, fit)).toMatchObject({ x: 90, y: 80 });
    }
  });
});
