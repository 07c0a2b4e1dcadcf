/** Armies of a few units on an empty table, and what they cost. */
import { honoursOfWar } from '../../../../../engine/rules/honours-of-war';
import type { PointsLine, PointsSheet } from '../../../../../engine/rules/system';
import { PLAIN_ARMY, PLAIN_SCENARIO, PLAIN_TABLE, PLAIN_UNIT, UNIT_TYPES } from '../../../../../engine/scenario';
import type { Army, Brigade, Nation, Scenario, Unit, UnitType } from '../../../../../engine/scenario';
import { nations } from '../../../scenario/files';

export function nation(id: string): Nation {
  const found = nations.get(id);
  if (!found) throw new Error(`no nation ${id}`);
  return found;
}

export const unit = (type: UnitType, changes: Partial<Unit> = {}): Unit => ({
  ...PLAIN_UNIT,
  id: `blue/${type}`,
  name: type,
  type,
  arm: UNIT_TYPES[type],
  formation: 'line',
  place: { at: { x: 20, y: 20 }, heading: 0 },
  ...changes,
});

export const brigade = (
  rating: Brigade['commander']['rating'],
  units: readonly Unit[] = [],
  of: Nation | null = null,
): Brigade => ({
  id: 'blue/brigade',
  name: 'Brigade',
  commander: { id: 'blue/commander', name: 'Commander', rating, at: { x: 20, y: 20 } },
  nation: of,
  units,
});

export const army = (id: string, year: number | null, changes: Partial<Army> = {}): Army => ({
  ...PLAIN_ARMY,
  id: 'blue',
  name: 'Blue',
  nation: nation(id),
  year,
  ...changes,
});

export const scenario = (armies: readonly Army[], changes: Partial<Scenario> = {}): Scenario => ({
  ...PLAIN_SCENARIO,
  title: 'Points',
  rules: { system: 'honours-of-war', scale: '28mm', options: {} },
  table: { ...PLAIN_TABLE, width: 180, depth: 120 },
  armies,
  ...changes,
});

export function sheetOf(scenario: Scenario, side = 'blue'): PointsSheet {
  const sheet = honoursOfWar.points?.(scenario, side);
  if (!sheet) throw new Error('no points system');
  return sheet;
}

/** What one unit costs in an army of `id` in `year`. */
export function cost(id: string, year: number | null, type: UnitType, changes: Partial<Unit> = {}): number {
  return lineOf(id, year, type, changes).points;
}

export function lineOf(id: string, year: number | null, type: UnitType, changes: Partial<Unit> = {}): PointsLine {
  const [line] = sheetOf(scenario([army(id, year, { independents: [unit(type, changes)] })])).lines;
  if (!line) throw new Error('no line');
  return line;
}
