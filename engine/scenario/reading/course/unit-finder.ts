/** Finds the units that rules and events name. */
import type { Army } from '../../model/army';
import type { Id } from '../../model/measures';
import type { PlacedValue } from '../../readers/reader';
import { KnownNames } from '../known-names';

export type UnitFinder = (name: PlacedValue<string>) => readonly Id[] | undefined;

/** Units may be named one by one or by their brigade. */
export function unitFinder(armies: readonly Army[]): UnitFinder {
  const names = new KnownNames('unknown-unit');
  const members = new Map<Id, readonly Id[]>();
  for (const army of armies) {
    for (const unit of army.independents) names.add(unit.id, unit.name);
    for (const brigade of army.brigades) {
      names.add(brigade.id, brigade.name);
      members.set(
        brigade.id,
        brigade.units.map((unit) => unit.id),
      );
      for (const unit of brigade.units) names.add(unit.id, unit.name);
    }
  }
  return (name) => {
    const id = names.find(name);
    return id === undefined ? undefined : (members.get(id) ?? [id]);
  };
}
