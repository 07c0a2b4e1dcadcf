import { describe, expect, it } from 'vitest';
import { marchGoals, marchPlanner } from '../../../editing/aids';
import { distanceToPolyline } from '../../../engine/geometry';
import { system, viewOf } from './tables';

const GOAL = '[{ name: Goal, at: [30, 100], points: 1 }]';
const RIVER = 'river: { name: Elbe, class: impassable, width: 8cm, course: [[-5, 60], [125, 60]] }';
const times = (written: Parameters<typeof viewOf>[0], unit = 'prussia/alt') => {
  const view = viewOf({ objectives: GOAL, ...written });
  return marchPlanner(system, view).timesOf(unit, marchGoals(view));
};
const turnsOf = (written: Parameters<typeof viewOf>[0], unit?: string) => times(written, unit)[0]?.turns;

describe('march times', () => {
  it('are the way by the move of a turn: a march column of foot goes 25 cm, and Prussians form it for nothing', () => {
    expect(times({})[0]).toMatchObject({
      unit: 'prussia/alt',
      goal: 'objective/goal',
      formations: ['march column'],
      byRoad: false,
    });
    expect(turnsOf({})).toBeCloseTo(80 / 25, 2);
  });

  it('count the forming of a column, and go in line where that is sooner: inferior foot needs half a move of 20 cm', () => {
    const units = '- { name: Alt, type: line infantry, class: inferior, at: [30, 20], heading: 0 }';
    expect(turnsOf({ units })).toBeCloseTo(80 / 25 + 0.5, 2);
    const near = '[{ name: Goal, at: [30, 60], points: 1 }]';
    expect(times({ units, objectives: near })[0]).toMatchObject({ turns: 2, formations: ['line'] });
  });

  it('need no forming for a unit that stands in column, 25 cm a turn', () => {
    const units = '- { name: Alt, type: line infantry, at: [30, 20], heading: 0, formation: march column }';
    expect(turnsOf({ units })).toBeCloseTo(80 / 25, 2);
  });

  it('are shorter by road: limbered guns go a quarter farther', () => {
    const units = '- { name: Alt, type: medium gun, at: [30, 20], heading: 0, formation: limbered }';
    const beside = turnsOf({ units }) ?? 0;
    const [onIt] = times({ units, terrain: '[{ road: { course: [[30, -5], [30, 125]] } }]' });
    expect(onIt).toMatchObject({ byRoad: true, formations: ['limbered'] });
    expect(beside / (onIt?.turns ?? 0)).toBeCloseTo(1.25, 1);
  });

  it('go over the bridge, round by it', () => {
    const bridged = `[{ ${RIVER} }, { bridge: { over: Elbe, at: [100, 60] } }]`;
    const [found] = times({ terrain: bridged });
    expect(found?.turns).toBeGreaterThan((2 * Math.hypot(70, 36)) / 25);
    // A column crosses in the middle of the bridge.
    const course = found && 'course' in found ? found.course : [];
    expect(distanceToPolyline({ x: 100, y: 60 }, course)).toBeLessThan(2);
  });

  it('are none over a river without a bridge, and say what closes the way', () => {
    expect(times({ terrain: `[{ ${RIVER} }]` })).toEqual([
      { unit: 'prussia/alt', goal: 'objective/goal', turns: null, closedBy: 'elbe' },
    ]);
  });

  it('end at the edge of houses', () => {
    const terrain = '[{ bua: { name: Hof, build: rustic, blocks: [{ at: [30, 100] }] } }]';
    const objectives = '[{ name: Hof, feature: Hof, points: 1 }]';
    // 15 cm and half the depth of a line before the middle of the block.
    expect(turnsOf({ terrain, objectives })).toBeLessThan(80 / 25);
    expect(turnsOf({ terrain, objectives })).toBeGreaterThan(55 / 25);
  });

  it('begin at the edge of houses for troops that hold them', () => {
    const terrain = '[{ bua: { name: Hof, build: rustic, blocks: [{ at: [30, 20] }] } }]';
    const units = '- { name: Alt, type: line infantry, inside: Hof/1 }';
    expect(turnsOf({ terrain, units })).toBeLessThan(80 / 25);
  });

  it('are none for those who come later', () => {
    const units = `- { name: Neu, type: line infantry, at: [60, 20], heading: 0 }
      - { name: Alt, type: line infantry, arrives: { turn: 3, at: [30, 0], heading: 0 } }`;
    expect(times({ units })).toEqual([]);
  });
});
