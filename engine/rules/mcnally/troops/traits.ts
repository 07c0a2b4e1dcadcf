/** What a unit is for the rules, worked out of the roster once a battle (MCN-UNIT). */
import type { Cm, Id, Roster, RosterUnit } from '../../../battle';
import { memo } from '../../../facts';
import { weightOf } from '../../../scenario';
import type { Weight } from '../../../scenario';
import { houseValues } from '../house-rows';
import type { HouseValues } from '../house-rows';
import { inchAt } from '../lengths';
import { PLAIN, readNationalValues } from './nations';
import type { NationalValues } from './nations';
import { readOverrides } from './overrides';
import type { Train } from './overrides';
import { trainOf } from './layouts';
import { FULL_MEN, menOfSize, strengthOf } from './strength';
import { isFootClass, isHowitzer, isMountedClass, KINDS, moverOf } from './unit-classes';
import type { Group, Mover, UnitClass } from './unit-classes';

export type Weapon = keyof HouseValues['ranges'];

export interface Traits {
  readonly unit: RosterUnit;
  /** The house values of its battle. */
  readonly house: HouseValues;
  readonly class: UnitClass;
  readonly mover: Mover;
  readonly group: Group | null;
  readonly isFoot: boolean;
  readonly isMounted: boolean;
  /** Light infantry, jaegers and grenz, not engineers (MCN-UNIT-08). */
  readonly isLightInfantry: boolean;
  /** Every open order unit and light cavalry (MCN-UNIT-08). */
  readonly isLightTroops: boolean;
  /** Guards and grenadiers (MCN-MELEE-04). */
  readonly isElite: boolean;
  /** What it fires; null for those who do not. */
  readonly weapon: Weapon | null;
  readonly weight: Weight;
  readonly hasRegimentalGuns: boolean;
  readonly national: NationalValues;
  /** What is added to its strength for its basic morale (MCN-MORALE-02). */
  readonly moraleModifier: number;
  readonly men: number;
  readonly strength: number;
  /** What wagons carry; null for those who are none. */
  readonly train: Train | null;
  /** Centimetres to an inch of the book. */
  readonly inch: Cm;
}

export const traitsIn = memo((roster: Roster): ReadonlyMap<Id, Traits> => {
  const sides = new Map(roster.sides.map(({ id, national }) => [id, readNationalValues(national) ?? PLAIN]));
  return new Map(
    Object.values(roster.units).map((unit) => [
      unit.id,
      traitsOf(unit, sides.get(unit.side) ?? PLAIN, inchAt(roster.measure), houseValues(roster.values)),
    ]),
  );
});

function traitsOf(unit: RosterUnit, ofSide: NationalValues, inch: Cm, house: HouseValues): Traits {
  const overrides = readOverrides(unit.overrides);
  const unitClass = classOf(unit, overrides.order);
  const group = overrides.group ?? KINDS[unit.type].group;
  const isGrenz = unit.type === 'grenzer' || unit.type === 'freikorps';
  const isLight = unit.type === 'light infantry' || unit.type === 'highlanders' || unit.type === 'jaeger';
  const isElite = unit.type === 'guards' || unit.type === 'grenadiers' || unit.type === 'horse grenadiers';
  const isOpen = unitClass === 'OO';
  const men = overrides.men ?? menOfSize(unitClass, unit.size);
  return {
    unit,
    house,
    class: unitClass,
    mover: moverOf(unitClass),
    group: unitClass === 'WAG' ? null : group,
    isFoot: isFootClass(unitClass),
    isMounted: isMountedClass(unitClass),
    isLightInfantry: isOpen && (isGrenz || isLight),
    isLightTroops: isOpen || unitClass === 'LC',
    isElite: isElite && unit.type !== 'horse grenadiers',
    weapon: weaponOf(unit, unitClass),
    weight: weightOf(unit.type),
    hasRegimentalGuns: unitClass === 'CO' && unit.battalionGuns === true,
    national: readNationalValues(unit.national) ?? ofSide,
    moraleModifier: moraleModifier(unit, unitClass, group, overrides.militia, house),
    men,
    strength: strengthOf(men, FULL_MEN[unitClass]),
    train: unitClass === 'WAG' ? trainOf(unit.type, overrides.train) : null,
    inch,
  };
}

/** Frei-korps stand close unless the scenario says open; other foot by the arm it fights as (MCN-UNIT-04). */
function classOf({ type, arm }: RosterUnit, order: 'close' | 'open' | null): UnitClass {
  const own = KINDS[type].class;
  if (!isFootClass(own)) return arm === 'foot' || arm === 'light foot' ? 'CO' : own;
  if (order !== null) return order === 'open' ? 'OO' : 'CO';
  if (type === 'freikorps') return 'CO';
  return arm === 'light foot' ? 'OO' : 'CO';
}

function weaponOf({ type, weapon }: RosterUnit, unitClass: UnitClass): Weapon | null {
  if (unitClass === 'ART') return isHowitzer(type) ? 'howitzers' : weightOf(type);
  if (!isFootClass(unitClass)) return null;
  return weapon === 'rifles' || (weapon === null && type === 'jaeger') ? 'rifles' : 'muskets';
}

/** MCN-MORALE-02. */
function moraleModifier(
  { type }: RosterUnit,
  unitClass: UnitClass,
  group: Group | null,
  militia: 'better' | 'worse' | null,
  house: HouseValues,
): number {
  if (unitClass === 'WAG') return -4;
  if (group === 'militia') return militia === 'worse' ? -2 : -1;
  if (group === 'irregular') return isMountedClass(unitClass) ? house.morale.irregularHorse : -1;
  if (type === 'guards') return house.morale.guards;
  return type === 'grenadiers' ? 2 : 1;
}
