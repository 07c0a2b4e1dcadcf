/** What Honours of War makes of a unit of the roster: its kind, its weapon, its national values and its weight. */
import type { Id, Roster, RosterUnit } from '../../../battle';
import { memo } from '../../../facts';
import { weightOf } from '../../../scenario';
import type { Cm, TroopClass, Weapon } from '../../../scenario';
import { playsWith } from '../options';
import { hullOf } from '../../../tabletop';
import type { Hull } from '../../../tabletop';
import { DISMOUNTED, mainBases } from './layouts';
import { foreignValues, NEUTRAL, readNationalValues } from './nations';
import type { Deduction, NationalValues } from './nations';
import { readOverrides } from './overrides';
import { ordnanceOf } from './ordnance';
import type { Ordnance } from './ordnance';
import type { Gun, MoveKind, ScaleLengths, SmallArm } from './scales';
import { isScale, scale as scaleById } from './scales';

export const KINDS = ['close order', 'light infantry', 'heavy horse', 'light horse', 'artillery', 'transport'] as const;
/** Heavy and medium cavalry are one kind; only light cavalry differs in ground and evading (HOW-CLASS-05). */
export type UnitKind = (typeof KINDS)[number];

export interface Traits {
  readonly unit: RosterUnit;
  readonly kind: UnitKind;
  /** Transport counts as inferior whatever is written (HOW-CLASS-04). */
  readonly class: TroopClass;
  /** The class whose line of the hit table its own fire uses (HOW-NAT-20). */
  readonly firesAs: TroopClass;
  readonly smallArm: SmallArm | null;
  /** Of close order foot; none for everybody else (HOW-UNIT-07, HOW-OPT-05, HOW-NAT-30). */
  readonly battalionGuns: BattalionGuns;
  /** The row of the artillery ranges it uses. */
  readonly gun: Gun | null;
  readonly ordnance: Ordnance | null;
  readonly nation: NationalValues;
  readonly scale: ScaleLengths;
  /** Army points: 0.5, 1, 1.5; transport 0 (HOW-BREAK-01, HOW-BREAK-02). */
  readonly points: number;
  /** -1 small, +1 large, to fire and melee dice (HOW-OPT-14). */
  readonly sizeModifier: number;
  /** By formation; of a deployed battery, that of its gun base. */
  readonly hulls: Readonly<Record<Id, Hull>>;
  /** What it is in a formation: dismounted cavalry is light infantry with carbines (HOW-UNIT-09). */
  readonly as: (formation: string) => Traits;
  /** What close order foot is that has left its guns behind (HOW-OPT-05); null for everybody else. */
  readonly withoutGuns: Traits | null;
}

export type BattalionGuns = 'none' | 'usual' | 'quick-firing';

/** Everything Honours of War knows of an army list, worked out once a roster. */
export interface Register {
  readonly scale: ScaleLengths;
  readonly traits: ReadonlyMap<Id, Traits>;
  /** By side. */
  readonly nations: ReadonlyMap<Id, NationalValues>;
}

export const registerOf = memo((roster: Roster): Register => {
  const scale = scaleById(isScale(roster.measure) ? roster.measure : '28mm');
  const play: Played = { guns: playsWith(roster, 'battalion guns'), sizes: playsWith(roster, 'unit sizes') };
  const nations = new Map(roster.sides.map((side) => [side.id, readNationalValues(side.national) ?? NEUTRAL]));
  const traits = new Map(
    Object.values(roster.units).map((unit) => [
      unit.id,
      traitsOf(unit, scale, readNationalValues(unit.national) ?? nations.get(unit.side) ?? NEUTRAL, play),
    ]),
  );
  return { scale, nations, traits };
});

/** The army points of a unit (HOW-BREAK-01); none of what is no unit. */
export const armyPoints = (roster: Roster, id: Id): number => registerOf(roster).traits.get(id)?.points ?? 0;

/** Optional rules that make troops what they are; without sizes small and large units keep their bases and count as standard ones. */
interface Played {
  readonly guns: boolean;
  readonly sizes: boolean;
}

function traitsOf(unit: RosterUnit, scale: ScaleLengths, values: NationalValues, play: Played): Traits {
  const kind = kindOf(unit);
  const nation = unit.foreign ? foreignValues(values) : values;
  const ordnance = kind === 'artillery' ? ordnanceOf(unit.type) : null;
  const size = play.sizes ? unit.size : 'standard';
  const battalionGuns = play.guns ? battalionGunsOf(unit, kind, nation) : 'none';
  return inAllStates({
    unit,
    kind,
    class: kind === 'transport' ? 'inferior' : unit.class,
    firesAs: firesAs(unit, kind),
    smallArm: smallArmOf(unit, kind, battalionGuns),
    battalionGuns,
    gun: ordnance?.ranges ?? null,
    ordnance,
    nation,
    scale,
    points: kind === 'transport' ? 0 : kind === 'artillery' ? POINTS.standard : POINTS[size],
    sizeModifier: kind === 'artillery' || kind === 'transport' ? 0 : SIZE_MODIFIERS[size],
    hulls: Object.fromEntries(
      Object.entries(unit.layouts).map(([formation, bases]) => [formation, hullOf(mainBases(formation, bases))]),
    ),
  });
}

/** The unit as it is usually, and what else it may become in the battle. */
function inAllStates(usual: Omit<Traits, 'as' | 'withoutGuns'>): Traits {
  if (isHorse(usual)) {
    const as = (formation: string): Traits => (formation === DISMOUNTED ? onFoot : mounted);
    const mounted: Traits = { ...usual, as, withoutGuns: null };
    const onFoot: Traits = { ...mounted, kind: 'light infantry', smallArm: 'carbines' };
    return mounted;
  }
  const bare: Traits = { ...usual, battalionGuns: 'none', smallArm: 'muskets', as: () => bare, withoutGuns: null };
  const own: Traits = { ...usual, as: () => own, withoutGuns: usual.battalionGuns === 'none' ? null : bare };
  return own;
}

