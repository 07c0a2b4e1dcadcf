/** What each type of unit is for this book: its class, and the groups of types that the rules speak of (MCN-UNIT-04, 08). */
import type { UnitType } from '../../../scenario';

/** Close order foot, open order foot, heavy and light cavalry, artillery, wagons (MCN-UNIT-04). */
export const UNIT_CLASSES = ['CO', 'OO', 'HC', 'LC', 'ART', 'WAG'] as const;
export type UnitClass = (typeof UNIT_CLASSES)[number];

/** A unit is one of these; wagons are none of them (MCN-UNIT-08). */
export const GROUPS = ['regular', 'irregular', 'militia'] as const;
export type Group = (typeof GROUPS)[number];

/** The columns of the movement chart (MCN-MOVE-03). */
export const MOVERS = ['CO', 'OO', 'mounted', 'wheeled'] as const;
export type Mover = (typeof MOVERS)[number];

export interface UnitKind {
  readonly class: UnitClass;
  readonly group: Group | null;
}

const of = (unitClass: UnitClass, group: Group | null = 'regular'): UnitKind => ({ class: unitClass, group });

export const KINDS: Readonly<Record<UnitType, UnitKind>> = {
  'line infantry': of('CO'),
  grenadiers: of('CO'),
  guards: of('CO'),
  militia: of('CO', 'militia'),
  garrison: of('CO', 'militia'),
  'light infantry': of('OO'),
  grenzer: of('OO', 'irregular'),
  jaeger: of('OO'),
  highlanders: of('OO'),
  freikorps: of('CO', 'irregular'),
  engineers: of('OO'),
  cuirassiers: of('HC'),
  'heavy horse': of('HC'),
  carabiniers: of('HC'),
  'horse grenadiers': of('HC'),
  dragoons: of('HC'),
  'light dragoons': of('LC'),
  chevaulegers: of('LC'),
  hussars: of('LC'),
  bosniaks: of('LC'),
  uhlans: of('LC'),
  cossacks: of('LC', 'irregular'),
  'light gun': of('ART'),
  'medium gun': of('ART'),
  'heavy gun': of('ART'),
  howitzer: of('ART'),
  unicorn: of('ART'),
  'light unicorn': of('ART'),
  'shuvalov howitzer': of('ART'),
  'horse artillery': of('ART'),
  'light horse artillery': of('ART'),
  'quick-firing gun': of('ART'),
  'light quick-firing gun': of('ART'),
  transport: of('WAG', null),
  'supply wagons': of('WAG', null),
  pontoons: of('WAG', null),
};

/** Types that throw shell and have no canister (MCN-UNIT-05, MCN-FIRE-08). */
export const isHowitzer = (type: UnitType): boolean => type === 'howitzer' || type === 'shuvalov howitzer';

export const isMountedClass = (one: UnitClass): boolean => one === 'HC' || one === 'LC';
export const isFootClass = (one: UnitClass): boolean => one === 'CO' || one === 'OO';

export const moverOf = (one: UnitClass): Mover =>
  one === 'CO' || one === 'OO' ? one : isMountedClass(one) ? 'mounted' : 'wheeled';

/** What the class is called. */
export const CLASS_WORDS: Readonly<Record<UnitClass, string>> = {
  CO: 'close order infantry',
  OO: 'open order infantry',
  HC: 'heavy cavalry',
  LC: 'light cavalry',
  ART: 'artillery',
  WAG: 'wagons',
};
