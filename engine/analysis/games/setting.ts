import { viewOfPosition } from '../../battle';
import { lengthsOf } from '../../rules/system';
import type { RuleSystem } from '../../rules/system';
import type { Scenario } from '../../scenario';
import { groundOf } from '../../terrain';
import type { Setting } from '../report';

/** Sides of squares, cm; the smallest that leaves no more than `MOST` in a row. */
const CELLS = [5, 10, 15, 20, 30, 50];
const MOST = 48;

/** Who fights where in the battles of a scenario. */
export function settingOf(scenario: Scenario, system: RuleSystem): Setting {
  const { roster, state } = system.prepare(scenario);
  const { width, depth } = scenario.table;
  const cell = CELLS.find((side) => Math.max(width, depth) / side <= MOST) ?? Math.max(width, depth) / MOST;
  const ground = groundOf(scenario);
  return {
    title: scenario.title,
    table: { width, depth },
    grid: { cell, columns: Math.ceil(width / cell), rows: Math.ceil(depth / cell) },
    sides: roster.sides.map(({ id, name, seat }) => ({
      id,
      name,
      breaksAt: system.standing(viewOfPosition({ seat, state, ground, roster }), seat).breaksAt,
    })),
    units: Object.values(roster.units).map(({ id, name, side, command, arm }) => ({ id, name, side, command, arm })),
    commands: Object.values(roster.commands).map(({ id, name, side, kind, units }) => ({
      id,
      name,
      side,
      kind,
      units,
    })),
    objectives: roster.objectives.map(({ id, name, points, holder }) => ({ id, name, points, holder })),
    lengths: lengthsOf(system, scenario.rules.scale),
    scores: system.scores,
    rules: { id: system.id, title: system.title, version: system.version, scale: scenario.rules.scale },
  };
}