/** Army points of foot and horse by size (HOW-BREAK-01). */
export const POINTS = { small: 0.5, standard: 1, large: 1.5 } as const;
/** On fire and melee dice (HOW-OPT-14). */
export const SIZE_MODIFIERS = { small: -1, standard: 0, large: 1 } as const;

/** On the D6 with which troops act out of command or answer a charge (HOW-CMD-03, HOW-CCHG-04). */
export const CLASS_ON_TESTS = { superior: 1, standard: 0, inferior: -1 } as const satisfies Readonly<
  Record<TroopClass, number>
>;

function kindOf({ type, arm }: RosterUnit): UnitKind {
  switch (arm) {
    case 'foot':
      return 'close order';
    case 'light foot':
      return 'light infantry';
    case 'horse':
      return weightOf(type) === 'light' ? 'light horse' : 'heavy horse';
    case 'guns':
      return 'artillery';
    case 'train':
      return 'transport';
  }
}

/** Foot of the scenario's choice fires a class above its own (HOW-NAT-20). */
function firesAs({ overrides, class: own }: RosterUnit, kind: UnitKind): TroopClass {
  const chosen = kind === 'close order' ? readOverrides(overrides).firesAs : null;
  return chosen ?? own;
}

/** Close order foot has its guns unless the scenario takes them away; a nation's may fire quickly (HOW-NAT-30). */
function battalionGunsOf(unit: RosterUnit, kind: UnitKind, nation: NationalValues): BattalionGuns {
  if (kind !== 'close order' || unit.battalionGuns === false) return 'none';
  return nation.battalionGuns;
}

/** HOW-UNIT-07: close order foot carries muskets, with or without its guns; light foot muskets, or rifles as jaeger do. */
function smallArmOf(unit: RosterUnit, kind: UnitKind, guns: BattalionGuns): SmallArm | null {
  if (kind === 'close order') return guns === 'none' ? 'muskets' : 'muskets and battalion guns';
  return kind === 'light infantry' ? weaponOfLightFoot(unit) : null;
}

export const weaponOfLightFoot = ({ type, weapon }: Pick<RosterUnit, 'type' | 'weapon'>): Weapon =>
  weapon ?? (type === 'jaeger' ? 'rifles' : 'muskets');

export const isHorse = ({ kind }: Pick<Traits, 'kind'>): boolean => kind === 'heavy horse' || kind === 'light horse';
export const isInfantry = ({ kind }: Traits): boolean => kind === 'close order' || kind === 'light infantry';
/** Close order infantry and mounted cavalry (HOW-UNIT-06). */
export const isFormed = (traits: Traits): boolean => traits.kind === 'close order' || isHorse(traits);

/** N: the tabled normal move of a unit in a formation (HOW-SCALE-07, HOW-MOVE-01). */
export function normalMove(traits: Traits, formation: string, onRoad = false): Cm {
  return traits.scale.moves[moveKind(traits, formation, onRoad)];
}

function moveKind({ kind, gun, ordnance }: Traits, formation: string, onRoad: boolean): MoveKind {
  switch (kind) {
    case 'close order':
      return formation === 'march column' ? 'footColumn' : 'footLine';
    case 'light infantry':
      return 'lightFoot';
    case 'heavy horse':
    case 'light horse':
      return formation === 'march column' ? 'horseColumn' : 'horseLine';
    case 'artillery':
      if (formation === 'crew') return 'lightFoot';
      if (formation === 'limbered') return LIMBERED[ordnance?.drawnBy ?? 'teams'][onRoad ? 'onRoad' : 'offRoad'];
      return gun === 'light gun' ? 'manhandleLight' : gun === 'heavy gun' ? 'manhandleHeavy' : 'manhandleMedium';
    case 'transport':
      return onRoad ? 'trainOnRoad' : 'train';
  }
}

/** HOW-UNIT-08. */
const LIMBERED = {
  teams: { offRoad: 'limbered', onRoad: 'limberedOnRoad' },
  'mounted teams': { offRoad: 'horseGunsLimbered', onRoad: 'horseGunsOnRoad' },
} as const satisfies Record<Ordnance['drawnBy'], Record<string, MoveKind>>;

/** HOW-ARTY-04: how far a deployed gun is pushed to its flank. */
export function manhandleToFlank({ gun, scale, nation }: Traits): Cm {
  const full =
    gun === 'light gun'
      ? scale.moves.manhandleLightToFlank
      : gun === 'heavy gun'
        ? scale.moves.manhandleHeavyToFlank
        : scale.moves.manhandleMediumToFlank;
  return nation.manhandling === 'half' ? full / 2 : full;
}

/** The national deduction for moving to flank or rear; light infantry, guns and wagons have none (HOW-MOVE-03, 07, HOW-NAT-06). */
export function flankDeduction(traits: Traits): Deduction {
  if (traits.kind === 'close order') return traits.nation.flankDeduction.foot;
  return isHorse(traits) ? traits.nation.flankDeduction.horse : 'none';
}

/** The cost of a change of formation as a share of N (HOW-FORMCHG-01 to 03, HOW-FORMCHG-09). */
export function changeShare(traits: Traits): number {
  if (traits.kind === 'light infantry') return 0;
  const national = isHorse(traits) ? traits.nation.formationChange.horse : traits.nation.formationChange.foot;
  const share = national === 'full' ? 1 : national === 'half' ? 0.5 : 0;
  return traits.class === 'inferior' ? Math.max(share, 0.5) : share;
}
