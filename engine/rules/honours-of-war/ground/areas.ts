/**
 * What a piece of ground is to Honours of War (HOW-TERR-04, 06, 24 to 27). The one place where its kind, or what the
 * scenario declares of it, is turned into rates, cover and sight; movement, cover and sight all ask here.
 */
import { memo } from '../../../facts';
import type { Effects } from '../../../scenario';
import type { GroundArea, GroundLine } from '../../../terrain';
import type { UnitKind } from '../troops/traits';

/** A number for each kind of troops. */
export type ByKind = Readonly<Record<UnitKind, number>>;

/** Cost of a centimetre, in centimetres of the move. */
export const FREE = 1;
export const HALF = 2;
const QUARTER = 4;
export const CLOSED = Infinity;

export type CoverClass = 'light' | 'heavy';
/** What cover takes from a die, in fire and melee alike (HOW-HIT-04, HOW-HIT-06). */
export const COVER_VALUES = { light: -1, heavy: -2 } as const satisfies Readonly<Record<CoverClass, number>>;

export interface AreaRow {
  /** Cost of a centimetre to each kind of troops; Infinity where it is closed to them. */
  readonly rates: ByKind;
  /** Of a unit that is in it. */
  readonly cover: CoverClass | null;
  /** It blocks sight as a wood does (HOW-TERR-10). */
  readonly hides: boolean;
  /** It breaks a charge and takes the force from roundshot (HOW-MELEE-14, HOW-GRAZE-04). */
  readonly broken: boolean;
  /** What a wooded steep hill is made of (HOW-TERR-27). */
  readonly part: 'wood' | 'steep hill' | null;
  /** Water with the tests of its own; the rates are not asked. */
  readonly water: 'impassable' | 'fordable' | 'stream' | null;
}

/** One number for each column of the movement table; wagons go as guns unless told otherwise. */
export const byKind = (
  foot: number,
  light: number,
  heavyHorse: number,
  lightHorse: number,
  guns: number,
  train = guns,
): ByKind => ({
  'close order': foot,
  'light infantry': light,
  'heavy horse': heavyHorse,
  'light horse': lightHorse,
  artillery: guns,
  transport: train,
});

const row = (rates: ByKind, more: Partial<Omit<AreaRow, 'rates'>> = {}): AreaRow => ({
  rates,
  cover: more.cover ?? null,
  hides: more.hides ?? false,
  broken: more.broken ?? false,
  part: more.part ?? null,
  water: more.water ?? null,
});

const OPEN_RATES = byKind(FREE, FREE, FREE, FREE, FREE);
const WOOD = row(byKind(HALF, FREE, HALF, FREE, HALF), { cover: 'light', hides: true, broken: true, part: 'wood' });
const ROUGH = row(byKind(HALF, FREE, HALF, FREE, CLOSED), { broken: true });
const OPEN = row(OPEN_RATES);
const STEEP = row(byKind(HALF, FREE, HALF, HALF, CLOSED), { part: 'steep hill' });
/** The one printed pair of overlapping grounds (HOW-TERR-27). */
export const WOODED_STEEP = byKind(QUARTER, FREE, QUARTER, HALF, CLOSED);
/** Land that is slower than open ground, by the name of the ground. */
export const LAND = { wood: WOOD, 'rough ground': ROUGH, 'steep hill': STEEP } as const;
const IMPASSABLE = row(byKind(CLOSED, CLOSED, CLOSED, CLOSED, CLOSED), { water: 'impassable' });
const FORDABLE = row(OPEN_RATES, { water: 'fordable' });
const STREAM = row(OPEN_RATES, { water: 'stream' });

/** What an area is to these rules: its kind, and what its feature declares in place of that. */
export const areaRow = memo((area: GroundArea): AreaRow => {
  const { effects } = area.feature;
  return effects ? declared(rowOfKind(area), effects) : rowOfKind(area);
});

/** Marsh is rough ground (HOW-TERR-26); orchards are woods, vineyards rough, fields open: mapped in the review. */
function rowOfKind(area: GroundArea): AreaRow {
  const { kind, feature } = area;
  switch (kind) {
    case 'wood':
    case 'orchard':
      return WOOD;
    case 'rough':
    case 'marsh':
    case 'vineyard':
      return ROUGH;
    case 'hill':
      return feature.kind === 'hill' && feature.slope === 'steep' ? STEEP : OPEN;
    case 'pond':
      return IMPASSABLE;
    case 'river':
      return feature.kind === 'river' && feature.class === 'fordable' ? FORDABLE : IMPASSABLE;
    case 'stream':
      return STREAM;
    case 'crops':
    case 'ploughland':
    case 'sunken road':
    case 'road':
    case 'custom area':
      return OPEN;
  }
}

/** Words of the file, as the cost of a centimetre. */
export const RATES = { free: FREE, half: HALF, quarter: QUARTER, closed: CLOSED } as const;

/**
 * Each part that is declared replaces that of the kind. Water with declared movement is ground like other ground; a stream
 * is a line to cross, so what is declared of it is read there.
 */
function declared(kind: AreaRow, { movement, cover, sight }: Effects): AreaRow {
  const rates = movement && kind.water !== 'stream' ? ratesBy(movement, RATES) : kind.rates;
  return {
    rates,
    cover: cover === null ? kind.cover : cover === 'none' ? null : cover,
    hides: sight === null ? kind.hides : sight === 'blocked',
    broken: movement ? slows(rates['close order']) || slows(rates['heavy horse']) : kind.broken,
    part: movement ? null : kind.part,
    water: movement ? null : kind.water,
  };
}

const slows = (rate: number): boolean => rate > FREE && rate < CLOSED;

/** Declared movement by arm, in the columns of these rules; all cavalry goes as the horse of the file. */
export const ratesBy = (
  { foot, 'light foot': light, horse, guns, train }: NonNullable<Effects['movement']>,
  values: Readonly<Record<'free' | 'half' | 'quarter' | 'closed', number>>,
): ByKind => byKind(values[foot], values[light], values[horse], values[horse], values[guns], values[train]);

/** Land: everything but water with tests of its own. */
export const isLand = (area: GroundArea): boolean => areaRow(area).water === null;

/** Closed to all troops, as the scenario or the water has it. */
export const isClosedToAll = (rates: ByKind): boolean => Object.values(rates).every((rate) => rate === CLOSED);

/** The rate over ground that lies in several areas: the slowest, but for the printed wooded steep hill (HOW-TERR-27). */
export function rateOver(kind: UnitKind, areas: readonly GroundArea[]): number {
  let rate = FREE;
  let [wooded, steep] = [false, false];
  for (const area of areas) {
    const { rates, part } = areaRow(area);
    rate = Math.max(rate, rates[kind]);
    wooded ||= part === 'wood';
    steep ||= part === 'steep hill';
  }
  return wooded && steep ? Math.max(rate, WOODED_STEEP[kind]) : rate;
}

/** Does the ground halve (or quarter) a unit's move? For changes of formation (HOW-FORMCHG-08). */
export const isSlow = (kind: UnitKind, areas: readonly GroundArea[]): boolean => slows(rateOver(kind, areas));

/** What messages call a piece of ground: its name, what the scenario says it is, or its kind. */
export const groundName = ({ feature, kind }: GroundArea | GroundLine): string =>
  feature.name ?? ('what' in feature ? `the ${feature.what}` : `the ${kind}`);
