/** Bases and formations (MCN-UNIT-01, 02, MCN-FORM-01, 02). */
import type { BaseShape, Id } from '../../../battle';
import type { Cm, Unit, UnitShape } from '../../../scenario';
import { inRanks } from '../../../tabletop';
import type { Train } from './overrides';

/** The formations of the book, and a crew that has left its guns (MCN-ROUT-09). */
export const FORMATIONS = ['line', 'mass', 'column', 'deployed', 'limbered', 'crew'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** A base is 45 mm square, as inches (MCN-UNIT-02). */
export const BASE = 1.75;

/** What the book calls a formation of the scenario. */
const CALLED: Readonly<Record<string, Formation>> = { 'double line': 'mass', 'march column': 'column' };
export function formationOf(arm: UnitShape['arm'], written: Id): Formation {
  const called = CALLED[written] ?? FORMATIONS.find((one) => one === written) ?? 'line';
  const own = formationsOf(arm);
  return own.find((one) => one === called) ?? own[0] ?? 'line';
}

/** Those a unit can take, the fighting one first. */
export function formationsOf(arm: UnitShape['arm']): readonly Formation[] {
  if (arm === 'guns') return ['deployed', 'limbered'];
  return arm === 'train' ? ['column'] : ['line', 'mass', 'column'];
}
/** Every shape it can be in. */
export const shapesOf = (arm: UnitShape['arm']): readonly Formation[] =>
  arm === 'guns' ? [...formationsOf(arm), 'crew'] : formationsOf(arm);

/** The formation it marches in. */
export const columnOf = ({ arm }: Pick<Unit, 'arm'>): Formation => (arm === 'guns' ? 'limbered' : 'column');

/** What wagons carry: what the scenario says, else by their type (MCN-ENG-02, MCN-ENG-03). */
export const trainOf = (type: UnitShape['type'], written: Train | null): Train =>
  written ?? (type === 'pontoons' ? 'pontoons' : 'supplies');

/** The bases of a unit in a formation; every unit of a kind has as many, whatever its strength. */
export function layout({ arm, type }: UnitShape, formation: Id, inch: Cm, train?: Train | null): readonly BaseShape[] {
  const side = BASE * inch;
  const base = { width: side, depth: side, carries: 'foot' } as const;
  if (arm === 'guns') return gunLayout(formation, base);
  // Engineering wagons are twice as long (MCN-ENG-02, MCN-ENG-03).
  if (arm === 'train')
    return inRanks(
      { ...base, depth: trainOf(type, train ?? null) === 'supplies' ? side : 2 * side, carries: 'wagon' },
      1,
      2,
    );
  const carries = arm === 'foot' ? 'foot' : arm;
  const [files, ranks] =
    formation === 'mass' || formation === 'double line' ? [2, 2] : isColumn(formation) ? [1, 4] : [4, 1];
  return inRanks({ ...base, carries }, files, ranks);
}

/** Two guns side by side with their limbers behind, or one behind another on the march; a crew alone has its two bases. */
function gunLayout(formation: Id, base: Omit<BaseShape, 'x' | 'y' | 'turn'>): readonly BaseShape[] {
  if (formation === 'crew') return inRanks({ ...base, carries: 'light foot' }, 2, 1);
  if (formation === 'deployed')
    return inRanks({ ...base, carries: 'gun' }, 2, 2).map((one, i) => (i < 2 ? one : { ...one, carries: 'limber' }));
  return inRanks({ ...base, carries: 'limber' }, 1, 4).map((one, i) =>
    i % 2 === 0 ? one : { ...one, carries: 'gun' },
  );
}

export const isColumn = (formation: Id): boolean =>
  formation === 'column' || formation === 'march column' || formation === 'limbered';
