/** Bases of a unit in each formation, about the centre of its footprint (HOW-BASE, HOW-FORM, HOW-OPT-11, HOW-OPT-12). */
import type { BaseShape, Roster } from '../../../battle';
import { weightOf } from '../../../scenario';
import type { Cm, UnitShape, UnitType, Weight } from '../../../scenario';
import { inRanks } from '../../../tabletop';
import { chosen } from '../options';
import type { ScaleLengths } from './scales';

/** Bases of a unit: 5 foot and 4 horse to a standard unit. */
const BASE_COUNTS = {
  foot: { small: 3, standard: 5, large: 7 },
  horse: { small: 2, standard: 4, large: 6 },
} as const;

/** At 6mm a battalion has 4 bases, or 3 broad ones, unless the 5 of other scales are chosen; with 4 or 3 its line is 6 cm (HOW-BASE-07). */
const FOOT_AT_6MM = {
  4: { width: 1.5, counts: { small: 2, standard: 4, large: 6 } },
  3: { width: 2, counts: { small: 2, standard: 3, large: 4 } },
} as const;
type BasesAt6mm = keyof typeof FOOT_AT_6MM | 5;

/** How many bases a battalion has at 6mm (HOW-BASE-07). */
export const basesAt6mm = (battle: Pick<Roster, 'options'>): BasesAt6mm =>
  BASES[chosen(battle, 'infantry bases at 6mm')] ?? 4;
const BASES: Readonly<Partial<Record<string, BasesAt6mm>>> = { 3: 3, 5: 5 };

const footOf = (scale: ScaleLengths, at6mm: BasesAt6mm) =>
  scale.id === '6mm' && at6mm !== 5 ? FOOT_AT_6MM[at6mm] : { width: scale.bases.foot, counts: BASE_COUNTS.foot };

/** The formations a type of unit can take, the fighting one first. */
export function formationsOf({ arm, size }: UnitShape): readonly string[] {
  switch (arm) {
    case 'foot':
      return ['line', 'march column'];
    // Of all the shapes that light infantry may stand in, those that change a rule: one deep, two deep, a file (HOW-FORM-03).
    case 'light foot':
    case 'horse':
      return size === 'small' ? ['line', 'march column'] : ['line', 'double line', 'march column'];
    case 'guns':
      return ['deployed', 'limbered'];
    case 'train':
      return ['march column'];
  }
}

/** The formation it marches in: limbered or in march column. */
export const columnOf = (unit: UnitShape): string => (unit.arm === 'guns' ? 'limbered' : 'march column');

/** Cavalry on foot (HOW-UNIT-09). */
export const DISMOUNTED = 'dismounted';

/** A line bent to the edge of a wood or the like (HOW-FORM-06). */
export const IRREGULAR = 'irregular line';

/** Every shape a unit can be in: its formations, of foot and horse bent lines and of horse on foot as well, and for guns the crew without them. */
export function shapesOf(unit: UnitShape): readonly string[] {
  const formations = formationsOf(unit);
  return unit.arm === 'guns'
    ? [...formations, 'crew']
    : unit.arm === 'horse'
      ? [...formations, IRREGULAR, DISMOUNTED]
      : unit.arm === 'train'
        ? formations
        : [...formations, IRREGULAR];
}

/** The bases of a unit in `formation`; the first is the base that leads. */
export function layout(
  { type, arm, size }: UnitShape,
  formation: string,
  scale: ScaleLengths,
  at6mm: BasesAt6mm = 4,
): readonly BaseShape[] {
  if (formation === IRREGULAR) return layout({ type, arm, size }, 'line', scale, at6mm);
  switch (arm) {
    case 'foot':
    case 'light foot': {
      const { width, counts } = footOf(scale, at6mm);
      const count = counts[size];
      const base = { width, depth: scale.bases.foot, carries: arm } as const;
      if (formation === 'double line') return twoDeep(base, count);
      return formation === 'line' ? inRanks(base, count, 1) : inRanks(base, 1, count);
    }
    case 'horse': {
      const count = BASE_COUNTS.horse[size];
      // HOW-BASE-10: a base of foot for each of horse.
      if (formation === DISMOUNTED)
        return inRanks({ width: footOf(scale, at6mm).width, depth: scale.bases.foot, carries: 'light foot' }, count, 1);
      const base = { width: scale.bases.horse, depth: scale.bases.horse, carries: 'horse' } as const;
      if (formation === 'line') return inRanks(base, count, 1);
      return formation === 'double line' ? inRanks(base, count / 2, 2) : inRanks(base, 1, count);
    }
    case 'guns':
      if (formation === 'deployed') return deployedGun(type, scale);
      return formation === 'crew' ? [gunBase(type, scale, 'light foot')] : [limber(type, scale, 0)];
    case 'train':
      return [{ ...limber('medium gun', scale, 0), carries: 'wagon' }];
  }
}

/** Two ranks, the odd base in front. */
function twoDeep(base: Parameters<typeof inRanks>[0], count: number): readonly BaseShape[] {
  const behind = Math.floor(count / 2);
  const rank = (files: number, y: Cm): readonly BaseShape[] => inRanks(base, files, 1).map((one) => ({ ...one, y }));
  return [...rank(count - behind, base.depth / 2), ...rank(behind, -base.depth / 2)];
}

/** A deployed battery's centre is that of its gun base; the limber touches its rear edge (HOW-FORM-05). */
function deployedGun(type: UnitType, scale: ScaleLengths): readonly BaseShape[] {
  const gun = gunBase(type, scale, 'gun');
  return [gun, limber(type, scale, -(gun.depth + limberLength(type, scale)) / 2)];
}

/** A crew without its guns stands on a base of the same size (HOW-BASE-12). */
function gunBase(type: UnitType, scale: ScaleLengths, carries: 'gun' | 'light foot'): BaseShape {
  const side = scale.bases[gunOf(type)];
  return { x: 0, y: 0, turn: 0, width: side, depth: side, carries };
}

const limber = (type: UnitType, scale: ScaleLengths, y: Cm): BaseShape => ({
  x: 0,
  y,
  turn: 0,
  width: scale.bases.horse,
  depth: limberLength(type, scale),
  carries: 'limber',
});

/** HOW-BASE-05: 12 cm at 28mm for medium and heavy, 7.5 for light; elsewhere 2.4 and 1.5 widths. */
const limberLength = (type: UnitType, scale: ScaleLengths): Cm =>
  scale.bases.horse * (gunOf(type) === 'light gun' ? 1.5 : 2.4);

/** The base of a battery; howitzers and the like are of medium weight (HOW-BASE-04). */
const gunOf = (type: UnitType): `${Weight} gun` => `${weightOf(type)} gun`;

/** The bases that are the unit's own rectangle: of a deployed battery its gun, without the limber behind it (HOW-SECT-02). */
export const mainBases = (formation: string, bases: readonly BaseShape[]): readonly BaseShape[] =>
  formation === 'deployed' ? bases.filter(({ carries }) => carries !== 'limber') : bases;
