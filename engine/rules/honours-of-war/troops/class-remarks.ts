/**
 * Units left at the standard class where their nation has that kind of troops in another one only: the book's lists of
 * the nations come before the usual class of an arm (HOW-CLASS-03). The class of a file always counts; this only asks.
 */
import { troopsIn } from '../../../scenario';
import type { Army, Nation, TroopClass, TroopKind, Unit, UnplacedFinding } from '../../../scenario';

export const classRemarks = (armies: readonly Army[]): readonly UnplacedFinding[] =>
  armies.flatMap((army) => [
    ...army.brigades.flatMap(({ nation, units }) => ofNation(units, nation ?? army.nation, army.year)),
    ...ofNation(army.independents, army.nation, army.year),
  ]);

function ofNation(units: readonly Unit[], nation: Nation, year: number | null): readonly UnplacedFinding[] {
  const kinds = troopsIn(nation, year);
  return units.flatMap((unit): readonly UnplacedFinding[] => {
    const usual = unit.class === 'standard' ? usualClass(unit, kinds) : null;
    if (usual === null) return [];
    const when = year === null ? '' : ` of ${year}`;
    return [
      {
        severity: 'warning',
        code: 'class-of-nation',
        about: unit.id,
        key: 'class',
        message: `${unit.name} is standard, but the troops of ${nation.name}${when} have every “${unit.type}” as ${usual}.`,
        fix: `Write class: ${usual}, or accept it where this one was no better and no worse.`,
        quickFix: usual,
        clause: 'HOW-CLASS-03',
      },
    ];
  });
}

/** The one class other than standard that a nation has such troops in; null when it has several, or standard ones too. */
function usualClass(unit: Unit, kinds: readonly TroopKind[]): TroopClass | null {
  const classes = new Set(kinds.filter((kind) => isOfKind(unit, kind)).map((kind) => kind.class));
  const [only] = classes;
  return classes.size === 1 && only !== undefined && only !== 'standard' ? only : null;
}

const isOfKind = (unit: Unit, kind: TroopKind): boolean =>
  kind.type === unit.type && (kind.order === null || (kind.order === 'close') === (unit.arm === 'foot'));
