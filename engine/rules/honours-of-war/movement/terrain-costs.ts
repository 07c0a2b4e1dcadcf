/** What ground costs each kind of troops (HOW-TERR-04). */
import type { Crossed, GroundArea } from '../../../terrain';
import type { Kind } from '../troops/traits';

/** Cost of a centimetre, in centimetres of the move; Infinity where the ground is closed to them. */
type Rates = Readonly<Record<Kind, number>>;
const FREE = 1;
const HALF = 2;
const QUARTER = 4;
const CLOSED = Infinity;

const rates = (
  foot: number,
  light: number,
  heavyHorse: number,
  lightHorse: number,
  guns: number,
  train = guns,
): Rates => ({
  'close order': foot,
  'light infantry': light,
  'heavy horse': heavyHorse,
  'light horse': lightHorse,
  artillery: guns,
  transport: train,
});

const WOOD = rates(HALF, FREE, HALF, FREE, HALF);
const ROUGH = rates(HALF, FREE, HALF, FREE, CLOSED);
const OPEN = rates(FREE, FREE, FREE, FREE, FREE);
const STEEP = rates(HALF, FREE, HALF, HALF, CLOSED);
const WOODED_STEEP = rates(QUARTER, FREE, QUARTER, HALF, CLOSED);
const WATER = rates(CLOSED, CLOSED, CLOSED, CLOSED, CLOSED);

/** Marsh is rough ground (HOW-TERR-26); orchards are woods, vineyards rough, fields open: mapped in the review. */
function ratesOf(area: GroundArea): Rates {
  switch (area.kind) {
    case 'wood':
    case 'orchard':
      return WOOD;
    case 'rough':
    case 'marsh':
    case 'vineyard':
      return ROUGH;
    case 'hill':
      return isSteep(area) ? STEEP : OPEN;
    case 'pond':
    case 'river':
      return WATER;
    case 'crops':
    case 'ploughland':
    case 'stream':
    case 'sunken road':
    case 'custom area':
      return OPEN;
  }
}

const isSteep = (area: GroundArea): boolean => area.feature.kind === 'hill' && area.feature.slope === 'steep';
const isWood = (area: GroundArea): boolean => area.kind === 'wood' || area.kind === 'orchard';

/** The rate over ground that lies in several areas: the slowest, but for the printed wooded steep hill (HOW-TERR-27). */
export function rateOver(kind: Kind, areas: readonly GroundArea[]): number {
  let rate = FREE;
  for (const area of areas) rate = Math.max(rate, ratesOf(area)[kind]);
  if (areas.some(isWood) && areas.some(isSteep)) rate = Math.max(rate, WOODED_STEEP[kind]);
  return rate;
}

/** The same on a road, for a march column: woods, rough ground and steep hills are as open ground (HOW-TERR-12, 13). */
export const rateOnRoad = (): number => FREE;

/** The cost of crossing a line, as a share of N (HOW-TERR-04, HOW-TERR-17). */
export function crossingShare(kind: Kind, { line }: Crossed): number {
  const light = kind === 'light infantry';
  switch (line.kind) {
    case 'wall':
    case 'hedge':
    case 'fence':
    case 'tree line':
    case 'abatis':
    case 'entrenchment':
      return light || kind === 'close order' ? 0 : 0.5;
    case 'stream':
      if (kind === 'artillery' || kind === 'transport') return CLOSED;
      return light || kind === 'light horse' ? 0 : 0.5;
    case 'road':
    case 'sunken road':
    case 'river':
    case 'custom line':
      return 0;
  }
}

/** Does the ground halve (or quarter) a unit's move? For changes of formation (HOW-FORMCHG-08). */
export const isSlow = (kind: Kind, areas: readonly GroundArea[]): boolean => {
  const rate = rateOver(kind, areas);
  return rate > FREE && rate < CLOSED;
};
