import type { BaseShape } from '../../engine/battle';
import type { RuleSystem } from '../../engine/rules';
import {
  FORMATION_OF_ARM,
  PLAIN_ARMY,
  PLAIN_SCENARIO,
  PLAIN_TABLE,
  PLAIN_UNIT,
  UNIT_TYPES,
} from '../../engine/scenario';
import type { Army, Arm, Nation, Scenario, UnitType } from '../../engine/scenario';

/** What a standard unit of a type takes up in its usual formation, cm at each figure scale, and what it costs. */
export interface UnitDimensions {
  readonly type: UnitType;
  readonly formation: string;
  readonly footprints: Readonly<Record<string, { readonly frontage: number; readonly depth: number }>>;
  /** Without the modifiers of class and nation; null without a points system. */
  readonly points: number | null;
}

const TYPES = Object.entries(UNIT_TYPES) as readonly (readonly [UnitType, Arm])[];

export function unitSizes(system: RuleSystem): readonly UnitDimensions[] {
  const prices = pricesOf(system);
  return TYPES.map(([type, arm]) => ({
    type,
    formation: FORMATION_OF_ARM[arm],
    footprints: Object.fromEntries(
      system.measures.map(({ id }) => [
        id,
        footprintOf(system.layout({ type, arm, size: 'standard' }, FORMATION_OF_ARM[arm], id)),
      ]),
    ),
    points: prices.get(type) ?? null,
  }));
}

function footprintOf(bases: readonly BaseShape[]): { readonly frontage: number; readonly depth: number } {
  const span = (at: 'x' | 'y', size: 'width' | 'depth'): number => {
    const ends = bases.flatMap((base) => [base[at] - base[size] / 2, base[at] + base[size] / 2]);
    return Math.round((Math.max(...ends) - Math.min(...ends)) * 10) / 10;
  };
  return { frontage: span('x', 'width'), depth: span('y', 'depth') };
}

/** A nation without values of its own, so that nothing but the unit is paid for. */
const NOBODY: Nation = {
  id: 'nobody',
  name: 'Nobody',
  colours: {
    coat: '#808080',
    facings: ['#808080'],
    smallClothes: '#808080',
    lace: '#808080',
    flag: ['#808080'],
    gunCarriage: '#808080',
  },
  troops: [],
  names: { infantry: [], cavalry: [], officers: [] },
  systems: {},
};

function pricesOf(system: RuleSystem): ReadonlyMap<string, number> {
  const army = (id: string): Army => ({
    ...PLAIN_ARMY,
    id,
    name: id,
    nation: NOBODY,
    independents: TYPES.map(([type, arm], i) => ({
      ...PLAIN_UNIT,
      id: `${id}/${type}`,
      name: type,
      type,
      arm,
      formation: FORMATION_OF_ARM[arm],
      place: { at: { x: 40 * i, y: 40 }, heading: 0 },
    })),
  });
  const all: Scenario = {
    ...PLAIN_SCENARIO,
    title: '',
    rules: { system: system.id, scale: system.measures[0]?.id ?? '28mm', options: {} },
    table: { ...PLAIN_TABLE, width: 2000, depth: 100 },
    armies: [army('one'), army('other')],
  };
  return new Map(system.points?.(all, 'one').lines.map(({ name, points }) => [name, points]) ?? []);
}

/** The units in a table: types that stand alike and cost alike share a row. */
export function unitRows(system: RuleSystem): readonly string[] {
  const rows = new Map<string, string[]>();
  for (const { type, formation, footprints, points } of unitSizes(system)) {
    const sizes = Object.values(footprints).map(({ frontage, depth }) => `${frontage} x ${depth}`.padEnd(11));
    const row = `${formation.padEnd(13)}${sizes.join(' ')} ${points === null ? '' : String(points).padStart(4)}`;
    rows.set(row, [...(rows.get(row) ?? []), type]);
  }
  return [...rows].map(([row, types]) => `  ${row}  ${types.join(', ')}`);
}
