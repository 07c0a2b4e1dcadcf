/** Whom an army can be made of: the troops of its nations in the year, each with its price under the rule system. */
import {
  PLAIN_ARMY,
  PLAIN_SCENARIO,
  PLAIN_TABLE,
  PLAIN_UNIT,
  troopsIn,
  UNIT_TYPES,
  weightOf,
  FORMATION_OF_ARM,
} from '../../engine/scenario';
import type { Arm, Army, Brigade, Nation, Scenario, TroopKind, Unit } from '../../engine/scenario';
import type { PointsSheet } from '../../engine/rules/system';
import type { ArmyOrder } from './order';

export type RecruitRole = 'foot' | 'horse' | 'light' | 'guns';

export interface Recruit {
  readonly kind: TroopKind;
  /** Null: the army's own; else an ally's. */
  readonly nation: Nation | null;
  readonly arm: Arm;
  /** What it is raised as: light foot and light horse are light troops. */
  readonly role: RecruitRole;
  readonly price: number;
  /** Whether its nation has commoner troops of its role. */
  readonly rarer: boolean;
  /** Its place in the nation's list. */
  readonly rank: number;
  /** How likely it is drawn, by its share. */
  readonly weight: number;
  /** What it counts towards the number of commanders. */
  readonly counts: number;
  /** Heavy guns; howitzers and unicorns. */
  readonly ordnance: 'heavy' | 'howitzer' | 'other';
}

export interface Recruiting {
  readonly recruits: readonly Recruit[];
  /** What a brigade commander costs whose rating is thrown for. */
  readonly commander: number;
}

type Prices = (scenario: Scenario, side: string) => PointsSheet;

export function recruiting(order: ArmyOrder, prices: Prices): Recruiting {
  const kinds = [null, ...(order.allies ?? [])].flatMap((nation) =>
    troopsIn(nation ?? order.nation, order.year)
      .filter(({ type }) => UNIT_TYPES[type] !== 'train')
      .map((kind) => ({ kind, nation })),
  );
  const brigades = kinds.map(({ kind, nation }, i) => sampleBrigade(kind, nation, i));
  const { lines } = prices(sampleScenario(order, brigades), order.side);
  const priceOf = (id: string) => lines.find((line) => line.id === id)?.points ?? 0;
  return {
    recruits: kinds.map(({ kind, nation }, i) => ({
      kind,
      nation,
      arm: armOf(kind),
      role: roleOf(kind),
      price: priceOf(`unit ${i}`),
      rarer:
        kind.share !== 'common' &&
        kinds.some(
          (other) => other.nation === nation && other.kind.share === 'common' && roleOf(other.kind) === roleOf(kind),
        ),
      rank: i,
      weight: WEIGHTS[kind.share],
      counts: COUNTS[kind.size],
      ordnance: ordnanceOf(kind),
    })),
    commander: priceOf('commander 0'),
  };
}

const WEIGHTS = { common: 9, some: 3, few: 1 } as const;
const COUNTS = { small: 0.5, standard: 1, large: 1.5 } as const;

function armOf({ type, order }: TroopKind): Arm {
  if (order === null) return UNIT_TYPES[type];
  return order === 'close' ? 'foot' : 'light foot';
}

function roleOf(kind: TroopKind): RecruitRole {
  const arm = armOf(kind);
  if (arm === 'light foot' || (arm === 'horse' && weightOf(kind.type) === 'light')) return 'light';
  return arm === 'foot' || arm === 'horse' ? arm : 'guns';
}

const HOWITZERS: ReadonlySet<TroopKind['type']> = new Set([
  'howitzer',
  'unicorn',
  'light unicorn',
  'shuvalov howitzer',
]);
function ordnanceOf(kind: TroopKind): Recruit['ordnance'] {
  if (HOWITZERS.has(kind.type)) return 'howitzer';
  return armOf(kind) === 'guns' && weightOf(kind.type) === 'heavy' ? 'heavy' : 'other';
}

/** The unit a kind of troops makes. */
export function unitOf(kind: TroopKind, id: string, name: string, place: Unit['place']): Unit {
  const { type, class: troopClass, size, weapon, battalionGuns, foreign } = kind;
  const arm = armOf(kind);
  return {
    ...PLAIN_UNIT,
    id,
    name,
    type,
    arm,
    class: troopClass,
    size,
    weapon,
    battalionGuns,
    foreign,
    formation: FORMATION_OF_ARM[arm],
    place,
  };
}

const NOWHERE = { x: 0, y: 0 };

const sampleBrigade = (kind: TroopKind, nation: Nation | null, i: number): Brigade => ({
  id: `brigade ${i}`,
  name: '',
  nation,
  commander: { id: `commander ${i}`, name: '', rating: 'diced', at: NOWHERE },
  units: [unitOf(kind, `unit ${i}`, '', { at: NOWHERE, heading: 0 })],
});

/** An army of these brigades on an empty table, for the rule system to price. */
function sampleScenario(order: ArmyOrder, brigades: readonly Brigade[]): Scenario {
  const { side, nation, year, scale } = order;
  const army: Army = { ...PLAIN_ARMY, id: side, name: '', nation, year, brigades };
  return scenarioOf(army, scale);
}

export const scenarioOf = (army: Army, scale: string): Scenario => ({
  ...PLAIN_SCENARIO,
  title: '',
  rules: { system: '', scale, options: {} },
  table: { ...PLAIN_TABLE, width: 0, depth: 0 },
  armies: [army],
});
