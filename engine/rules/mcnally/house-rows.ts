/** The house values one by one, as a person may replace them, and those a battle is played with. */
import type { Value, ValueRange, ValueRow, ValueTable } from '../../scenario';
import { memo } from '../../facts';
import { COVERS } from './covers';
import type { Cover } from './covers';
import { HOUSE } from './house-values';

type Typed<T> = T extends Cover
  ? Cover
  : T extends number | null
    ? T extends null
      ? number | null
      : number
    : T extends readonly number[]
      ? readonly number[]
      : { readonly [K in keyof T]: Typed<T[K]> };
type Shares = Readonly<Record<'CO' | 'OO' | 'mounted' | 'wheeled', number | null>>;
type Whole = Typed<typeof HOUSE>;
/** All of them, as a battle has them. */
export type HouseValues = Omit<Whole, 'terrain' | 'obstacle' | 'stream' | 'enterBuilding' | 'leaveBuilding'> & {
  readonly terrain: Readonly<Record<keyof (typeof HOUSE)['terrain'], Shares>>;
  readonly obstacle: Shares;
  readonly stream: Shares;
  readonly enterBuilding: Shares;
  readonly leaveBuilding: Shares;
};

interface Group {
  readonly clause: string;
  readonly allowed: ValueRange;
}
const numbers = (clause: string, least: number, most: number): Group => ({ clause, allowed: { least, most } });
const whole = (clause: string, least: number, most: number): Group => ({
  clause,
  allowed: { least, most, whole: true },
});
const shares = (clause: string, most: number): Group => ({ clause, allowed: { least: 0, most, closed: true } });

/** By the name of the group, or of a value within it that stands apart. */
const GROUPS: Readonly<Record<keyof typeof HOUSE, Group>> = {
  menToFigure: whole('MCN-SCALE-03', 1, 500),
  figuresPerBase: whole('MCN-UNIT-03', 1, 24),
  table: numbers('MCN-SCALE-06', 12, 240),
  deployment: numbers('MCN-SEQ-10', 0, 60),
  enemyGap: numbers('MCN-SEQ-06', 0.25, 6),
  victory: numbers('MCN-SEQ-08', 0.05, 10),
  morale: whole('MCN-MORALE-02', -6, 6),
  recovers: whole('MCN-SHAKEN-03', 3, 9),
  rallies: whole('MCN-ROUT-02', 3, 9),
  rates: numbers('MCN-MOVE-01', 0, 60),
  gunRates: numbers('MCN-MOVE-01', 0, 60),
  crewRout: numbers('MCN-MOVE-01', 0, 60),
  wagons: numbers('MCN-MOVE-01', 0, 60),
  general: numbers('MCN-MOVE-01', 0, 60),
  gunsFacing: numbers('MCN-MOVE-06', 0, 60),
  terrain: shares('MCN-MOVE-03', 1),
  obstacle: shares('MCN-MOVE-03', 2),
  stream: shares('MCN-MOVE-03', 2),
  enterBuilding: shares('MCN-MOVE-03', 1),
  leaveBuilding: shares('MCN-MOVE-03', 1),
  formationChange: whole('MCN-FORMCHG-01', 1, 9),
  ranges: numbers('MCN-FIRE-05', 0, 120),
  overheadGap: numbers('MCN-FIRE-04', 0, 60),
  fire: whole('MCN-FIRE-07', -9, 9),
  melee: whole('MCN-MELEE-04', -9, 9),
  obstacleCover: { clause: 'MCN-TERR-10', allowed: { oneOf: COVERS } },
  slope: numbers('MCN-TERR-11', 0, 24),
  detection: numbers('MCN-VIS-01', 1, 60),
  works: whole('MCN-DEF-05', 0, 30),
  materials: numbers('MCN-ENG-14', 0, 60),
};
const APART: Readonly<Record<string, Group>> = {
  'victory.brokenAt': numbers('MCN-SEQ-08', 0.05, 1),
  'victory.turns': whole('MCN-SEQ-08', 1, 200),
  'victory.clearBy': numbers('MCN-SEQ-08', 1, 10),
  'formationChange.freeBeyond': numbers('MCN-FORMCHG-01', 0, 60),
  'formationChange.share': numbers('MCN-FORMCHG-02', 0, 1),
  'fire.cover.none': { clause: 'MCN-FIRE-07', allowed: { least: 0, most: 0, whole: true } },
};

/** Every value with its clause and what it may be. */
export const HOUSE_ROWS: readonly ValueRow[] = Object.entries(HOUSE).flatMap(([name, group]) => rowsIn(name, group));

function rowsIn(path: string, value: unknown): readonly ValueRow[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, below]) => rowsIn(`${path}.${name}`, below));
  const group = APART[path] ?? Object.entries(GROUPS).find(([name]) => name === path.split('.')[0])?.[1];
  if (!group) throw new Error(`the house value ${path} belongs to no group`);
  return [{ path, value: typeof value === 'number' || typeof value === 'string' ? value : null, ...group }];
}

const NONE: ValueTable = {};

/** Those a battle is played with: the book's own, but for what its table of values replaces. */
export const houseValues = (values: ValueTable | undefined): HouseValues => merged(values ?? NONE);

// The one cast of the tables: a copy of HOUSE has its shape, and what replaces a value was looked at with its row.
const merged = memo(
  (values: ValueTable): HouseValues =>
    (Object.keys(values).length === 0 ? HOUSE : replaced(HOUSE, '', values)) as HouseValues,
);

function replaced(value: unknown, path: string, values: ValueTable): unknown {
  const given: Value | undefined = Object.hasOwn(values, path) ? values[path] : undefined;
  if (given !== undefined) return given;
  const below = (name: string, part: unknown): unknown =>
    replaced(part, path === '' ? name : `${path}.${name}`, values);
  if (Array.isArray(value)) return value.map((part, i) => below(String(i), part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, below(name, part)]));
}

/** The values of a battle, by its roster. */
export const houseOf = ({ roster }: { readonly roster: { readonly values?: ValueTable } }): HouseValues =>
  houseValues(roster.values);
